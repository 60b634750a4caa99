import { installDebianPackage } from './debian-package.ts'
import { environmentWithFonts, type DeviceFonts } from './device-fonts.ts'
import { findInstalled, isWorkingBrowser } from './installed.ts'
import { thisMachine, type Machine } from './machine.ts'
import { findOrFetchPackaged } from './packaged.ts'
import { findPlaywrightDownload } from './playwright-download.ts'

/** What Playwright's `chromium.launch()` takes: spread it into the call as it is. */
export interface Chromium {
  executablePath: string
  args: string[]
  /** The whole environment of the browser's process, not only the additions. */
  env: Record<string, string>
}

/** Flags that turn off browser features no test needs. */
export const quietFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a test asks of its browser; the most usual by default. */
export interface BrowserChoice {
  machine?: Machine
  /** The fonts of the device, so that no test depends on those of this machine. */
  fonts?: DeviceFonts
}

/**
 * A Chromium for tests, with fonts of its own where the system lets it: `CHROMIUM_PATH`, else an installed Chromium or
 * Chrome, else Playwright's own download, else Debian's package where this process may install it, else one from the
 * npm registry. What was fetched is kept. Throws with what to do when the machine has none and none can be had.
 */
export async function findChromium({
  machine = thisMachine(),
  fonts = 'Arial and Times New Roman',
}: BrowserChoice = {}): Promise<Chromium> {
  const { executablePath, args, env } = await findOnMachine(machine)
  return { executablePath, args, env: { ...env, ...(await environmentWithFonts(machine, fonts)) } }
}

async function findOnMachine(machine: Machine): Promise<Chromium> {
  const chosen = machine.environment['CHROMIUM_PATH']
  if (chosen) {
    if (await isWorkingBrowser(machine, chosen)) return chromium(machine, chosen)
    throw new Error(
      `CHROMIUM_PATH names ${chosen}, which does not start as a Chromium. Correct it, or unset it to have one ` +
        'looked for.',
    )
  }
  const executablePath =
    (await findInstalled(machine)) ?? (await findPlaywrightDownload(machine)) ?? (await installDebianPackage(machine))
  if (executablePath !== undefined) return chromium(machine, executablePath)

  const packaged = await findOrFetchPackaged(machine)
  if (packaged !== undefined) {
    const libraries = [packaged.libraries, machine.environment['LD_LIBRARY_PATH']]
    return chromium(machine, packaged.executablePath, { LD_LIBRARY_PATH: libraries.filter(Boolean).join(':') })
  }
  throw new Error(
    'No Chromium was found and none could be fetched. Install Chromium or Chrome, or run "pnpm exec playwright ' +
      'install chromium" in tooling/e2e, or set CHROMIUM_PATH to a browser, then try again.',
  )
}

function chromium(machine: Machine, executablePath: string, added: Record<string, string> = {}): Chromium {
  return {
    executablePath,
    // Chromium refuses to run its sandbox only as root.
    args: [...(machine.isRoot ? ['--no-sandbox'] : []), ...quietFlags],
    env: { ...machine.environment, ...added },
  }
}

import { installDebianPackage } from './debian-package.ts'
import { environmentWithFonts, type DeviceFonts } from './device-fonts.ts'
import { findInstalled, isWorkingBrowser } from './installed.ts'
import { thisMachine, type Machine } from './machine.ts'
import { findOrFetchPackaged } from './packaged.ts'
import { findPlaywrightDownload } from './playwright-download.ts'

/** Options for Playwright's `chromium.launch()`: spread them into the call unchanged. */
export interface Chromium {
  executablePath: string
  args: string[]
  /** The complete environment of the browser process, not only the additions. */
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

/** A test's browser requirements, with the most common ones as defaults. */
export interface BrowserChoice {
  machine?: Machine
  /** The device's fonts, so that no test depends on those of this machine. */
  fonts?: DeviceFonts
}

/**
 * Finds a Chromium for tests, with its own fonts if the system allows it: `CHROMIUM_PATH`, else an installed Chromium
 * or Chrome, else Playwright's own download, else Debian's package if this process may install it, else one from the
 * npm registry. Downloads are kept. If there is none and none can be fetched, throws an error that says what to do.
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
    // Root is the only user for whom Chromium refuses to run its sandbox.
    args: [...(machine.isRoot ? ['--no-sandbox'] : []), ...quietFlags],
    env: { ...machine.environment, ...added },
  }
}

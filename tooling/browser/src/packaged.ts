import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** A browser and the folder with the libraries that a minimal system lacks. */
export interface PackagedBrowser {
  executablePath: string
  libraries: string
}

const packageName = '@sparticuz/chromium'
// A separate lockfile, so that starting the product does not have to wait for it.
const home = join(import.meta.dirname, '..', 'packaged')
const fiveMinutes = 300_000

/** The version of the packaged Chromium that its lockfile names. */
const packagedVersion = readVersion()

// The package unpacks itself and the libraries that a minimal system lacks into the temporary folder it is given.
const unpackScript = `import(process.argv[1]).then(({ default: chromium }) => chromium.executablePath())`

/** True where the package's Chromium runs: it exists only for Linux on x64. */
export function hasPackagedBrowser({ platform, architecture }: Pick<Machine, 'platform' | 'architecture'>): boolean {
  return platform === 'linux' && architecture === 'x64'
}

/**
 * Returns the Chromium for Linux on x64 that the lockfile in `packaged` pins, unpacked once into this checkout's
 * `.tools` folder. The download is 70 MB, so it is fetched only where a test needs it. Undefined if unavailable.
 */
export async function findOrFetchPackaged(machine: Machine): Promise<PackagedBrowser | undefined> {
  if (!hasPackagedBrowser(machine)) return undefined
  const folder = join(machine.toolsFolder, `chromium-${packagedVersion}`)
  const browser = {
    executablePath: join(folder, 'unpacked', 'chromium'),
    libraries: join(folder, 'unpacked', 'al2023', 'lib'),
  }
  if (!(await machine.isExecutable(browser.executablePath))) {
    machine.say(`fetching ${packageName} ${packagedVersion} from the npm registry (70 MB, once)`)
    if (!(await machine.createFolder(folder, (draft) => fetchInto(machine, draft)))) return undefined
  }
  const started = await machine.run(browser.executablePath, ['--no-sandbox', '--version'], {
    timeoutMs: 60_000,
    environment: { LD_LIBRARY_PATH: browser.libraries },
  })
  if (started.code === 0) return browser
  machine.say(`the fetched Chromium does not start here: ${started.output.trim()}`)
  return undefined
}

async function fetchInto(machine: Machine, draft: string): Promise<boolean> {
  const install = ['--dir', home, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  const installed = await machine.run('pnpm', [...install, '--config.confirmModulesPurge=false'], {
    timeoutMs: fiveMinutes,
  })
  if (installed.code !== 0) {
    machine.say(`pnpm could not fetch it: ${installed.output.trim().split('\n').slice(0, 3).join(' ')}`)
    return false
  }
  const entry = join(home, 'node_modules', ...packageName.split('/'), 'build', 'index.js')
  return machine.createFolder(join(draft, 'unpacked'), async (temporary) => {
    const { code, output } = await machine.run(process.execPath, ['-e', unpackScript, entry], {
      timeoutMs: fiveMinutes,
      environment: { TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    })
    if (code !== 0) machine.say(`it could not be unpacked: ${output.trim()}`)
    return code === 0
  })
}

function readVersion(): string {
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<typeof packageName, string>
  }
  return manifest.dependencies[packageName]
}

import { join } from 'node:path'
import type { Machine } from './machine.ts'

/** A browser with the environment it needs beside that of the caller. */
export interface PackagedBrowser {
  executablePath: string
  environment: Record<string, string>
}

const packageName = '@sparticuz/chromium'
const packageVersion = '153.0.0'
const fiveMinutes = 300_000

// The package unpacks itself, into the temporary folder it is given, with the libraries a bare system lacks.
const unpackScript = `import(process.argv[1]).then(({ default: chromium }) => chromium.executablePath())`

/**
 * A Chromium for Linux on x64 from the npm registry, unpacked into this checkout's `.tools` folder once.
 * It weighs 75 MB packed, so it is fetched only where no other browser was found. Undefined when it cannot be had.
 */
export async function findOrFetchPackaged(machine: Machine): Promise<PackagedBrowser | undefined> {
  if (machine.platform !== 'linux' || machine.architecture !== 'x64') return undefined
  const folder = join(machine.toolsFolder, `chromium-${packageVersion}`)
  const browser = packagedBrowser(machine, folder)
  if (!(await machine.isExecutable(browser.executablePath))) {
    machine.say(`fetching ${packageName} ${packageVersion} from the npm registry (75 MB, once)`)
    if (!(await machine.createFolder(folder, (draft) => fetchInto(machine, draft)))) return undefined
  }
  const started = await machine.run(browser.executablePath, ['--no-sandbox', '--version'], {
    timeoutMs: 60_000,
    environment: browser.environment,
  })
  if (started.code === 0) return browser
  machine.say(`the fetched Chromium does not start here: ${started.output.trim()}`)
  return undefined
}

function packagedBrowser(machine: Machine, folder: string): PackagedBrowser {
  const unpacked = join(folder, 'unpacked')
  const libraries = [join(unpacked, 'al2023', 'lib'), machine.environment['LD_LIBRARY_PATH']]
  return {
    executablePath: join(unpacked, 'chromium'),
    environment: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    },
  }
}

async function fetchInto(machine: Machine, draft: string): Promise<boolean> {
  const install = [
    'install',
    '--prefix',
    draft,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${packageName}@${packageVersion}`,
  ]
  const installed = await machine.run('npm', install, { timeoutMs: fiveMinutes })
  if (installed.code !== 0) {
    machine.say(`npm could not fetch it: ${installed.output.trim().split('\n').slice(0, 3).join(' ')}`)
    return false
  }
  const unpacked = join(draft, 'unpacked')
  const entry = join(draft, 'node_modules', ...packageName.split('/'), 'build', 'index.js')
  const unpack = await machine.createFolder(unpacked, async (temporary) => {
    const { code, output } = await machine.run(process.execPath, ['-e', unpackScript, entry], {
      timeoutMs: fiveMinutes,
      environment: { TMPDIR: temporary, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    })
    if (code !== 0) machine.say(`it could not be unpacked: ${output.trim()}`)
    return code === 0
  })
  return unpack
}

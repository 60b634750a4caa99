'use strict'

// Git's hooks run this before each commit, with the Node of whoever commits: `pre-commit` formats what is staged,
// `commit-msg <file>` checks the message.
const { spawnSync } = require('node:child_process')
const { existsSync } = require('node:fs')
const path = require('node:path')
const { runsProduct } = require('./provision.cjs')

const commitlint = path.join(__dirname, '..', '..', 'node_modules', '@commitlint', 'cli', 'cli.js')

/** @param {string[]} args */
async function runHook([name, messageFile = '']) {
  if (!runsProduct(process.versions.node) || !existsSync(commitlint)) {
    process.stderr.write('Nothing is checked before this commit: it takes Node 24.7 or newer and "pnpm install".\n')
    return 0
  }
  if (name === 'pre-commit') return (await import('./src/format-staged.ts')).formatStaged(process.cwd())
  return spawnSync(process.execPath, [commitlint, '--edit', messageFile], { stdio: 'inherit' }).status ?? 1
}

runHook(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (/** @type {unknown} */ error) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)

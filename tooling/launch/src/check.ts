import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { affectedWorkspaces } from './affected.ts'
import { readArguments } from './read-arguments.ts'
import { turboEntry } from './turbo-entry.ts'

// Lint and types of what the branch and the working tree change and of its dependents, or of everything (`--all`). A
// workspace that only runs others (`ci-jobs.ts`) isn't a dependent: their sources can't break its types.
const { values } = await readArguments(() => parseArgs({ options: { all: { type: 'boolean', default: false } } }))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const turbo = turboEntry(root)
const rules = join(root, 'tooling', 'checks')
const testsOfRules = values.all || affectedWorkspaces(root).has('@dst/checks')
const scope = values.all ? [] : ['--affected']
const output = ['--concurrency=2', '--log-order=grouped', '--output-logs=errors-only']

const steps = [
  { name: 'boundaries', folder: root, program: turbo, args: ['boundaries'] },
  {
    name: 'lint and types',
    folder: root,
    program: turbo,
    args: ['run', 'lint', 'typecheck', ...scope, '--continue=dependencies-successful', ...output],
  },
  // The rules read the whole repository, documents included; the tests of the rules read nothing but fixtures.
  {
    name: 'rules',
    folder: rules,
    program: join(rules, 'node_modules/vitest/vitest.mjs'),
    args: ['run', ...(testsOfRules ? [] : ['this-repository'])],
  },
]

const failed = steps.filter(({ name, folder, program, args }) => {
  process.stdout.write(`\n== ${name}\n`)
  return spawnSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'inherit' }).status !== 0
})
process.stdout.write(
  failed.length === 0 ? '\nAll passed.\n' : `\nFailed: ${failed.map(({ name }) => name).join(', ')}\n`,
)
if (failed.length > 0) process.exitCode = 1

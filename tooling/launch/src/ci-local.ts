import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { affectedWorkspaces } from './affected.ts'
import { chooseJobs, parseChoice } from './ci-choice.ts'
import { ciJobs, turboArguments } from './ci-jobs.ts'
import { readArguments } from './read-arguments.ts'
import { listWorkspaces } from './workspaces.ts'
import { turboEntry } from './turbo-entry.ts'

// Runs the CI jobs one after another, and continues when one fails.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const jobs = await readArguments(async () =>
  chooseJobs(ciJobs(await listWorkspaces(root)), parseChoice(process.argv.slice(2)), () => affectedWorkspaces(root)),
)
const ended = jobs.map((job) => {
  process.stdout.write(`\n== ${job.name}: turbo ${turboArguments(job).join(' ')}\n`)
  const begin = performance.now()
  const { status } = spawnSync(process.execPath, [turboEntry(root), ...turboArguments(job)], {
    cwd: root,
    stdio: 'inherit',
  })
  return { ...job, passed: status === 0, seconds: Math.round((performance.now() - begin) / 1000) }
})
for (const { name, passed, seconds } of ended)
  process.stdout.write(`${passed ? 'passed' : 'failed'}  ${String(seconds).padStart(5)} s  ${name}\n`)
if (ended.length === 0) process.stdout.write('Nothing is affected.\n')
if (ended.some(({ passed }) => !passed)) process.exitCode = 1

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { affectedWorkspaces } from './affected.ts'
import { chooseJobs, type CiJob, ciJobs, parseChoice, turboArguments } from './ci-jobs.ts'
import { readArguments } from './read-arguments.ts'
import { turboEntry } from './turbo-entry.ts'
import { listWorkspaces } from './workspaces.ts'

// Runs the CI jobs one after another, and continues when one fails. With `--matrix` it prints them for the workflow,
// which so includes a new workspace without anyone listing it.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { jobs, matrix } = await readArguments(async () => {
  const choice = parseChoice(process.argv.slice(2))
  const all = ciJobs(await listWorkspaces(root))
  return { ...choice, jobs: chooseJobs(all, choice, () => affectedWorkspaces(root)) }
})
if (matrix) process.stdout.write(`${JSON.stringify(jobs.map(inMatrix))}\n`)
else runAll()

function inMatrix(job: CiJob) {
  return {
    name: job.name,
    workspace: job.workspace,
    artifact: job.name.replace('@dst/', '').replaceAll(/[ /]/g, '-'),
    turbo: turboArguments(job).join(' '),
  }
}

function runAll(): void {
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
}

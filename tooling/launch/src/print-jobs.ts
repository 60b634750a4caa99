import { fileURLToPath } from 'node:url'
import { affectedWorkspaces } from './affected.ts'
import { chooseJobs, parseChoice } from './ci-choice.ts'
import { ciJobs, turboArguments } from './ci-jobs.ts'
import { listWorkspaces } from './workspaces.ts'

// The matrix of the continuous integration: a new workspace is in it without anybody listing it.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const jobs = chooseJobs(ciJobs(await listWorkspaces(root)), parseChoice(process.argv.slice(2)), () =>
  affectedWorkspaces(root),
)
const matrix = jobs.map((job) => ({
  name: job.name,
  workspace: job.workspace,
  artifact: job.name.replace('@dst/', '').replaceAll(/[ /]/g, '-'),
  turbo: turboArguments(job).join(' '),
}))
process.stdout.write(`${JSON.stringify(matrix)}\n`)

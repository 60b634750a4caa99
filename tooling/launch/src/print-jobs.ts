import { fileURLToPath } from 'node:url'
import { affectedWorkspaces } from './affected.ts'
import { chooseJobs, parseChoice } from './ci-choice.ts'
import { ciJobs, turboArguments } from './ci-jobs.ts'
import { readArguments } from './read-arguments.ts'
import { listWorkspaces } from './workspaces.ts'

// Prints the CI matrix, which includes a new workspace without anyone listing it.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const jobs = await readArguments(async () =>
  chooseJobs(ciJobs(await listWorkspaces(root)), parseChoice(process.argv.slice(2)), () => affectedWorkspaces(root)),
)
const matrix = jobs.map((job) => ({
  name: job.name,
  workspace: job.workspace,
  artifact: job.name.replace('@dst/', '').replaceAll(/[ /]/g, '-'),
  turbo: turboArguments(job).join(' '),
}))
process.stdout.write(`${JSON.stringify(matrix)}\n`)

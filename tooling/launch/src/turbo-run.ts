import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'

/** The outcome of each task of a Turbo run by task ID (`@dst/domain#lint`); a task that never ran is absent. */
export type TaskOutcomes = ReadonlyMap<string, 'passed' | 'failed'>

// Empty lines and cache hits, which carry no information.
const nothingToRead = /^(?:@dst\/[\w-]+:[\w:-]+: ?)?(?:cache hit, suppressing logs \w+)?\s*$/

/** Runs tasks with Turbo, continuing when one fails, and reads the outcomes from Turbo's own summary. */
export async function runTasks(
  { root, programs, screen }: Context,
  tasks: string[],
  filters: string[],
): Promise<TaskOutcomes> {
  const summaries = join(root, '.turbo', 'runs')
  await rm(summaries, { recursive: true, force: true })
  await programs.run({
    command: join(root, 'node_modules', '.bin', 'turbo'),
    args: [
      'run',
      ...tasks,
      ...filters.map((filter) => `--filter=${filter}`),
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--summarize',
      '--log-order=grouped',
      '--output-logs=new-only',
    ],
    cwd: root,
    onLine: (line) => {
      if (!nothingToRead.test(line)) screen.write(`${line}\n`)
    },
  })
  const [file] = await readdir(summaries).catch(() => [])
  return file === undefined ? new Map() : readTaskOutcomes(await readFile(join(summaries, file), 'utf8'))
}

interface TurboSummary {
  tasks?: { taskId: string; execution?: { exitCode?: number | null } | null }[]
}

/** The outcomes in a Turbo summary file; a task that could not be started has failed. */
export function readTaskOutcomes(summary: string): TaskOutcomes {
  const { tasks = [] } = JSON.parse(summary) as TurboSummary
  const ran = tasks.filter((task) => task.execution !== undefined && task.execution !== null)
  return new Map(ran.map((task) => [task.taskId, task.execution?.exitCode === 0 ? 'passed' : 'failed'] as const))
}

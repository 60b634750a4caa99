import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'
import { turboEntry } from './turbo-entry.ts'

/** How a task of a Turbo run ended and how long it took; a cached one took no time. */
export interface TaskOutcome {
  passed: boolean
  seconds: number
}

/** Outcomes by task ID (`@dst/domain#lint`); a task that never ran is absent. */
export type TaskOutcomes = ReadonlyMap<string, TaskOutcome>

/** What to run: tasks (`lint`) and tasks of one workspace (`@dst/domain#test`), with arguments for their scripts. */
export interface TurboRequest {
  tasks: readonly string[]
  args?: readonly string[]
  environment?: Record<string, string>
}

/** A line of a running task. */
export interface TaskLine {
  task: string
  text: string
}

/** Runs tasks with Turbo, continuing when one fails, and reads the outcomes from Turbo's own summary. */
export async function runTasks(
  { root, programs }: Context,
  { tasks, args = [], environment }: TurboRequest,
  onLine: (line: TaskLine) => void,
): Promise<TaskOutcomes> {
  const summaries = join(root, '.turbo', 'runs')
  await rm(summaries, { recursive: true, force: true })
  await programs.run({
    command: process.execPath,
    args: [
      turboEntry(root),
      'run',
      ...tasks,
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--summarize',
      '--json',
      '--output-logs=new-only',
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    cwd: root,
    ...(environment ? { environment } : {}),
    onLine: (line) => onLine(readTaskLine(line)),
  })
  const [file] = await readdir(summaries).catch(() => [])
  return file === undefined ? new Map() : readTaskOutcomes(await readFile(join(summaries, file), 'utf8'))
}

/** A line of `turbo run --json`; one that is not JSON is Turbo's own. */
function readTaskLine(line: string): TaskLine {
  try {
    const { source, text } = JSON.parse(line) as { source: string; text: string }
    return { task: source, text }
  } catch {
    return { task: 'turbo', text: line }
  }
}

interface TurboSummary {
  tasks?: {
    taskId: string
    cache?: { status?: string }
    execution?: { exitCode?: number | null; startTime?: number; endTime?: number } | null
  }[]
}

/** The outcomes in a Turbo summary file; a task that could not be started has failed. */
export function readTaskOutcomes(summary: string): TaskOutcomes {
  const { tasks = [] } = JSON.parse(summary) as TurboSummary
  return new Map(
    tasks.flatMap(({ taskId, execution, cache }) => {
      if (execution === undefined || execution === null) return []
      const { exitCode, startTime = 0, endTime = 0 } = execution
      const seconds = cache?.status === 'HIT' ? 0 : Math.round((endTime - startTime) / 1000)
      return [[taskId, { passed: exitCode === 0, seconds }] as const]
    }),
  )
}

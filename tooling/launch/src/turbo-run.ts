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
  filters?: readonly string[]
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
  request: TurboRequest,
  onLine: (line: TaskLine) => void,
): Promise<TaskOutcomes> {
  const summaries = join(root, '.turbo', 'runs')
  await rm(summaries, { recursive: true, force: true })
  await programs.run({
    command: process.execPath,
    args: [
      turboEntry(root),
      ...turboArguments(request),
      '--continue=dependencies-successful',
      '--concurrency=2',
      '--summarize',
      '--json',
      '--output-logs=new-only',
      ...(request.args?.length ? ['--', ...request.args] : []),
    ],
    cwd: root,
    ...(request.environment ? { environment: request.environment } : {}),
    onLine: (line) => onLine(readTaskLine(line)),
  })
  const [file] = await readdir(summaries).catch(() => [])
  return file === undefined ? new Map() : readTaskOutcomes(await readFile(join(summaries, file), 'utf8'))
}

/** The tasks that a run would execute, because no earlier result is valid for them. */
export async function plannedTasks({ root, programs }: Context, request: TurboRequest): Promise<string[]> {
  const lines: string[] = []
  await programs.run({
    command: process.execPath,
    args: [
      turboEntry(root),
      ...turboArguments(request),
      '--dry-run=json',
      ...(request.args?.length ? ['--', ...request.args] : []),
    ],
    cwd: root,
    ...(request.environment ? { environment: request.environment } : {}),
    onLine: (line) => lines.push(line),
  })
  const text = lines.slice(lines.indexOf('{')).join('\n')
  const end = text.lastIndexOf('}') + 1
  const { tasks = [] } = JSON.parse(text.slice(0, end) || '{}') as TurboSummary
  return tasks
    .filter(({ command, cache }) => command !== '<NONEXISTENT>' && cache?.status !== 'HIT')
    .map(({ taskId }) => taskId)
}

function turboArguments({ tasks, filters = [] }: TurboRequest): string[] {
  return ['run', ...tasks, ...filters.map((filter) => `--filter=${filter}`)]
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
    command?: string
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

import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changedWorkspaces } from './affected.ts'
import type { Context } from './context.ts'
import { installDependencies } from './install.ts'
import { readWorkspaceTests } from './reports.ts'
import { summarize, type Check, type TimedTests } from './summary.ts'
import { resolveParts, type TestPart } from './test-parts.ts'
import { showTests } from './test-view.ts'
import { turboEntry } from './turbo-entry.ts'
import { runTasks, type TaskOutcome, type TaskOutcomes, type TurboRequest } from './turbo-run.ts'
import { listWorkspaces, type Workspace } from './workspaces.ts'

/** Which tests to run. */
export interface TestRequest {
  full: boolean
  parts: readonly string[]
}

const checkedTasks = ['lint', 'typecheck']
const testTasks = ['test', 'test:documents']
/** Pictures of the parts and screens; they can change only with these. */
const pictures = '@dst/visual'
const picturesShow = ['@dst/ui', '@dst/web', '@dst/storybook', pictures]
/** Journeys measure nothing, but they wait for pages and servers: their turn comes when nothing else runs. */
const journeys = '@dst/e2e#test'

/**
 * Installs what is missing, runs the checks and tests that were asked for to the end, and prints the totals as the last
 * line. Returns 0 only when nothing failed.
 */
export async function runTests(context: Context, request: TestRequest): Promise<number> {
  const { root, programs, screen, environment } = context
  const begun = Date.now()
  if (!(await installDependencies(context))) return 1
  const workspaces = await listWorkspaces(root)
  const parts = readParts(workspaces, request.parts)
  if (typeof parts === 'string') {
    screen.write(`${parts}\n`)
    return 1
  }
  const tested = parts.map(({ workspace }) => workspace)
  // A report found afterwards comes from this run, or from Turbo's cache for exactly these sources.
  await Promise.all(tested.map(({ folder }) => rm(join(root, folder, 'reports'), { recursive: true, force: true })))

  const everything = request.parts.length === 0
  const checks = await Promise.all([
    checkProgram(context, 'browser', process.execPath, ['tooling/browser/src/ensure-browser.ts']),
    ...(everything ? [checkProgram(context, 'boundaries', process.execPath, [turboEntry(root), 'boundaries'])] : []),
  ])
  const leaves = everything && !request.full && !showsChange(root) ? [pictures] : []
  const requests = requestsFor(
    parts.filter(({ workspace }) => !leaves.includes(workspace.name)),
    { checks: checkTasks(parts), environment: request.full ? { TEST_RUN: 'full' } : {} },
  )
  const outcomes = await runAll(context, requests)
  if (programs.isStopping()) return 130

  const tests = await Promise.all(
    tested
      .filter(({ name }) => !leaves.includes(name))
      .map((workspace) => timedTests(root, workspace, requests, outcomes)),
  )
  const { text, green } = summarize({
    tests,
    checks: [...checks, ...taskChecks(checkTasks(parts), outcomes)],
    seconds: (Date.now() - begun) / 1000,
    leftOut: leaves.length === 0 ? [] : ['the pictures (@dst/visual)'],
  })
  const report = environment['GITHUB_STEP_SUMMARY']
  if (report) await appendFile(report, `\`\`\`\n${text}\n\`\`\`\n`)
  screen.write(`${text}\n`)
  return green ? 0 : 1
}

/** The parts to run, or what is wrong with their names. */
function readParts(workspaces: readonly Workspace[], named: readonly string[]): TestPart[] | string {
  if (named.length === 0) return workspaces.map((workspace) => ({ workspace, paths: [] }))
  try {
    return resolveParts(workspaces, named)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Whether the branch or the work tree changes what the pictures show; without a main branch to compare with, yes. */
function showsChange(root: string): boolean {
  const changed = changedWorkspaces(root)
  return changed === undefined || picturesShow.some((name) => changed.has(name))
}

/**
 * Whole workspaces are one run of Turbo, and their journeys the next. Chosen files are another for each workspace,
 * because they are its arguments.
 */
function requestsFor(
  parts: readonly TestPart[],
  { checks, environment }: { checks: readonly string[]; environment: Record<string, string> },
): TurboRequest[] {
  const whole = parts.filter(({ paths }) => paths.length === 0)
  const tests = whole.flatMap(({ workspace }) => testsOf(workspace))
  const requests: TurboRequest[] = [
    { tasks: [...checks, ...tests.filter((task) => task !== journeys)], environment },
    { tasks: tests.filter((task) => task === journeys), environment },
    ...parts.filter(({ paths }) => paths.length > 0).flatMap((part) => requestsForPaths(part, environment)),
  ]
  return requests.filter(({ tasks }) => tasks.length > 0)
}

/** The test tasks that a workspace has. */
function testsOf({ name, scripts }: Workspace): string[] {
  return testTasks.filter((task) => task in scripts).map((task) => `${name}#${task}`)
}

/** Files go to the task that has them; a test of documents says so in its name. */
function requestsForPaths({ workspace, paths }: TestPart, environment: Record<string, string>): TurboRequest[] {
  const isDocument = (path: string) => path.endsWith('.document.test.ts')
  return [
    { task: 'test', args: paths.filter((path) => !isDocument(path)) },
    { task: 'test:documents', args: paths.filter(isDocument) },
  ]
    .filter(({ args }) => args.length > 0)
    .map(({ task, args }) => ({ tasks: [`${workspace.name}#${task}`], args, environment }))
}

async function runAll(context: Context, requests: readonly TurboRequest[]): Promise<TaskOutcomes> {
  const outcomes = new Map<string, TaskOutcome>()
  for (const request of requests) {
    const view = showTests(request.tasks, context.screen)
    for (const [task, outcome] of await runTasks(context, request, view.onLine)) outcomes.set(task, outcome)
    view.end()
  }
  return outcomes
}

async function timedTests(
  root: string,
  workspace: Workspace,
  requests: readonly TurboRequest[],
  outcomes: TaskOutcomes,
): Promise<TimedTests> {
  const asked = requests.flatMap(({ tasks }) => tasks).filter((task) => testsOf(workspace).includes(task))
  const ended = asked.map((task) => outcomes.get(task))
  const tests = await readWorkspaceTests(
    root,
    workspace,
    ended.every((outcome) => outcome?.passed === true),
  )
  return { ...tests, seconds: ended.reduce((sum, outcome) => sum + (outcome?.seconds ?? 0), 0) }
}

async function checkProgram(
  { root, programs, screen }: Context,
  name: string,
  command: string,
  args: string[],
): Promise<Check> {
  const code = await programs.run({ command, args, cwd: root, onLine: (line) => screen.write(`${name} | ${line}\n`) })
  return { name, passed: code === 0 }
}

/** Lint and types of every workspace that runs as a whole. */
function checkTasks(parts: readonly TestPart[]): string[] {
  const whole = parts.filter(({ paths }) => paths.length === 0)
  return checkedTasks.flatMap((task) => whole.map(({ workspace }) => `${workspace.name}#${task}`))
}

/** The outcome of each check, one that never ran having failed, and of builds that failed. */
function taskChecks(checks: readonly string[], outcomes: TaskOutcomes): Check[] {
  const builds = [...outcomes].filter(([task, { passed }]) => task.endsWith('#build') && !passed)
  return [
    ...checks.map((task) => ({ name: task, passed: outcomes.get(task)?.passed === true })),
    ...builds.map(([task]) => ({ name: task, passed: false })),
  ]
}

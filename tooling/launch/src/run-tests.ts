import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changedWorkspaces } from './affected.ts'
import type { Context } from './context.ts'
import { installDependencies } from './install.ts'
import { readWorkspaceTests } from './reports.ts'
import { summarize, type Check, type TimedTests } from './summary.ts'
import { expectedSeconds, storeSeconds } from './task-seconds.ts'
import { resolveParts, type TestPart } from './test-parts.ts'
import { showTests } from './test-view.ts'
import { plannedTasks, runTasks, type TaskOutcomes, type TurboRequest } from './turbo-run.ts'
import { listWorkspaces, type Workspace } from './workspaces.ts'

/** Which tests to run. */
export interface TestRequest {
  full: boolean
  parts: readonly string[]
}

const checkedTasks = ['lint', 'typecheck']
/** Pictures of the parts and screens; they can change only with these. */
const pictures = '@dst/visual'
const picturesShow = ['@dst/ui', '@dst/web', '@dst/storybook', pictures]

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
  const checks = [
    await checkProgram(context, 'browser', process.execPath, ['tooling/browser/src/ensure-browser.ts']),
    ...(everything ? [await checkProgram(context, 'boundaries', turbo(root), ['boundaries'])] : []),
  ]
  const leaves = everything && !request.full && !showsChange(root) ? [pictures] : []
  const outcomes = await runParts(
    context,
    parts.filter(({ workspace }) => !leaves.includes(workspace.name)),
    { full: request.full, checks: checkTasks(parts) },
  )
  if (programs.isStopping()) return 130

  const tests = await Promise.all(
    tested.filter(({ name }) => !leaves.includes(name)).map((workspace) => timedTests(root, workspace, outcomes)),
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

/** Whole workspaces in one run; chosen files of a workspace in a run of their own, because they are its arguments. */
async function runParts(
  context: Context,
  parts: readonly TestPart[],
  { full, checks }: { full: boolean; checks: readonly string[] },
): Promise<TaskOutcomes> {
  const environment = full ? { TEST_RUN: 'full' } : {}
  const whole = parts.filter(({ paths }) => paths.length === 0)
  const requests: TurboRequest[] = [
    { tasks: [...checks, ...whole.map(({ workspace }) => `${workspace.name}#test`)], environment },
    ...parts
      .filter(({ paths }) => paths.length > 0)
      .map(({ workspace, paths }) => ({ tasks: [`${workspace.name}#test`], args: paths, environment })),
  ]
  const outcomes = new Map<string, { passed: boolean; seconds: number }>()
  for (const request of requests.filter(({ tasks }) => tasks.length > 0)) {
    for (const [task, outcome] of await runShown(context, request, full)) outcomes.set(task, outcome)
  }
  return outcomes
}

async function runShown(context: Context, request: TurboRequest, full: boolean): Promise<TaskOutcomes> {
  const { root, screen } = context
  const run = full ? 'full' : 'usual'
  const expected = await expectedSeconds(root, run)
  const planned = await plannedTasks(context, request)
  const view = showTests(new Map(planned.map((task) => [task, expected(task)])), screen)
  const outcomes = await runTasks(context, request, view.onLine)
  view.end()
  if (request.args === undefined) await storeSeconds(root, run, outcomes)
  return outcomes
}

async function timedTests(root: string, workspace: Workspace, outcomes: TaskOutcomes): Promise<TimedTests> {
  const outcome = outcomes.get(`${workspace.name}#test`)
  const tests = await readWorkspaceTests(root, workspace, outcome?.passed ?? false)
  return { ...tests, seconds: outcome?.seconds ?? 0 }
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

function turbo(root: string): string {
  return join(root, 'node_modules', '.bin', 'turbo')
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

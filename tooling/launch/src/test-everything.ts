import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from './context.ts'
import { installDependencies } from './install.ts'
import { readWorkspaceTests } from './reports.ts'
import { summarise, type Check } from './summary.ts'
import { runTasks, type TaskOutcomes } from './turbo-run.ts'
import { listWorkspaces, type Workspace } from './workspaces.ts'

const endToEnd = '@dst/e2e'
const checkedTasks = ['lint', 'typecheck']

/**
 * Installs what is missing, runs every check and every workspace's tests to the end, and prints the totals as the last
 * line. Returns 0 only when nothing failed.
 */
export async function testEverything(context: Context): Promise<number> {
  const { root, programs, screen } = context
  if (!(await installDependencies(context))) return 1
  const workspaces = await listWorkspaces(root)
  // A report found afterwards comes from this run, or from Turbo's cache for exactly these sources.
  await Promise.all(workspaces.map(({ folder }) => rm(join(root, folder, 'reports'), { recursive: true, force: true })))

  const browser = await checkProgram(context, 'browser', process.execPath, ['tooling/browser/src/ensure-browser.ts'])
  const boundaries = await checkProgram(context, 'boundaries', join(root, 'node_modules', '.bin', 'turbo'), [
    'boundaries',
  ])
  const outcomes = await runTasks(context, [...checkedTasks, 'test'], [`!${endToEnd}`])
  // The end-to-end tests measure a running product, so they run alone.
  const journeys = await runTasks(context, [...checkedTasks, 'test'], [endToEnd])
  if (programs.isStopping()) return 130

  const all: TaskOutcomes = new Map([...outcomes, ...journeys])
  const tests = await Promise.all(
    workspaces.map((workspace) => readWorkspaceTests(root, workspace, all.get(`${workspace.name}#test`) === 'passed')),
  )
  const { text, green } = summarise(tests, [browser, boundaries, ...taskChecks(workspaces, all)])
  screen.write(`${text}\n`)
  return green ? 0 : 1
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

function taskChecks(workspaces: Workspace[], outcomes: TaskOutcomes): Check[] {
  return workspaces.flatMap(({ name }) =>
    checkedTasks.map((task) => ({ name: `${name}#${task}`, passed: outcomes.get(`${name}#${task}`) === 'passed' })),
  )
}

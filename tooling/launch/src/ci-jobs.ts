import { parseArgs } from 'node:util'
import type { Workspace } from './workspaces.ts'

/** One CI job, which `pnpm ci:local` also runs. */
export interface CiJob {
  /** As the workflow shows it: `@dst/domain`, `@dst/api 2/3`. */
  name: string
  workspace: string
  /** Tasks that Turborepo runs for this workspace only, plus whatever they need from others. */
  tasks: readonly string[]
  /** The `index/count` of this part of the tests, for a runner that supports sharding. */
  shard?: string
}

const checks = ['build', 'lint', 'typecheck']

/** Workspaces whose tests take minutes, with shard counts. */
const parts: Readonly<Record<string, number>> = { '@dst/api': 3, '@dst/auth-server': 2, '@dst/e2e': 4 }

/** Workspaces that these run without importing them: changes there affect them, but Turborepo cannot detect that. */
const runs: Readonly<Record<string, readonly string[]>> = {
  '@dst/e2e': ['@dst/api', '@dst/web', '@dst/auth-server'],
  '@dst/bench': ['@dst/api', '@dst/web'],
  '@dst/visual': ['@dst/storybook'],
}

/** Each workspace by itself: built, linted, checked and tested; long tests are split into parallel shards. */
export function ciJobs(workspaces: readonly Pick<Workspace, 'name' | 'scripts'>[]): CiJob[] {
  return workspaces.flatMap(({ name, scripts }): CiJob[] => {
    const has = (tasks: readonly string[]) => tasks.filter((task) => task in scripts)
    const count = parts[name]
    if (count === undefined) return [{ name, workspace: name, tasks: has([...checks, 'test']) }]
    const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
    return [
      { name: `${name} without tests`, workspace: name, tasks: has([...checks, 'test:documents']) },
      ...shards.map((shard) => ({ name: `${name} ${shard}`, workspace: name, tasks: ['test'], shard })),
    ]
  })
}

/** Turborepo's arguments for a job. The shard is passed on to the test runner itself, Vitest or Playwright. */
export function turboArguments({ workspace, tasks, shard }: CiJob): string[] {
  return [
    'run',
    ...tasks,
    `--filter=${workspace}`,
    '--output-logs=new-only',
    ...(shard === undefined ? [] : ['--', `--shard=${shard}`]),
  ]
}

/** What is asked for: which jobs, and whether only as the matrix of the workflow. */
export interface CiChoice {
  affected: boolean
  /** The only workspace to check. */
  only?: string | undefined
  matrix: boolean
}

/** Reads `--affected`, `--only <workspace>` and `--matrix`; throws on anything else. */
export function parseChoice(args: readonly string[]): CiChoice {
  const flag = { type: 'boolean', default: false } as const
  const options = { affected: flag, only: { type: 'string' }, matrix: flag } as const
  return parseArgs({ args: [...args], options }).values
}

/** The selected jobs. Throws when the requested workspace has none, so that a typo does not pass. */
export function chooseJobs(
  jobs: readonly CiJob[],
  { affected, only }: CiChoice,
  changed: () => ReadonlySet<string>,
): CiJob[] {
  const named = only === undefined ? jobs : jobs.filter(({ workspace }) => workspace === only)
  if (named.length === 0) {
    const workspaces = [...new Set(jobs.map(({ workspace }) => workspace))].join(', ')
    throw new Error(`There is no workspace ${only ?? ''}, only: ${workspaces}`)
  }
  if (!affected) return [...named]
  const names = changed()
  return named.filter(({ workspace }) => [workspace, ...(runs[workspace] ?? [])].some((name) => names.has(name)))
}

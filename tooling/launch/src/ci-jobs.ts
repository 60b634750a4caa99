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

/** Workspaces whose tests take minutes, with shard counts. */
const parts: Readonly<Record<string, number>> = { '@dst/api': 3, '@dst/auth-server': 2, '@dst/e2e': 4 }

/** Each workspace by itself: built, linted, checked and tested; long tests are split into parallel shards. */
export function ciJobs(workspaces: readonly Pick<Workspace, 'name'>[]): CiJob[] {
  return workspaces.flatMap(({ name }): CiJob[] => {
    const count = parts[name]
    if (count === undefined) return [{ name, workspace: name, tasks: ['build', 'lint', 'typecheck', 'test'] }]
    const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
    return [
      // Only some have tests of documents; Turborepo passes over the others.
      { name: `${name} without tests`, workspace: name, tasks: ['build', 'lint', 'typecheck', 'test:documents'] },
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

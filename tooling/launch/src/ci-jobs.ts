import type { Workspace } from './workspaces.ts'

/** One job of the continuous integration, which `pnpm ci:local` runs as well. */
export interface CiJob {
  /** As the workflow shows it: `@dst/domain`, `@dst/api 2/3`. */
  name: string
  workspace: string
  /** Tasks that Turborepo runs for this workspace alone, with whatever they need from others. */
  tasks: readonly string[]
  /** Which of how many parts of the tests this is, for a runner that can be given a part. */
  shard?: string
}

/** Workspaces whose tests take minutes, in this many parts. */
const parts: Readonly<Record<string, number>> = { '@dst/api': 3, '@dst/auth-server': 2, '@dst/e2e': 4 }

/** Every workspace alone: built, linted, checked and tested; the long tests in parts that run side by side. */
export function ciJobs(workspaces: readonly Pick<Workspace, 'name'>[]): CiJob[] {
  return workspaces.flatMap(({ name }): CiJob[] => {
    const count = parts[name]
    if (count === undefined) return [{ name, workspace: name, tasks: ['build', 'lint', 'typecheck', 'test'] }]
    const shards = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
    return [
      { name: `${name} without tests`, workspace: name, tasks: ['build', 'lint', 'typecheck'] },
      ...shards.map((shard) => ({ name: `${name} ${shard}`, workspace: name, tasks: ['test'], shard })),
    ]
  })
}

/** What is handed to Turborepo for a job. A part of the tests is asked of the runner, Vitest or Playwright, itself. */
export function turboArguments({ workspace, tasks, shard }: CiJob): string[] {
  return [
    'run',
    ...tasks,
    `--filter=${workspace}`,
    '--output-logs=new-only',
    ...(shard === undefined ? [] : ['--', `--shard=${shard}`]),
  ]
}

import { parseArgs } from 'node:util'
import type { CiJob } from './ci-jobs.ts'

/** Which jobs to run. */
export interface CiChoice {
  affected: boolean
  /** The only workspace to check. */
  only: string | undefined
}

/** Workspaces that these run without importing them: changes there affect them, but Turborepo cannot detect that. */
const runs: Readonly<Record<string, readonly string[]>> = {
  '@dst/e2e': ['@dst/api', '@dst/web', '@dst/auth-server'],
  '@dst/bench': ['@dst/api', '@dst/web'],
  '@dst/visual': ['@dst/storybook'],
}

/** Reads `--affected` and `--only <workspace>`; throws on anything else. */
export function parseChoice(args: readonly string[]): CiChoice {
  const { values } = parseArgs({
    args: [...args],
    options: { affected: { type: 'boolean', default: false }, only: { type: 'string' } },
  })
  return { affected: values.affected, only: values.only }
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

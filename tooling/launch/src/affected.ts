import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * The workspaces that the branch changes and all their dependents, as determined by Turborepo. The base of the
 * comparison is TURBO_SCM_BASE, by default the main branch. Throws when Turborepo fails.
 */
export function affectedWorkspaces(root: string): Set<string> {
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const { status, stdout, stderr } = spawnSync(turbo, ['ls', '--affected', '--output=json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`turbo ls --affected failed: ${stderr}`)
  return namesIn(stdout)
}

/** The names in the output of `turbo ls --output=json`. */
export function namesIn(json: string): Set<string> {
  const { packages } = JSON.parse(json.slice(json.indexOf('{'))) as { packages: { items: { name: string }[] } }
  return new Set(packages.items.map(({ name }) => name))
}

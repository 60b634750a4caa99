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

/**
 * The workspaces that differ from the main branch (TURBO_SCM_BASE, origin/main or main), without their dependents;
 * undefined when there is nothing to compare with, as in a checkout without history.
 */
export function changedWorkspaces(root: string): Set<string> | undefined {
  const turbo = join(root, 'node_modules', '.bin', 'turbo')
  const bases = [process.env['TURBO_SCM_BASE'], 'origin/main', 'main'].filter(Boolean)
  for (const base of bases) {
    const { status, stdout } = spawnSync(turbo, ['ls', `--filter=[${base}]`, '--output=json'], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status === 0 && stdout.includes('{')) return namesIn(stdout)
  }
  return undefined
}

/** The names in the output of `turbo ls --output=json`. */
export function namesIn(json: string): Set<string> {
  const { packages } = JSON.parse(json.slice(json.indexOf('{'))) as { packages: { items: { name: string }[] } }
  return new Set(packages.items.map(({ name }) => name))
}

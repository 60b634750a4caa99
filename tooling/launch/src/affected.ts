import { spawnSync } from 'node:child_process'
import { turboEntry } from './turbo-entry.ts'

/**
 * The workspaces that the branch changes and all their dependents, as determined by Turborepo. The base of the
 * comparison is TURBO_SCM_BASE, by default the main branch. Throws when Turborepo fails.
 */
export function affectedWorkspaces(root: string): Set<string> {
  const { names, problem } = listed(root, '--affected')
  if (names === undefined) throw new Error(`turbo ls --affected failed: ${problem}`)
  return names
}

/**
 * The workspaces that differ from the main branch (TURBO_SCM_BASE, origin/main or main), without their dependents;
 * undefined when there is nothing to compare with, as in a checkout without history.
 */
export function changedWorkspaces(root: string): Set<string> | undefined {
  for (const base of [process.env['TURBO_SCM_BASE'], 'origin/main', 'main'].filter(Boolean)) {
    const { names } = listed(root, `--filter=[${base}]`)
    if (names !== undefined) return names
  }
  return undefined
}

/** The workspaces that `turbo ls` lists with this option, or why it can't. */
function listed(root: string, option: string): { names?: Set<string>; problem: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [turboEntry(root), 'ls', option, '--output=json'], {
    cwd: root,
    encoding: 'utf8',
  })
  // It may report an unknown base on its way to a good end, and then lists nothing.
  if (status !== 0 || !stdout.includes('{')) return { problem: stderr }
  return { names: namesIn(stdout), problem: '' }
}

/** The names in the output of `turbo ls --output=json`. */
export function namesIn(json: string): Set<string> {
  const { packages } = JSON.parse(json.slice(json.indexOf('{'))) as { packages: { items: { name: string }[] } }
  return new Set(packages.items.map(({ name }) => name))
}

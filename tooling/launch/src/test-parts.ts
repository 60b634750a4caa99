import type { Workspace } from './workspaces.ts'

/** What to run of one workspace: all of it, or the tests whose path contains one of `paths`. */
export interface TestPart {
  workspace: Workspace
  paths: readonly string[]
}

/**
 * The parts that a person named: a workspace by its name (with or without `@dst/`) or folder, or a path inside one.
 * Throws an error that says what there is, so that a typo does not pass.
 */
export function resolveParts(workspaces: readonly Workspace[], named: readonly string[]): TestPart[] {
  const parts = new Map<Workspace, string[]>()
  for (const name of named) {
    const { workspace, path } = resolvePart(workspaces, name.replace(/^\.\//, '').replace(/\/$/, ''))
    parts.set(workspace, [...(parts.get(workspace) ?? []), path])
  }
  return [...parts].map(([workspace, paths]) => ({ workspace, paths: paths.includes('') ? [] : paths }))
}

function resolvePart(workspaces: readonly Workspace[], name: string): { workspace: Workspace; path: string } {
  for (const workspace of workspaces) {
    if ([workspace.name, workspace.name.replace('@dst/', ''), workspace.folder].includes(name))
      return { workspace, path: '' }
    if (name.startsWith(`${workspace.folder}/`)) return { workspace, path: name.slice(workspace.folder.length + 1) }
  }
  throw new Error(
    `There is no part "${name}". Name a workspace (${workspaces.map((one) => one.name).join(', ')}), ` +
      'one of its folders or a test file, as a path from the root.',
  )
}

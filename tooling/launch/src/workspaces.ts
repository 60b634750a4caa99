import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One workspace of the repository. */
export interface Workspace {
  name: string
  /** From the root, with forward slashes: `packages/domain`. */
  folder: string
  scripts: Record<string, string>
  dependencies: string[]
  devDependencies: string[]
}

/** Every workspace in pnpm-workspace.yaml, sorted within each parent folder. */
export async function listWorkspaces(root: string): Promise<Workspace[]> {
  const yaml = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const workspaces: Workspace[] = []
  for (const parent of workspaceParents(yaml)) {
    const names = await readdir(join(root, parent)).catch(() => [])
    for (const name of names.sort((left, right) => left.localeCompare(right))) {
      const workspace = await readWorkspace(root, `${parent}/${name}`)
      if (workspace) workspaces.push(workspace)
    }
  }
  return workspaces
}

// The list has only `parent/*` lines; reading anything else would require pnpm itself.
function workspaceParents(yaml: string): string[] {
  const lines = yaml.split('\n')
  const start = lines.indexOf('packages:') + 1
  const parents: string[] = []
  for (const line of lines.slice(start)) {
    const match = /^\s+-\s+['"]?([\w/-]+)\/\*['"]?\s*$/.exec(line)
    if (match?.[1] === undefined) break
    parents.push(match[1])
  }
  return parents
}

interface Manifest {
  name?: string
  scripts?: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

async function readWorkspace(root: string, folder: string): Promise<Workspace | undefined> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const manifest = JSON.parse(text) as Manifest
  return {
    name: manifest.name ?? folder,
    folder,
    scripts: manifest.scripts ?? {},
    dependencies: Object.keys(manifest.dependencies ?? {}),
    devDependencies: Object.keys(manifest.devDependencies ?? {}),
  }
}

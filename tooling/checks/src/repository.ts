import { listWorkspaces, type Workspace } from '@dst/launch/workspaces'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One violation of a rule. */
export interface Finding {
  /** From the root, with forward slashes, with `:line` if one line is at fault. */
  place: string
  message: string
}

/** A design or style rule: returns everything in the repository that violates it. */
export type Rule = (repository: Repository) => Finding[] | Promise<Finding[]>

/** A folder read as a repository: its workspaces and its handwritten files. */
export interface Repository {
  workspaces: Workspace[]
  /** Paths from the root, with forward slashes. */
  files: string[]
  read: (file: string) => Promise<string>
}

const generated = new Set([
  'node_modules',
  'dist',
  'dist-storybook',
  'build',
  'reports',
  'coverage',
  'test-results',
  'fixtures',
])

const written = new Set(['.storybook', '.github', '.ci'])

/** Reads the repository at `root`; generated, installed, hidden and fixture folders are left out. */
export async function openRepository(root: string): Promise<Repository> {
  return {
    workspaces: await listWorkspaces(root),
    files: await listFiles(root, ''),
    read: (file) => readFile(join(root, file), 'utf8').catch(() => ''),
  }
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isFile()) return [path]
    const skipped =
      !entry.isDirectory() || generated.has(entry.name) || (entry.name.startsWith('.') && !written.has(entry.name))
    return skipped ? [] : listFiles(root, path)
  })
  return (await Promise.all(nested)).flat().sort((left, right) => left.localeCompare(right))
}

/** True for TypeScript and JavaScript source. */
export function isSource(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file)
}

/** Files that only tests, stories and tools load: they may import more than the product may. */
export const testOrTool =
  /\.(?:test|stories|docs|bench|verify|e2e|setup|config)\.|\.test-d\.|\/(?:tests?|testing|type-tests|bench|pictures|\.storybook)\//

/** True for files that only tests, stories and tools load. */
export function isTestOrTool(file: string): boolean {
  return testOrTool.test(file)
}

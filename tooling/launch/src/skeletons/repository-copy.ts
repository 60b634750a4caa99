import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planFor } from './ask.ts'
import { carryOut } from './carry-out.ts'
import type { Plan } from './skeleton.ts'

const repository = join(import.meta.dirname, '../../../..')
/** What skeletons read, write and run. */
const copied = [
  '.prettierignore',
  'apps/api/src/app.ts',
  'apps/api/src/modules/faqs',
  'docs/decisions',
  'docs/product',
  'packages/domain/src/parameters',
  'packages/domain/tests/product-reference',
  'packages/ui/package.json',
  'packages/ui/scripts',
  'packages/ui/src/components',
  'packages/ui/src/patterns',
  'packages/ui/src/styles',
  'pnpm-workspace.yaml',
  'prettier.config.js',
  'tooling/checks/src',
]

/** A copy of the folders that skeletons touch, for tests. */
export interface RepositoryCopy {
  root: string
  /** The plan for the given arguments, dated November 24, 2026. */
  planned: (...typed: string[]) => Plan
  /** Creates what was asked for; returns the new and changed files. */
  make: (...typed: string[]) => string[]
  read: (file: string) => Promise<string>
  /** Every file with its text. */
  everything: () => Promise<Record<string, string>>
  remove: () => Promise<void>
}

/** Copies the folders; node_modules link to the repository's own. */
export async function copyRepository(): Promise<RepositoryCopy> {
  const root = await mkdtemp(join(tmpdir(), 'skeletons-test-'))
  await Promise.all(copied.map((path) => cp(join(repository, path), join(root, path), { recursive: true })))
  for (const folder of ['.', 'tooling/checks'])
    await symlink(join(repository, folder, 'node_modules'), join(root, folder, 'node_modules'))
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const planned = (...typed: string[]) => planFor(typed, { root, today: '2026-11-24' })
  return {
    root,
    planned,
    make: (...typed) => carryOut(root, planned(...typed)),
    read,
    everything: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      // An empty folder left behind also counts as a difference.
      const paths = entries.map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(root.length + 1) }))
      const texts = paths.map(async ({ entry, path }) => [path, entry.isFile() ? await read(path) : ''] as const)
      return Object.fromEntries(await Promise.all(texts))
    },
    remove: () => rm(root, { recursive: true }),
  }
}

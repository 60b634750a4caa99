import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const workspace = join(import.meta.dirname, '..')
const cli = join(workspace, 'node_modules', '@react-router', 'dev', 'bin.cjs')

/** The stack without a product, freshly built: the baseline for all comparisons. */
export interface EmptyApp {
  /** Folder of the page and its assets. */
  client: string
  remove: () => Promise<void>
}

/**
 * Builds `fixtures/empty-app` in a temporary folder with the versions that this workspace has installed. Rejects with
 * the build's own output when it fails.
 */
export async function buildEmptyApp(): Promise<EmptyApp> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-empty-app-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await cp(join(workspace, 'fixtures', 'empty-app'), folder, { recursive: true })
    await symlink(join(workspace, 'node_modules'), join(folder, 'node_modules'), 'junction')
    // Vitest sets NODE_ENV to "test", which would build the development version of React.
    await promisify(execFile)(process.execPath, [cli, 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return { client: join(folder, 'build', 'client'), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

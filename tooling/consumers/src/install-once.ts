import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { packPackages } from './pack.ts'
import { installProjects, keepLockFile } from './projects.ts'
import { publishTarballs } from './publish.ts'
import { startRegistry } from './registry.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages. */
    readonly tarballs: readonly string[]
    /** The installed projects. */
    readonly projects: string
    /** The registry that they were installed from. */
    readonly registry: string
  }
}

/**
 * Packs, publishes and installs, once for all tests, in a folder outside the repository: nothing of it can be found
 * from there. `KEEP_LOCK_FILE` writes the lock file of the projects back.
 */
export default async function installOnce({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-consumers-'))
  await mkdir(join(folder, 'registry'))
  const registry = await startRegistry(join(folder, 'registry'))
  const end = async () => {
    await registry.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    await registry.useIn(folder)
    const tarballs = await packPackages(join(folder, 'tarballs'))
    await publishTarballs(tarballs, registry.url, folder)
    const projects = join(folder, 'projects')
    await installProjects(projects, registry)
    if (process.env['KEEP_LOCK_FILE'] !== undefined) await keepLockFile(projects)
    provide('tarballs', tarballs)
    provide('projects', projects)
    provide('registry', registry.url)
    return end
  } catch (error) {
    await end()
    throw error
  }
}

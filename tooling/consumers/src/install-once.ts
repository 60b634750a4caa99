import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFullRun } from '@dst/vitest-config/run'
import type { TestProject } from 'vitest/node'
import { packPackages } from './pack.ts'
import { root } from './packages.ts'
import { installProjects } from './projects.ts'
import { publishTarballs } from './publish.ts'
import { startRegistry } from './registry.ts'
import { unpackTarballs } from './unpack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed packages. */
    readonly tarballs: readonly string[]
    /** A folder with what the tarballs hold, which a bundler can read. */
    readonly unpacked: string
    /** The installed projects; only in the full run. */
    readonly projects: string
    /** The registry that they were installed from; only in the full run. */
    readonly registry: string
  }
}

/**
 * Packs once for all tests, and in the full run publishes and installs as well, in a folder outside the repository:
 * nothing of it can be found from there.
 */
export default async function installOnce(tests: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dst-consumers-'))
  const ends = [() => rm(folder, { recursive: true, force: true, maxRetries: 3 })]
  const end = async () => {
    for (const step of ends.toReversed()) await step()
  }
  try {
    const tarballs = await packPackages(join(folder, 'tarballs'), root)
    tests.provide('tarballs', tarballs)
    tests.provide('unpacked', await unpackTarballs(tarballs, join(folder, 'unpacked')))
    if (isFullRun) ends.push(await publishAndInstall(tests, tarballs, folder))
    return end
  } catch (error) {
    await end()
    throw error
  }
}

async function publishAndInstall({ provide }: TestProject, tarballs: readonly string[], folder: string) {
  await mkdir(join(folder, 'registry'))
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    await registry.useIn(folder)
    await publishTarballs(tarballs, registry.url, folder)
    const projects = join(folder, 'projects')
    await installProjects(projects, registry)
    provide('projects', projects)
    provide('registry', registry.url)
    return registry.close
  } catch (error) {
    await registry.close()
    throw error
  }
}

import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './command.ts'
import { root } from './packages.ts'
import type { Registry } from './registry.ts'

/** The projects of other teams, as they are written. */
const projects = fileURLToPath(new URL('../projects/', import.meta.url))

/**
 * Copies the projects to `folder` and installs them from the registry. What they don't name exactly comes in the
 * versions of this repository's lock file, as far as they fit, and mostly from its store without asking anybody.
 */
export async function installProjects(folder: string, registry: Registry): Promise<void> {
  await cp(projects, folder, { recursive: true, filter: (path) => !/node_modules|[\\/]out$/.test(path) })
  await writeFile(join(folder, 'pnpm-lock.yaml'), await knownVersions())
  await registry.useIn(folder)
  await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'], { cwd: folder })
}

/** A lock file that asks for nothing, with every version that this repository's has. */
async function knownVersions(): Promise<string> {
  const lock = await readFile(join(root, 'pnpm-lock.yaml'), 'utf8')
  const [version] = lock.split('\n', 1)
  return [version, 'importers:', '  .: {}', lock.slice(lock.search(/^packages:$/m))].join('\n')
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './command.ts'

/**
 * Packs every package of a repository as it would be published, into `folder`. Returns the paths of the tarballs. The
 * packages must be built.
 */
export async function packPackages(folder: string, root: string): Promise<readonly string[]> {
  await run('pnpm', ['--filter', './packages/*', 'pack', '--pack-destination', folder], { cwd: root })
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith('.tgz')).map((name) => join(folder, name))
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTarball } from './check-tarball.ts'
import { run } from './command.ts'
import { packPackages } from './pack.ts'
import { publishTarballs } from './publish.ts'

/** A release of the packages of one repository. */
export interface Release {
  /** The repository. Its packages are built. */
  readonly root: string
  /** Where the tarballs are written. */
  readonly folder: string
  /** Where they are published; without it, everything is checked and nothing is published. */
  readonly registry?: string | undefined
  /** A folder whose `.npmrc` knows the registry's token. */
  readonly cwd: string
}

/**
 * Checks the packages, publishes the versions that the registry doesn't have, and tags the commit with each version.
 * Returns what to tell the owner. Throws before anything is published while changesets wait, files aren't committed, a
 * tarball breaks a promise, or a version is already taken by other content.
 */
export async function releasePackages({ root, folder, registry, cwd }: Release): Promise<string> {
  await refuseWaitingChanges(root)
  const tarballs = await packPackages(folder, root)
  const findings = (await Promise.all(tarballs.map(checkTarball))).flat()
  if (findings.length > 0) throw new Error(`Nothing was published:\n${findings.join('\n')}`)
  if (registry === undefined) return `Packages that can be published: ${tarballs.length}. Add --registry <url>.`
  const published = await publishTarballs(tarballs, registry, cwd)
  const tags = await tagVersions(root)
  return [
    `Published to ${registry}: ${published.length} of ${tarballs.length} packages. It had the others.`,
    ...(tags.length > 0 ? [`New tags, for git push --tags: ${tags.join(', ')}`] : []),
  ].join('\n')
}

async function refuseWaitingChanges(root: string): Promise<void> {
  const files = await readdir(join(root, '.changeset'))
  const waiting = files.filter((file) => file.endsWith('.md') && file !== 'README.md').length
  if (waiting > 0) {
    const changesets = waiting === 1 ? '1 changeset waits' : `${waiting} changesets wait`
    throw new Error(`Nothing was published: ${changesets}. Run \`pnpm changeset version\`, and commit what it writes.`)
  }
  const changed = await run('git', ['status', '--porcelain'], { cwd: root })
  if (changed !== '') throw new Error(`Nothing was published: commit first, since the tags name a commit:\n${changed}`)
}

/** Tags the commit with every version of a package that has no tag yet, and returns the new ones. */
async function tagVersions(root: string): Promise<string[]> {
  const existing = new Set((await run('git', ['tag'], { cwd: root })).split('\n'))
  const names = await readdir(join(root, 'packages'))
  const manifests = names.map(async (name) => {
    const manifest = await readFile(join(root, 'packages', name, 'package.json'), 'utf8')
    return JSON.parse(manifest) as { name: string; version: string }
  })
  const versions = (await Promise.all(manifests)).map(({ name, version }) => `${name}@${version}`)
  const tags = versions.filter((tag) => !existing.has(tag))
  for (const tag of tags) await run('git', ['tag', '--annotate', tag, '--message', tag], { cwd: root })
  return tags
}

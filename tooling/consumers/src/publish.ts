import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createPackageFromTarballData } from '@arethetypeswrong/core'
import { run } from './command.ts'

/** A packed package, and what is at the registry under its version. */
interface Candidate {
  readonly tarball: string
  readonly version: string
  readonly integrity: string
  readonly published: string | undefined
}

/**
 * Publishes packed packages to a registry, in the order given, and returns the tarballs that it didn't have. A version
 * that is there with the same content is left alone, so that an interrupted release can be repeated. Throws before
 * anything is published when a version is there with other content: a version names one content for ever. `cwd` is a
 * folder whose `.npmrc` knows the registry's token.
 */
export async function publishTarballs(tarballs: readonly string[], registry: string, cwd: string): Promise<string[]> {
  const candidates = await Promise.all(tarballs.map((tarball) => compare(tarball, registry, cwd)))
  const taken = candidates.filter(({ published, integrity }) => published !== undefined && published !== integrity)
  if (taken.length > 0) {
    const versions = taken.map(({ version }) => version).join(', ')
    throw new Error(`Nothing was published: ${registry} has other content as ${versions}. Add a changeset for each.`)
  }
  const missing = candidates.filter(({ published }) => published === undefined).map(({ tarball }) => tarball)
  for (const tarball of missing)
    await run('pnpm', ['publish', tarball, '--no-git-checks', '--registry', registry], { cwd })
  return missing
}

async function compare(tarball: string, registry: string, cwd: string): Promise<Candidate> {
  const data = await readFile(tarball)
  const { packageName, packageVersion } = createPackageFromTarballData(new Uint8Array(data))
  const version = `${packageName}@${packageVersion}`
  const integrity = `sha512-${createHash('sha512').update(data).digest('base64')}`
  return { tarball, version, integrity, published: await integrityOf(version, registry, cwd) }
}

async function integrityOf(version: string, registry: string, cwd: string): Promise<string | undefined> {
  try {
    const found = await run('npm', ['view', version, 'dist.integrity', '--registry', registry], { cwd })
    return found.trim() || undefined
  } catch (error) {
    if (error instanceof Error && error.message.includes('E404')) return undefined
    throw error
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './packages.ts'
import { releasePackages } from './release-packages.ts'

/**
 * `pnpm release --registry <url>`: packs every package, checks the tarballs, publishes what the registry doesn't have,
 * and tags the commit. Without a registry it stops after the checks: the owner decides where the packages go.
 */
const folder = await mkdtemp(join(tmpdir(), 'dst-release-'))
try {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } })
  const reported = await releasePackages({ root, folder, registry: values.registry, cwd: process.cwd() })
  process.stdout.write(`${reported}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkTarball } from './check-tarball.ts'
import { packPackages } from './pack.ts'
import { publishTarballs } from './publish.ts'

/**
 * `pnpm release --registry <url>`: packs every package, checks the tarballs, and publishes the versions that the
 * registry doesn't have. Without a registry it stops after the checks: the owner decides where the packages go.
 */
const { values } = parseArgs({ options: { registry: { type: 'string' } } })
const folder = await mkdtemp(join(tmpdir(), 'dst-release-'))
try {
  const tarballs = await packPackages(folder)
  const findings = (await Promise.all(tarballs.map(checkTarball))).flat()
  if (findings.length > 0) throw new Error(`Nothing was published:\n${findings.join('\n')}`)
  if (values.registry === undefined) {
    process.stdout.write(`${tarballs.length} packages can be published: add --registry <url>\n`)
  } else {
    await publishTarballs(tarballs, values.registry, process.cwd())
    process.stdout.write(`${tarballs.length} packages are at ${values.registry}\n`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** @module-tag full */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './command.ts'
import { packageNames } from './packages.ts'
import { startRegistry } from './registry.ts'

const release = join(import.meta.dirname, 'release.ts')

test('a release checks, publishes, and can be repeated', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dst-rehearsal-'))
  await mkdir(join(folder, 'registry'))
  const registry = await startRegistry(join(folder, 'registry'))
  try {
    await registry.useIn(folder)
    expect(await run('node', [release], { cwd: folder })).toBe('7 packages can be published: add --registry <url>\n')
    for (let time = 0; time < 2; time += 1) {
      const printed = await run('node', [release, '--registry', registry.url], { cwd: folder })
      expect(printed).toBe(`7 packages are at ${registry.url}\n`)
    }
    for (const name of packageNames) {
      const found = await fetch(`${registry.url}@dst%2f${name}`)
      const { versions } = (await found.json()) as { versions: Record<string, { dist: { integrity: string } }> }
      expect(Object.values(versions).map(({ dist }) => dist.integrity)).toEqual([expect.stringMatching(/^sha512-/)])
    }
  } finally {
    await registry.close()
    await rm(folder, { recursive: true, force: true })
  }
})

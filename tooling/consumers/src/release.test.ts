import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { full } from '@dst/vitest-config/run'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { run } from './command.ts'
import { publishTarballs } from './publish.ts'
import { startRegistry, type Registry } from './registry.ts'
import { releasePackages } from './release-packages.ts'
import { makeSmallRepository, smallManifest, type SmallRepository } from './small-repository.ts'

let folder: string
let repository: SmallRepository

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dst-release-'))
  await mkdir(join(folder, 'repository'))
  repository = await makeSmallRepository(join(folder, 'repository'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function release(registry?: string): Promise<string> {
  const tarballs = await mkdtemp(join(folder, 'tarballs-'))
  return releasePackages({ root: join(folder, 'repository'), folder: tarballs, registry, cwd: folder })
}

test('a release without a registry stops after its checks', async () => {
  expect(await release()).toBe('Packages that can be published: 1. Add --registry <url>.')
  expect(await repository.tags()).toEqual([])
})

test('nothing is released while a changeset waits, or a file is not committed', async () => {
  await repository.write('.changeset/new.md', "---\n'@dst/small': minor\n---\n\nA name.\n")
  await repository.commit()
  await expect(release()).rejects.toThrow('Nothing was published: 1 changeset waits. Run `pnpm changeset version`')
  await repository.remove('.changeset/new.md')
  await expect(release()).rejects.toThrow(/commit first.*D \.changeset\/new\.md/s)
  await repository.commit()
  expect(await release()).toContain('can be published: 1')
})

describe('with a registry', { tags: [full] }, () => {
  let registry: Registry

  beforeEach(async () => {
    await mkdir(join(folder, 'registry'))
    registry = await startRegistry(join(folder, 'registry'))
    await registry.useIn(folder)
  })

  afterEach(() => registry.close())

  test('a version is tagged, can be repeated, and never names other content', async () => {
    expect(await release(registry.url)).toBe(
      `Published to ${registry.url}: 1 of 1 packages. It had the others.\n` +
        'New tags, for git push --tags: @dst/small@1.0.0',
    )
    expect(await release(registry.url)).toBe(`Published to ${registry.url}: 0 of 1 packages. It had the others.`)

    await repository.write('packages/small/index.js', 'export const answer = 43\n')
    await repository.commit()
    await expect(release(registry.url)).rejects.toThrow('has other content as @dst/small@1.0.0')

    await repository.write('packages/small/package.json', smallManifest('1.1.0'))
    await repository.commit()
    await release(registry.url)
    expect(await repository.tags()).toEqual(['@dst/small@1.0.0', '@dst/small@1.1.0'])
    const stored = await run('npm', ['view', '@dst/small@1.0.0', 'version', '--registry', registry.url], {
      cwd: folder,
    })
    expect(stored.trim()).toBe('1.0.0')
  })

  test('every package of this repository can be published, and is left alone the second time', async () => {
    expect(await publishTarballs(inject('tarballs'), registry.url, folder)).toHaveLength(7)
    expect(await publishTarballs(inject('tarballs'), registry.url, folder)).toEqual([])
  })
})

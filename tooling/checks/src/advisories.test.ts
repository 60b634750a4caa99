import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hitsOf, lockedPackages, type Advisory } from './osv.ts'

const root = join(import.meta.dirname, '../../..')
const locked = lockedPackages(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))

test('every package of the lock file is read, with and without a scope', () => {
  expect(locked.length).toBeGreaterThan(900)
  expect(locked.length).toBe(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').split('  resolution: {').length - 1)
  expect(locked.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', '@fastify/static']))
  expect(
    lockedPackages("packages:\n\n  '@a/b@1.0.0-rc.1':\n    x: 1\n\n  c@file:../c:\n\nsnapshots:\n\n  d@1.0.0:\n"),
  ).toEqual([{ name: '@a/b', version: '1.0.0-rc.1' }])
})

const named = { ecosystem: 'npm', name: 'left' }
const range = (...events: object[]) => ({ package: named, ranges: [{ type: 'SEMVER', events }] })
type Affected = NonNullable<Advisory['affected']>[number]

test.each<[string, Affected, string[]]>([
  ['from the first version to before the fix', range({ introduced: '0' }, { fixed: '1.2.0' }), ['1.0.0', '1.2.0-rc.1']],
  ['from a version on', range({ introduced: '1.2.0' }), ['1.2.0', '1.10.0', '2.0.0']],
  [
    'up to the last one that is affected',
    range({ introduced: '1.2.0' }, { last_affected: '1.10.0' }),
    ['1.2.0', '1.10.0'],
  ],
  [
    'in two spans, however they are ordered',
    range({ introduced: '2.0.0' }, { fixed: '1.2.0' }, { introduced: '0' }, { fixed: '3.0.0' }),
    ['1.0.0', '1.2.0-rc.1', '2.0.0'],
  ],
  ['below a limit', range({ introduced: '0' }, { limit: '1.2.0-rc.1' }), ['1.0.0']],
  ['by a list of versions', { package: named, versions: ['1.10.0'] }, ['1.10.0']],
  ['in neither', { package: named }, []],
  ['by commits alone', { package: named, ranges: [{ type: 'GIT', events: [{ introduced: '0' }] }] }, []],
  ['in another ecosystem', { ...range({ introduced: '0' }), package: { ecosystem: 'PyPI', name: 'left' } }, []],
  ['of another package', { ...range({ introduced: '0' }), package: { ecosystem: 'npm', name: 'right' } }, []],
])('what an advisory names is found: %s', (_, affected, versions) => {
  const all = ['1.0.0', '1.2.0-rc.1', '1.2.0', '1.10.0', '2.0.0'].map((version) => ({ name: 'left', version }))
  const hits = hitsOf([{ id: 'GHSA-1', affected: [affected] }], all)
  expect(hits.map(({ version }) => version)).toEqual(versions)
  expect(hitsOf([{ id: 'GHSA-1', affected: [affected], withdrawn: '2026-01-01T00:00:00Z' }], all)).toEqual([])
})

describe('the command', () => {
  let folder: string
  let registry: Server
  let answer: { status: number; body: unknown }
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'advisories-'))
    answer = { status: 405, body: {} }
    registry = createServer((request, response) => {
      request.resume()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    }).listen(0, '127.0.0.1')
    await once(registry, 'listening')
  })
  afterEach(() => {
    registry.close()
    rmSync(folder, { recursive: true })
  })

  async function run(advisories?: string) {
    const { port } = registry.address() as AddressInfo
    const child = spawn(process.execPath, [join(import.meta.dirname, 'advisories.ts')], {
      env: { ...process.env, pnpm_config_registry: `http://127.0.0.1:${port}`, OSV_ADVISORIES: advisories ?? '' },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
    const [code] = (await once(child, 'close')) as [number]
    return { code, said }
  }

  const advisory = (name: string) =>
    JSON.stringify({
      id: 'GHSA-2',
      summary: 'Something bad',
      modified: '2026-11-20T08:00:00Z',
      affected: [{ package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] }],
    })

  test('a registry that answers is believed, whatever the advisories say', async () => {
    answer = { status: 200, body: {} }
    writeFileSync(join(folder, 'a.json'), advisory('fastify'))
    const clean = await run(folder)
    expect(clean.said).toMatch(/^The registry answered `pnpm audit`\. Packages compared: \d+\.\nNone is known/)
    expect(clean.code).toBe(0)
    const found = {
      id: 1,
      url: 'https://example.com/1',
      title: 'Bad',
      severity: 'high',
      vulnerable_versions: '<99.0.0',
    }
    answer = { status: 200, body: { fastify: [found] } }
    const hit = await run()
    expect(hit.said).toMatch(/\nfastify \d+\.\d+\.\d+: https:\/\/example\.com\/1 Bad\n/)
    expect(hit.code).toBe(1)
  })

  test('without its answer the advisories in a folder count, and their age is told', async () => {
    writeFileSync(join(folder, 'a.json'), advisory('no-such-package'))
    const clean = await run(folder)
    expect(clean.said).toMatch(/did not answer; advisories read from .+: 1, the newest of 2026-11-20, \d+ days ago\./)
    expect(clean.code).toBe(0)
    writeFileSync(join(folder, 'b.json'), advisory('fastify'))
    const hit = await run(folder)
    expect(hit.said).toMatch(/\nKnown vulnerabilities: 1\nfastify \d+\.\d+\.\d+: GHSA-2 Something bad\n$/)
    expect(hit.code).toBe(1)
  })

  test('where nothing could be compared it says so and fails', async () => {
    const none = await run()
    expect([none.code, none.said]).toEqual([2, expect.stringContaining('OSV_ADVISORIES names no advisories')])
    const empty = await run(folder)
    expect([empty.code, empty.said]).toEqual([2, expect.stringContaining('holds no advisory')])
    writeFileSync(join(folder, 'a.json'), '{')
    const broken = await run(folder)
    expect([broken.code, broken.said]).toEqual([2, expect.stringContaining('cannot be read')])
  })
})

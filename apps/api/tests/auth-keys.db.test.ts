import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import '@dst/vitest-config/postgres'
import { uniqueName } from '@dst/vitest-config/seeded-random'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { endServer, exitCode, startServer, type ServerProcess } from '../src/testing/server-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const name = uniqueName('test')
const folders: string[] = []
const running: ServerProcess[] = []
const serverUrl = () => new URL(inject('postgresUrl'))

beforeAll(() => administer(`create database ${name}`))
afterAll(async () => {
  for (const server of running) await endServer(server, 'SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  await administer(`drop database ${name} with (force)`)
})

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl().href })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Another server on the same database, with its own data folder. */
async function start(environment: Record<string, string> = {}): Promise<ServerProcess & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'dst-keys-'))
  folders.push(folder)
  const server = await startServer({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: new URL(`/${name}`, serverUrl()).href,
    ...environment,
  })
  running.push(server)
  return { ...server, folder }
}

test('a server with keys of its own does not start beside another; with the first one’s keys it does', async () => {
  const first = await start()
  expect(first.announcement.event).toBe('listening')
  const stranger = await start()
  expect(stranger.announcement).toMatchObject({ event: 'refused', code: 'auth-keys-differ' })
  expect(stranger.announcement.message).toContain('set AUTH_KEYS to the text of auth-keys.json')
  expect(await exitCode(stranger)).toBe(1)
  const second = await start({ AUTH_KEYS: readFileSync(join(first.folder, 'auth-keys.json'), 'utf8') })
  expect(second.announcement.event).toBe('listening')
})

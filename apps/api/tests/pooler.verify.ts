import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@dst/vitest-config/free-port'
import { startPostgresServer, type PostgresServer } from '@dst/vitest-config/postgres-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPooler, versionOf, type DatabasePath } from '../src/testing/database-path.ts'
import { accountOf, accountWithEverything, storedMessages } from '../src/testing/ledger.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startWriters } from '../src/testing/writers.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** The first version that knows prepared statements in transaction mode. */
const oldestPooler = 1.21

describe.skipIf((versionOf('pgbouncer') ?? 0) < oldestPooler)(
  'two servers behind PgBouncer in transaction mode',
  () => {
    let database: PostgresServer
    let pooler: DatabasePath
    let folder: string
    const servers: ServerProcess[] = []
    const ports: number[] = []

    beforeAll(async () => {
      database = await startPostgresServer()
      // Fewer connections than one server opens.
      pooler = await startPooler(database.url, 5)
      folder = mkdtempSync(join(tmpdir(), 'dst-pooled-'))
      for (let index = 0; index < 2; index += 1) {
        const port = await freePort()
        ports.push(port)
        servers.push(await startServer({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: pooler.url }))
      }
    })
    afterAll(async () => {
      for (const server of servers) await endServer(server, 'SIGKILL')
      await pooler.stop()
      await database.remove()
      rmSync(folder, { recursive: true, force: true })
    })

    test('serve, and share five connections, with every message stored once', async () => {
      expect(servers.map(({ announcement }) => announcement.event)).toEqual(['listening', 'listening'])
      const writers = ports.map((port) => startWriters(`http://127.0.0.1:${port}`, 4))
      const acknowledged = () => writers.reduce((sum, { seen }) => sum + seen.acknowledged, 0)
      await expect.poll(acknowledged, { timeout: 120_000 }).toBeGreaterThan(1000)
      for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/api/faqs`)).status).toBe(200)
      await Promise.all(writers.map(({ stop }) => stop()))
      for (const { seen } of writers) reported(seen)
      for (const { seen } of writers) expect(Object.keys(seen.statuses)).toEqual(['201'])
      const stored = await storedMessages(database.url)
      for (const { seen } of writers) expect(accountOf(seen, stored)).toEqual(accountWithEverything(seen))
    })
  },
)

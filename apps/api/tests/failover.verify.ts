import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startEndpoint } from '../src/testing/database-path.ts'
import { accountOf, accountWithEverything, storedMessages } from '../src/testing/ledger.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { postgresTools, startReplicated, type ReplicatedPostgres } from '../src/testing/standby.ts'
import { startWriters } from '../src/testing/writers.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

/** Milliseconds from the end of the primary until the address leads to the standby. */
const noticed = 3000

describe.skipIf(postgresTools === undefined)('a server whose Postgres fails over to its standby', () => {
  let postgres: ReplicatedPostgres
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>
  let server: ServerProcess
  let port: number
  let folder: string

  beforeAll(async () => {
    postgres = await startReplicated(postgresTools as string)
    endpoint = await startEndpoint(postgres.primary)
    folder = mkdtempSync(join(tmpdir(), 'dst-failover-'))
    port = await freePort()
    const url = `postgres://postgres@127.0.0.1:${endpoint.port}/postgres`
    server = await startServer({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: url })
  })
  afterAll(async () => {
    await endServer(server, 'SIGKILL')
    await endpoint.stop()
    await postgres.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  test('answers meanwhile, goes on by itself, and has lost nothing that it acknowledged', async () => {
    const writers = startWriters(`http://127.0.0.1:${port}`, 8)
    const { seen } = writers
    await expect.poll(() => seen.acknowledged, { timeout: 60_000 }).toBeGreaterThan(200)
    await postgres.failOver()
    await sleep(noticed)
    const before = seen.acknowledged
    endpoint.lead(postgres.standby)
    const led = performance.now()
    await expect.poll(() => seen.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + 200)
    const back = Math.round(performance.now() - led)
    await writers.stop()
    reported(seen)
    process.stdout.write(`200 messages within ${back} ms after the address led to the new primary\n`)
    expect(seen.unanswered).toBe(0)
    expect(Object.keys(seen.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
    expect(seen.slowest).toBeLessThan(2500)
    expect(server.child.exitCode).toBeNull()
    const stored = await storedMessages(`postgres://postgres@127.0.0.1:${postgres.standby}/postgres`)
    expect(accountOf(seen, stored)).toEqual(accountWithEverything(seen))
  })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { startPostgresServer, type PostgresServer } from '@dst/vitest-config/postgres-server'
import { startValkey, type Valkey } from '@dst/vitest-config/valkey'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountOf, accountWithEverything, storedMessages } from '../src/testing/ledger.ts'
import { hasNginx, startNginx } from '../src/testing/nginx.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { failuresOf, reported } from '../src/testing/write-log.ts'
import { startWriters, type WriteLog } from '../src/testing/writers.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const rounds = Number(process.env['VERIFY_ROUNDS'] ?? 3)

let database: PostgresServer
let store: Valkey
let folder: string
let servers: ServerProcess[]
let ports: number[]
let proxy: Awaited<ReturnType<typeof startNginx>>

describe.skipIf(!hasNginx())('three servers behind nginx', () => {
  beforeAll(async () => {
    database = await startPostgresServer()
    folder = mkdtempSync(join(tmpdir(), 'dst-replicas-'))
  })
  afterAll(async () => {
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    store = await startValkey()
    ports = [await freePort(), await freePort(), await freePort()]
    servers = []
    // The first one makes the tables and the keys.
    for (const index of ports.keys()) servers[index] = await start(index)
    proxy = await startNginx(ports)
  })
  afterEach(async () => {
    await proxy.stop()
    for (const server of servers) await endServer(server, 'SIGKILL')
    await store.stop()
  })

  test('a rolling restart under load loses no call', async () => {
    const writers = startWriters(proxy.origin, 8)
    for (let round = 0; round < rounds; round += 1) {
      for (const index of ports.keys()) {
        const restarted = performance.now()
        proxy.turn('away from', ports[index] as number)
        await sleep(500)
        expect(await endServer(servers[index] as ServerProcess, 'SIGTERM')).toBe(0)
        servers[index] = await start(index)
        proxy.turn('to', ports[index] as number)
        await moreOf(writers.seen, 50)
        report(`restart ${round * 3 + index + 1}`, restarted)
      }
    }
    await writers.stop()
    reported(writers.seen)
    expect(writers.seen.unanswered).toBe(0)
    expect(Object.keys(writers.seen.statuses)).toEqual(['201'])
    expect(accountOf(writers.seen, await storedMessages(database.url))).toEqual(accountWithEverything(writers.seen))
  })

  test('a server that is killed takes only what it was answering, and that succeeds when repeated', async () => {
    const writers = startWriters(proxy.origin, 8)
    for (let round = 0; round < rounds; round += 1) {
      await moreOf(writers.seen, 50)
      await endServer(servers[round % 3] as ServerProcess, 'SIGKILL')
      await moreOf(writers.seen, 200)
      servers[round % 3] = await start(round % 3)
    }
    await writers.stop()
    reported(writers.seen)
    expect(failuresOf(writers.seen)).toBeLessThanOrEqual(8 * rounds)
    expect(accountOf(writers.seen, await storedMessages(database.url))).toEqual(accountWithEverything(writers.seen))
  })

  test('a server that is frozen is left out, and what it held succeeds when repeated', async () => {
    const writers = startWriters(proxy.origin, 8)
    const [first] = servers as [ServerProcess]
    for (let round = 0; round < rounds; round += 1) {
      await moreOf(writers.seen, 50)
      first.child.kill('SIGSTOP')
      await sleep(8000)
      await moreOf(writers.seen, 200)
      first.child.kill('SIGCONT')
    }
    await writers.stop()
    reported(writers.seen)
    expect(accountOf(writers.seen, await storedMessages(database.url))).toEqual(accountWithEverything(writers.seen))
  })

  test('callers have one allowance at all servers, and one at each while Redis is away', async () => {
    for (const server of servers) await endServer(server, 'SIGKILL')
    for (const index of ports.keys()) servers[index] = await start(index, { RATE_LIMITS: 'on', LOG_LEVEL: 'info' })
    const burst = async (count: number) => {
      const statuses: number[] = []
      for (let call = 0; call < count; call += 1)
        statuses.push((await fetch(`${proxy.origin}/api/users/nobody%40example.com`)).status)
      return statuses.filter((status) => status === 404).length
    }
    await sleep(1000)
    expect(await burst(40)).toBe(10)
    await store.stop()
    await sleep(500)
    expect(await burst(60)).toBeGreaterThan(20)
    for (const { log } of servers) expect(log.map(({ code }) => code)).toContain('shared_limits_away')
    store = await startValkey(Number(new URL(store.url).port))
  })
})

function start(index: number, environment: Record<string, string> = {}): Promise<ServerProcess> {
  return startServer({
    PORT: String(ports[index]),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    REDIS_URL: store.url,
    TRUST_PROXY: '1',
    ALLOW_PUBLIC_MAILBOX: 'on',
    DRAIN_SECONDS: '1',
    ...environment,
  })
}

async function moreOf(seen: WriteLog, count: number): Promise<void> {
  const begun = seen.acknowledged
  await expect.poll(() => seen.acknowledged - begun, { timeout: 60_000 }).toBeGreaterThan(count)
}

function report(what: string, since: number): void {
  process.stdout.write(`${what}: ${Math.round(performance.now() - since)} ms\n`)
}

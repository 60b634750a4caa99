import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { canFreeze, startPostgresServer, type PostgresServer } from '@dst/vitest-config/postgres-server'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountOf, everythingKept, storedMessages } from './testing/ledger.ts'
import { startPulse } from './testing/pulse.ts'
import { endServer, startServer, type ServerProcess } from './testing/server-process.ts'
import { told } from './testing/sightings.ts'
import { startWriters } from './testing/writers.ts'

// Has its own database, restarted several times, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

/** `OUTAGE_ROUNDS=10` raises the count to twenty restarts and a hundred terminated connections, from two and ten. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 1)
const message = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.com',
  subject: 'Day 45',
  message: 'When?',
}
const key = '9f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10'

let database: PostgresServer
let folder: string
let origin: string
let server: ServerProcess

beforeAll(async () => {
  database = await startPostgresServer()
  // One folder for all starts: the database is bound to its keys and rejects a server with other keys.
  folder = mkdtempSync(join(tmpdir(), 'dst-outage-'))
})
afterAll(async () => {
  await database.remove()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const port = String(await freePort())
  origin = `http://127.0.0.1:${port}`
  server = await startServer({ PORT: port, DATA_DIR: folder, DATABASE_URL: database.url })
})
afterEach(() => endServer(server, 'SIGKILL'))

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

async function timed(path: string, init?: RequestInit) {
  const begun = performance.now()
  const answer = await fetch(`${origin}${path}`, init)
  const text = await answer.text()
  return { path, status: answer.status, text, headers: answer.headers, ms: Math.round(performance.now() - begun) }
}

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  timed(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('database restarts and cut connections under writes end no process and lose no message', async () => {
  const pulse = await startPulse()
  onTestFinished(pulse.stop)
  const writers = startWriters(origin, 8)
  const recovered = async () => {
    const { acknowledged } = writers.seen
    await expect.poll(() => writers.seen.acknowledged, { timeout: 10_000 }).toBeGreaterThan(acknowledged + 20)
  }
  await recovered()
  const begun = performance.now()
  for (let round = 0; round < rounds; round++) {
    for (const mode of ['fast', 'immediate'] as const) {
      await database.stop(mode)
      await sleep(300)
      await database.start()
      await recovered()
    }
    for (let count = 0; count < 10; count++) {
      const ended = await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> ` +
          'pg_backend_pid() order by random() limit 1',
      )
      expect(ended).toHaveLength(1)
      await sleep(20)
    }
    await recovered()
  }
  await writers.stop()
  const { statuses, slowest, unanswered } = writers.seen
  if (rounds > 1) told(writers.seen, { rounds })
  expect(server.child.exitCode).toBeNull()
  expect(unanswered).toBe(0)
  expect(
    Object.keys(statuses)
      .map(Number)
      .filter((status) => ![200, 201, 503].includes(status)),
  ).toEqual([])
  expect(statuses[503]).toBeGreaterThan(0)
  expect(slowest).toBeLessThan(2000 + pulse.stalledSince(begun))
  expect(accountOf(writers.seen, await storedMessages(database.url))).toEqual(everythingKept(writers.seen))
})

test.runIf(canFreeze)(
  'a database that stands still gets everybody a 503 within two seconds, and recovery needs nobody',
  async () => {
    // At the freeze some writers are mid-transaction, with every connection of the pool in use.
    const pulse = await startPulse()
    onTestFinished(pulse.stop)
    const writers = startWriters(origin, 12)
    await expect.poll(() => writers.seen.acknowledged, { timeout: 20_000 }).toBeGreaterThan(50)
    const begun = performance.now()
    database.freeze()
    try {
      for (let wave = 0; wave < 2; wave++) {
        const answers = await Promise.all(
          Array.from({ length: 12 }, () => [
            timed('/api/faqs'),
            timed('/api/users/ruth%40example.com'),
            post('/api/contact', message, { 'idempotency-key': key }),
            post(
              '/auth/v1/token?grant_type=password',
              { email: 'ruth@example.com', password: 'a long password' },
              { apikey: 'sb_publishable_dst_investing', 'x-supabase-api-version': '2024-01-01' },
            ),
            timed('/health/ready'),
          ]).flat(),
        )
        expect(answers).toHaveLength(60)
        expect(
          answers.filter(({ status }) => status !== 503).map(({ path, status, text }) => ({ path, status, text })),
        ).toEqual([])
        const stalled = pulse.stalledSince(begun)
        const late = answers.filter(({ path, ms }) => ms - stalled >= (path === '/health/ready' ? 1000 : 2000))
        expect(late.map(({ path, ms }) => ({ path, ms, stalled }))).toEqual([])
        const auth = answers.find(({ path }) => path.startsWith('/auth/'))
        expect(JSON.parse(auth?.text ?? '')).toMatchObject({ code: 'unexpected_failure' })
        expect(auth?.headers.get('retry-after')).toBe('5')
        const live = await timed('/health/live')
        expect(live.status).toBe(200)
        expect(live.ms - pulse.stalledSince(begun)).toBeLessThan(500)
      }
    } finally {
      database.thaw()
    }
    await expect.poll(async () => (await timed('/health/ready')).status, { timeout: 20_000 }).toBe(200)
    // A message that got a 503 but was stored anyway is stored only once.
    const again = await post('/api/contact', message, { 'idempotency-key': key })
    expect([200, 201]).toContain(again.status)
    await writers.stop()
    const { statuses, slowest, unanswered } = writers.seen
    expect(unanswered).toBe(0)
    expect(statuses[503]).toBeGreaterThan(0)
    expect(slowest).toBeLessThan(2000 + pulse.stalledSince(begun))
    const stored = await storedMessages(database.url)
    expect(accountOf(writers.seen, stored)).toEqual(everythingKept(writers.seen))
    expect(stored.filter((one) => one.message === message.message)).toHaveLength(1)
  },
)

test.runIf(canFreeze)('a database that stands still does not keep the server from ending', async () => {
  const pulse = await startPulse()
  onTestFinished(pulse.stop)
  database.freeze()
  try {
    const waiting = post('/api/contact', message).catch(() => undefined)
    await sleep(100)
    const begun = performance.now()
    expect(await endServer(server, 'SIGTERM')).toBe(0)
    expect(performance.now() - begun).toBeLessThan(4500 + pulse.stalledSince(begun))
    await waiting
  } finally {
    database.thaw()
  }
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@dst/vitest-config/free-port'
import { canFreeze, startPostgresServer, type PostgresServer } from '@dst/vitest-config/postgres-server'
import { full, isFullRun } from '@dst/vitest-config/run'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { accountOf, accountWithEverything, storedMessages } from '../src/testing/ledger.ts'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { endServer, startServer, type ServerProcess } from '../src/testing/server-process.ts'
import { reported } from '../src/testing/write-log.ts'
import { startWriters, type WriteLog } from '../src/testing/writers.ts'

// Has its own database, restarted several times, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

/** `OUTAGE_ROUNDS=10` makes twenty restarts and cuts a hundred connections in the full run. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 2)
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

interface Breaks {
  /** How the database is stopped, one time after the other. */
  stops: readonly ('fast' | 'immediate')[]
  /** Connections cut after each of them. */
  cuts: number
}

/** Has writers on a server while its database goes and comes, and compares what they were told with what is stored. */
async function writeThrough({ stops, cuts }: Breaks): Promise<WriteLog> {
  const writers = startWriters(origin, 8)
  const { seen } = writers
  const more = async (count: () => number, than: number) => {
    const before = count()
    await expect.poll(count, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before + than)
  }
  const recovered = () => more(() => seen.acknowledged, 20)
  await recovered()
  for (const mode of stops) {
    await database.stop(mode)
    await more(() => seen.statuses[503] ?? 0, 0)
    await database.start()
    await recovered()
    for (let count = 0; count < cuts; count++) {
      const ended = await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres' and pid <> ` +
          'pg_backend_pid() order by random() limit 1',
      )
      expect(ended).toHaveLength(1)
      await more(() => seen.acknowledged, 0)
    }
    await recovered()
  }
  await writers.stop()
  if (isFullRun) reported(seen, { rounds })
  expect(server.child.exitCode).toBeNull()
  expect(seen.unanswered).toBe(0)
  expect(Object.keys(seen.statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual([])
  expect(accountOf(seen, await storedMessages(database.url))).toEqual(accountWithEverything(seen))
  return seen
}

test('a database that crashes and cut connections under writes end no process and lose no message', async () => {
  await writeThrough({ stops: ['immediate'], cuts: 3 })
})

test('database restarts and cut connections, again and again, keep nobody waiting', { tags: [full] }, async () => {
  const meter = await startStallMeter()
  onTestFinished(meter.stop)
  const begun = performance.now()
  const stops = Array.from({ length: rounds }, () => ['fast', 'immediate'] as const).flat()
  const { slowest } = await writeThrough({ stops, cuts: 5 })
  expect(slowest).toBeLessThan(2000 + meter.stalledSince(begun))
})

type Timed = Awaited<ReturnType<typeof timed>>

/** Has calls of every kind wait for a database that stands still; `look` sees the answers of each wave. */
async function standStill(waves: number, look = (_answers: Timed[]) => {}): Promise<WriteLog> {
  // At the freeze some writers are mid-transaction, with every connection of the pool in use.
  const writers = startWriters(origin, 12)
  await expect.poll(() => writers.seen.acknowledged, { timeout: 30_000 }).toBeGreaterThan(50)
  database.freeze()
  try {
    for (let wave = 0; wave < waves; wave++) {
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
      const auth = answers.find(({ path }) => path.startsWith('/auth/'))
      expect(JSON.parse(auth?.text ?? '')).toMatchObject({ code: 'unexpected_failure' })
      expect(auth?.headers.get('retry-after')).toBe('5')
      const live = await timed('/health/live')
      expect(live.status).toBe(200)
      look([...answers, live])
    }
  } finally {
    database.thaw()
  }
  await expect.poll(async () => (await timed('/health/ready')).status).toBe(200)
  // A message that got a 503 but was stored anyway is stored only once.
  const again = await post('/api/contact', message, { 'idempotency-key': key })
  expect([200, 201]).toContain(again.status)
  await writers.stop()
  const { seen } = writers
  expect(seen.unanswered).toBe(0)
  expect(seen.statuses[503]).toBeGreaterThan(0)
  const stored = await storedMessages(database.url)
  expect(accountOf(seen, stored)).toEqual(accountWithEverything(seen))
  expect(stored.filter((one) => one.message === message.message)).toHaveLength(1)
  return seen
}

test.runIf(canFreeze)('a database that stands still gets everybody a 503, and recovery needs nobody', async () => {
  await standStill(1)
})

test.runIf(canFreeze)('while a database stands still nobody waits for two seconds', { tags: [full] }, async () => {
  const meter = await startStallMeter()
  onTestFinished(meter.stop)
  const begun = performance.now()
  const limits: Record<string, number> = { '/health/ready': 1000, '/health/live': 500 }
  const { slowest } = await standStill(2, (answers) => {
    const stalled = meter.stalledSince(begun)
    const late = answers.filter(({ path, ms }) => ms - stalled >= (limits[path] ?? 2000))
    expect(late.map(({ path, ms }) => ({ path, ms, stalled }))).toEqual([])
  })
  expect(slowest).toBeLessThan(2000 + meter.stalledSince(begun))
})

test.runIf(canFreeze)(
  'a database that stands still keeps the server from ending for seconds at most',
  { tags: [full] },
  async () => {
    const meter = await startStallMeter()
    onTestFinished(meter.stop)
    database.freeze()
    try {
      const waiting = post('/api/contact', message).catch(() => undefined)
      await sleep(100)
      const begun = performance.now()
      expect(await endServer(server, 'SIGTERM')).toBe(0)
      expect(performance.now() - begun).toBeLessThan(4500 + meter.stalledSince(begun))
      await waiting
    } finally {
      database.thaw()
    }
  },
)

import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { Pool } from 'pg'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'
import type { Answers, Load } from './refresh-load.ts'

const connections = 64
const rounds = 3
const secondsOfRound = 5
/** As many database connections as the auth service under test has. */
const poolSize = 8

test(`a refresh of tokens beside one query, on ${connections} connections`, { timeout: 300_000 }, async () => {
  const server = await startServer('Postgres', { anonymousSignIns: true, limiter: unlimited })
  const bare = await startBare()
  const lines: { queries: Answers; refreshes: Answers }[] = []
  try {
    let tokens = await refreshTokens(server)
    // Alternates, so that load spikes on the machine do not affect only one of them; the first round is a warm-up.
    for (let round = 0; round <= rounds; round += 1) {
      const queries = await load({ url: bare.url, headers: {}, seconds: secondsOfRound, tokens })
      const refreshes = await load({
        url: `${server.url}/auth/v1/token?grant_type=refresh_token`,
        headers: { apikey: anonKey },
        seconds: secondsOfRound,
        tokens,
      })
      if (round > 0) lines.push({ queries, refreshes })
      if (round < rounds) tokens = await refreshTokens(server)
    }
  } finally {
    await bare.stop()
    await server.stop()
  }
  const shares = lines.map(({ queries, refreshes }) => refreshes.perSecond / queries.perSecond)
  for (const { queries, refreshes } of lines)
    process.stdout.write(`one query ${told(queries)}; a refresh ${told(refreshes)}\n`)
  process.stdout.write(`share ${shares.map((share) => share.toFixed(2)).join(', ')}\n`)
  expect(lines.every(({ refreshes }) => refreshes.waits.length > connections)).toBe(true)
})

/** The minimal call with a database: Fastify, pg and one row by its key. */
async function startBare(): Promise<{ url: string; stop: () => Promise<void> }> {
  const copy = await createServerCopy()
  const pool = new Pool({ connectionString: copy.url, max: poolSize })
  await pool.query('create table rows (id integer primary key, refresh_token text)')
  await pool.query('insert into rows values ($1, $2)', [1, 'a'.repeat(60)])
  const app = Fastify()
  app.post('/', async () => (await pool.query<object>('select refresh_token from rows where id = $1', [1])).rows[0])
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = async () => {
    await app.close()
    await pool.end()
    await copy.drop()
  }
  return { url, stop }
}

/** One account each, so that there is no row contention. */
function refreshTokens(server: TestServer): Promise<string[]> {
  return Promise.all(
    Array.from({ length: connections }, async () => {
      const { data, error } = await server.client().auth.signInAnonymously()
      if (data.session === null) throw error ?? new Error('no session')
      return data.session.refresh_token
    }),
  )
}

function load(workerData: Load): Promise<Answers> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('refresh-load.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject)
  })
}

function told({ perSecond, waits }: Answers): string {
  const sorted = waits.toSorted((left, right) => left - right)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
  return `${perSecond.toFixed(0)} a second (p50 ${at(0.5)} ms, p99 ${at(0.99)} ms)`
}

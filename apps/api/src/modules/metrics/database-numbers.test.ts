import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { away, brokenDatabase } from '../../testing/broken-database.ts'
import { expectInTime } from '../../testing/in-time.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint } from '../../testing/tokens.ts'
import { databaseNumbers } from './database-numbers.ts'

/** A database that takes every question and answers none. */
function silentDatabase(): Kysely<Tables> {
  const pool = { connect: () => new Promise<never>(() => {}), end: () => Promise.resolve(), options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

/** A database that answers what costs nothing, and is silent while it counts. */
function slowDatabase(): Kysely<Tables> {
  const query = (text: string) =>
    /^\s*select 1$/.test(text) ? Promise.resolve({ command: 'SELECT', rows: [{}] }) : new Promise<never>(() => {})
  const client = { query, release: () => {} }
  const pool = { connect: () => Promise.resolve(client), end: () => Promise.resolve(), options: {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) })
}

test('a database that is slow to count is up, without its numbers', async () => {
  const body = await databaseNumbers(slowDatabase())
  expect(body).toContain('\ndst_database_up 1\n')
  expect(body).not.toMatch(/^dst_(jobs|job_oldest|job_overdue|leads)\w*(\{.*\})? /m)
})

test.each([
  ['refuses', brokenDatabase(away)],
  ['is silent', silentDatabase()],
])('while the database %s, the process tells what it knows itself, within two seconds', async (_how, db) => {
  const { verifier } = await createMint()
  const app = await buildTestApp({ db, verifier, config: { metrics: { token: undefined } } })
  await app.inject({ url: '/health/live' })
  const begun = performance.now()
  const { statusCode, body } = await app.inject({ url: '/metrics' })
  expectInTime(begun, 2000)
  expect(statusCode).toBe(200)
  expect(body).toContain('\ndst_database_up 0\n')
  expect(body).toMatch(/\nhttp_request_duration_seconds_count\{method="GET",route="\/health\/live",status="\dxx"\} 1\n/)
  // A zero would say that nothing waits.
  expect(body).not.toMatch(/^dst_(jobs|job_oldest|job_overdue|leads)\w*(\{.*\})? /m)
  await app.close()
})

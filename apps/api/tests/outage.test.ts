import { problemSchema } from '@dst/contracts'
import { expect, test } from 'vitest'
import { away, brokenDatabase } from '../src/testing/broken-database.ts'
import { goldRecord, ruth } from '../src/testing/records.ts'
import { buildTestApp } from '../src/testing/test-app.ts'
import { createMint } from '../src/testing/tokens.ts'

const calls = [
  { method: 'GET', url: '/api/faqs' },
  { method: 'GET', url: '/api/me' },
  { method: 'GET', url: '/api/users/ruth%40example.com' },
  { method: 'PUT', url: '/api/users/ruth%40example.com', payload: goldRecord(ruth.email) },
  { method: 'POST', url: '/api/users', payload: goldRecord(ruth.email) },
  {
    method: 'PUT',
    url: '/api/me/notifications',
    payload: { emailNotifications: true, smsNotifications: true, marketingNotifications: true },
  },
  { method: 'POST', url: '/api/sync-to-supabase', payload: { email: ruth.email, tier: 'gold', score: 95 } },
  { method: 'POST', url: '/api/consultation-requests', payload: {} },
  {
    method: 'POST',
    url: '/api/contact',
    payload: { firstName: 'a', lastName: 'b', email: 'a@example.com', subject: 's', message: 'm' },
  },
] as const

async function appOver(failure: Error) {
  const mint = await createMint()
  return {
    app: await buildTestApp({ db: brokenDatabase(failure), verifier: mint.verifier }),
    headers: { authorization: `Bearer ${await mint.valid(ruth)}` },
  }
}

test.each(calls)('$method $url says 503 and when to come back while the database is away', async (call) => {
  const { app, headers } = await appOver(away)
  const answer = await app.inject({ ...call, headers })
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(problemSchema.parse(answer.json()).code).toBe('unavailable')
})

test.each(calls)('$method $url says 500 without a detail when something unforeseen fails', async (call) => {
  const { app, headers } = await appOver(new Error('secret detail'))
  const answer = await app.inject({ ...call, headers })
  expect(answer.statusCode).toBe(500)
  expect(problemSchema.parse(answer.json())).toMatchObject({
    code: 'internal',
    error: 'Server error occurred. Please try again in a few moments.',
  })
  expect(answer.body).not.toContain('secret')
})

test('readiness turns red and liveness stays green', async () => {
  const { app } = await appOver(away)
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', checks: { database: 'failed' } }])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('keys that cannot be fetched make signed-in calls unavailable, not forbidden', async () => {
  const mint = await createMint()
  const verifier = {
    verify: () => Promise.resolve({ ok: false as const, error: { code: 'keys_unavailable' as const } }),
  }
  const db = brokenDatabase(away)
  const app = await buildTestApp({ db, verifier })
  const answer = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${await mint.valid(ruth)}` } })
  expect(answer.statusCode).toBe(503)
})

test('the sixth contact message in a minute is refused with 429', async () => {
  const mint = await createMint()
  const db = brokenDatabase(away)
  const app = await buildTestApp({ db, verifier: mint.verifier, config: { rateLimits: true } })
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: {} })
    statuses.push(answer.statusCode)
    if (count === 5) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    if (count === 5) expect(problemSchema.parse(answer.json()).code).toBe('too_many_requests')
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInAccount } from './accounts.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'

const diskFull = Object.assign(
  new Error('could not extend file: No space left on device, key (email)=(ruth@example.com)'),
  { code: '53100' },
)
let server: TestServer
let failure: Error | undefined

beforeAll(async () => {
  const app = Fastify()
  app.addHook('preHandler', async () => {
    if (failure) throw failure
  })
  server = await startServer('PGlite', { isOutage: (error) => error === diskFull }, app)
})
afterAll(() => server.stop())

const ask = (version?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/auth/v1/recover',
    headers: { apikey: anonKey, ...(version && { 'x-supabase-api-version': version }) },
    payload: JSON.stringify({ email: 'ruth@example.com' }),
  })

test('a database that is away is 503 in either error format, says when to come back and names nobody', async () => {
  failure = diskFull
  const current = await ask('2024-01-01')
  expect([current.statusCode, current.headers['retry-after']]).toEqual([503, '5'])
  expect(current.json()).toEqual({
    code: 'unexpected_failure',
    message: 'The service is unavailable for a moment, please try again',
  })
  const old = await ask()
  expect(old.json()).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
  expect(current.body + old.body).not.toContain('ruth')
  failure = undefined
})

test('a defect stays 500', async () => {
  failure = new Error('a defect')
  expect((await ask('2024-01-01')).statusCode).toBe(500)
  failure = undefined
})

test('the client keeps its session over an outage and refreshes it afterwards', async () => {
  const { client } = await signedInAccount(server)
  const before = (await client.auth.getSession()).data.session
  failure = diskFull
  const refused = await client.auth.getUser()
  expect(refused.error?.name).toBe('AuthRetryableFetchError')
  expect((await client.auth.getSession()).data.session?.refresh_token).toBe(before?.refresh_token)
  failure = undefined
  const refreshed = await client.auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect(refreshed.data.session?.user.id).toBe(before?.user.id)
})

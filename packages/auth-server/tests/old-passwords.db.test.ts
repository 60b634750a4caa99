import { everyRun } from '@dst/vitest-config/run'
import { hash } from 'bcrypt'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { firstPassword, signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('passwords', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const stored = async (email: string) => {
    const { rows } = await sql<{
      hash: string
    }>`select encrypted_password as hash from auth.users where email = ${email}`.execute(server.db)
    return rows[0]?.hash ?? ''
  }

  test('a bcrypt hash of earlier days opens the account and becomes an Argon2id hash', async () => {
    const { email } = await signedInAccount(server)
    const old = await hash(firstPassword, 10)
    await sql`update auth.users set encrypted_password = ${old} where email = ${email}`.execute(server.db)
    const wrong = await server.client().auth.signInWithPassword({ email, password: 'Wrong-Pass-1' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    expect(await stored(email)).toBe(old)
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
    expect(await stored(email)).toMatch(/^\$argon2id\$/)
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  })

  test('several first sign-ins at once all get in', { tags: [everyRun] }, async () => {
    const { email } = await signedInAccount(server)
    const old = await hash(firstPassword, 10)
    await sql`update auth.users set encrypted_password = ${old} where email = ${email}`.execute(server.db)
    const signIn = () => server.client().auth.signInWithPassword({ email, password: firstPassword })
    const answers = await Promise.all([signIn(), signIn(), signIn()])
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
  })

  test('a password of 72 bytes is taken, and one of 73 refused in the words of the contract', async () => {
    const { email, client } = await signedInAccount(server)
    const longest = `Ab1${'x'.repeat(69)}`
    const { error } = await client.auth.updateUser({ password: `${longest}x` })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password cannot be longer than 72 characters',
    })
    expect((await client.auth.updateUser({ password: longest })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: longest })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: `${longest}x` })).error?.code).toBe(
      'invalid_credentials',
    )
  })
})

test('sign-ins that would wait too long get a time to retry, and the others get in', async () => {
  const server = await startServer('PGlite', { limits: { passwordWaitSeconds: 0.2 }, limiter: unlimited })
  const { email } = await signedInAccount(server)
  const signIn = () =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      headers: { apikey: anonKey, 'x-supabase-api-version': '2024-01-01' },
      payload: JSON.stringify({ email, password: firstPassword }),
    })
  const replies = await Promise.all(Array.from({ length: 60 }, signIn))
  const [first] = replies.filter(({ statusCode }) => statusCode !== 200)
  expect(first?.statusCode).toBe(503)
  expect(first?.headers['retry-after']).toBe('1')
  expect(first?.json()).toEqual({
    code: 'unexpected_failure',
    message: 'The server is busy, please try again in a moment',
  })
  expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(1)
  expect((await signIn()).statusCode).toBe(200)
  await server.stop()
})

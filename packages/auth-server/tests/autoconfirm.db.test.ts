import { everyRun } from '@dst/vitest-config/run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('sign-up without confirmation', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { autoconfirm: true })
  })
  afterAll(() => server.stop())

  test('signs in at once and sends no mail', async () => {
    const email = newAddress()
    const { data, error } = await server.client().auth.signUp({ email, password: firstPassword })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.user_metadata['email_verified']).toBe(true)
    expect(data.user?.identities?.[0]?.identity_data?.['email_verified']).toBe(false)
    expect(server.mails).toEqual([])
  })

  test('refuses a taken address, also with its own password', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    const { error } = await server.client().auth.signUp({ email, password: firstPassword })
    expect(error).toMatchObject({ status: 422, code: 'user_already_exists', message: 'User already registered' })
  })

  test('of two parallel sign-ups one makes the account', { tags: [everyRun] }, async () => {
    const email = newAddress()
    const replies = await Promise.all([1, 2].map(() => server.client().auth.signUp({ email, password: firstPassword })))
    expect(replies.map(({ error }) => error?.code ?? 'signed in').toSorted()).toEqual([
      'signed in',
      'user_already_exists',
    ])
  })

  test('a recovery may follow at once', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
  })
})

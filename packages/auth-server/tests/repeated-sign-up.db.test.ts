import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

onBothDatabases('a sign-up for an unconfirmed account', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  test('signing up again before confirming sends the mail again after a minute, with the newest data', async () => {
    const email = newAddress()
    const client = server.client()
    const first = await client.auth.signUp({ email, password: firstPassword, options: { data: { firstName: 'Ada' } } })
    server.advance(45)
    const tooSoon = await client.auth.signUp({ email, password: 'Another-Pass-2' })
    expect(tooSoon.error?.status).toBe(429)
    expect(tooSoon.error?.code).toBe('over_email_send_rate_limit')
    // Of a bit less than 15 seconds.
    expect(tooSoon.error?.message).toBe('For security purposes, you can only request this after 14 seconds.')
    server.advance(15)
    const again = await client.auth.signUp({
      email,
      password: 'Another-Pass-2',
      options: { data: { firstName: 'Eve' } },
    })
    expect(again.error).toBeNull()
    expect(again.data.user?.id).toBe(first.data.user?.id)
    expect(again.data.user?.user_metadata['firstName']).toBe('Eve')
    expect(again.data.user?.identities?.[0]?.identity_data?.['firstName']).toBe('Eve')
  })

  test('a clock that is set back makes nobody wait until it has caught up', async () => {
    const email = newAddress()
    const client = server.client()
    const signUp = async () => (await client.auth.signUp({ email, password: firstPassword })).error?.status
    expect(await signUp()).toBeUndefined()
    server.advance(-120)
    expect(await signUp()).toBeUndefined()
    expect(await signUp()).toBe(429)
    server.advance(120)
  })

  test('of two sign-ups with different passwords neither password opens the confirmed account', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    server.advance(61)
    await client.auth.signUp({ email, password: 'Another-Pass-2' })
    server.advance(61)
    // A third attempt with the first password restores nothing.
    await client.auth.signUp({ email, password: firstPassword })
    const { data } = await client.auth.verifyOtp({
      type: 'signup',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(data.session?.user.email).toBe(email)
    const passwords = [firstPassword, 'Another-Pass-2']
    const tries = await Promise.all(
      passwords.map((password) => server.client().auth.signInWithPassword({ email, password })),
    )
    expect(tries.map(({ error }) => error?.code)).toEqual(['invalid_credentials', 'invalid_credentials'])
    expect((await client.auth.updateUser({ password: 'Third-Pass-3' })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: 'Third-Pass-3' })).error).toBeNull()
  })

  test('signing up again with the same password keeps it', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    server.advance(61)
    await client.auth.signUp({ email, password: firstPassword })
    await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(lastMail(server.mails, email)) })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  })

  test.each(['recovery', 'sign-in link'])(
    'a %s confirms an account without the password that a stranger gave it',
    async (way) => {
      const email = newAddress()
      const client = server.client()
      await client.auth.signUp({ email, password: firstPassword })
      server.advance(61)
      await (way === 'recovery' ? client.auth.resetPasswordForEmail(email) : client.auth.signInWithOtp({ email }))
      const type = way === 'recovery' ? 'recovery' : 'email'
      const { error } = await client.auth.verifyOtp({ type, email, token: codeIn(lastMail(server.mails, email)) })
      expect(error).toBeNull()
      const stranger = await server.client().auth.signInWithPassword({ email, password: firstPassword })
      expect(stranger.error?.code).toBe('invalid_credentials')
    },
  )
})

import { everyRun } from '@dst/vitest-config/run'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { lastMail, wrongCode } from './mailbox.ts'

const day = 86_400
const needed = { status: 400, code: 'reauthentication_needed', message: 'Password update requires reauthentication' }
const notValid = { status: 422, code: 'reauthentication_not_valid', message: 'Nonce has expired or is invalid' }

function nonceIn(server: TestServer, email: string): string {
  const mail = lastMail(server.mails, email)
  expect(mail.subject).toBe('Confirm that it is you for Example')
  const nonce = /Your code: (\d{6})$/m.exec(mail.text)?.[1]
  if (nonce === undefined) throw new Error('no code in the mail')
  return nonce
}

/** An account whose session is older than a day. */
async function confirmedAccount(server: TestServer): Promise<{ email: string; client: SupabaseClient }> {
  const account = await signedInAccount(server)
  server.advance(day + 1)
  await account.client.auth.refreshSession()
  return account
}

async function nonceFor(
  server: TestServer,
  { client, email }: { client: SupabaseClient; email: string },
): Promise<string> {
  expect((await client.auth.reauthenticate()).error).toBeNull()
  return nonceIn(server, email)
}

onBothDatabases('a new password in an old session', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { securePasswordChange: true })
  })
  afterAll(() => server.stop())

  test('needs no code within a day of the sign-in, and one after', async () => {
    const { client } = await signedInAccount(server)
    server.advance(day - 60)
    await client.auth.refreshSession()
    expect((await client.auth.updateUser({ password: 'Second-Horse-2' })).error).toBeNull()
    server.advance(120)
    expect((await client.auth.updateUser({ password: 'Third-Horse-3' })).error).toMatchObject(needed)
  })

  test('is taken with the mailed code, once', async () => {
    const account = await confirmedAccount(server)
    const nonce = await nonceFor(server, account)
    const { data } = await account.client.auth.updateUser({ password: 'Second-Horse-2', nonce })
    expect(data.user?.email).toBe(account.email)
    expect((await account.client.auth.updateUser({ password: 'Third-Horse-3', nonce })).error).toMatchObject(notValid)
    expect(
      (await server.client().auth.signInWithPassword({ email: account.email, password: 'Second-Horse-2' })).error,
    ).toBeNull()
  })

  test('of two uses of a code at once one wins', { tags: [everyRun] }, async () => {
    const account = await confirmedAccount(server)
    const nonce = await nonceFor(server, account)
    const replies = await Promise.all(
      ['Second-Horse-2', 'Third-Horse-3'].map((password) => account.client.auth.updateUser({ password, nonce })),
    )
    expect(replies.map(({ error }) => error?.code ?? 'changed').toSorted()).toEqual([
      'changed',
      'reauthentication_not_valid',
    ])
  })

  test('a code is worn out by five wrong ones, and old after its time', async () => {
    const account = await confirmedAccount(server)
    const nonce = await nonceFor(server, account)
    for (let guess = 0; guess < 5; guess += 1) {
      expect(
        (await account.client.auth.updateUser({ password: 'Second-Horse-2', nonce: wrongCode(nonce) })).error,
      ).toMatchObject(notValid)
    }
    expect((await account.client.auth.updateUser({ password: 'Second-Horse-2', nonce })).error).toMatchObject(notValid)
    server.advance(61)
    const fresh = await nonceFor(server, account)
    server.advance(day + 1)
    await account.client.auth.refreshSession()
    expect((await account.client.auth.updateUser({ password: 'Second-Horse-2', nonce: fresh })).error).toMatchObject(
      notValid,
    )
  })

  test("another account's code is nobody else's, and signs nobody in", async () => {
    const [one, other] = [await confirmedAccount(server), await confirmedAccount(server)]
    await one.client.auth.refreshSession()
    const nonce = await nonceFor(server, one)
    expect((await other.client.auth.updateUser({ password: 'Second-Horse-2', nonce })).error).toMatchObject(notValid)
    for (const type of ['email', 'recovery', 'signup', 'email_change'] as const) {
      expect((await server.client().auth.verifyOtp({ type, email: one.email, token: nonce })).error?.code).toBe(
        'otp_expired',
      )
    }
  })

  test('a second mail has to wait, and the time of the first is reported', async () => {
    const { client, email } = await confirmedAccount(server)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect((await client.auth.reauthenticate()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    expect(nonceIn(server, email)).toHaveLength(6)
    expect((await client.auth.getUser()).data.user).toHaveProperty('reauthentication_sent_at')
  })

  test('takes a sign-in to ask', async () => {
    expect(
      (await server.app.inject({ url: '/auth/v1/reauthenticate', headers: { apikey: 'sb_publishable_test' } }))
        .statusCode,
    ).toBe(401)
  })
})

test('a new password needs the present one where the host says so, but not in a session begun by mail', async () => {
  const server = await startServer('PGlite', { requireCurrentPassword: true })
  const { email, client: byMail } = await signedInAccount(server)
  expect((await byMail.auth.updateUser({ password: 'Second-Horse-2' })).error).toBeNull()
  const client = server.client()
  await client.auth.signInWithPassword({ email, password: 'Second-Horse-2' })
  const message = 'Current password required when setting new password.'
  expect((await client.auth.updateUser({ password: 'Third-Horse-3' })).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
    message,
  })
  const wrong = await client.auth.updateUser({ password: 'Third-Horse-3', current_password: firstPassword } as never)
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid', message })
  expect((await client.auth.updateUser({ data: { city: 'Paris' } })).error).toBeNull()
  const right = await client.auth.updateUser({ password: 'Third-Horse-3', current_password: 'Second-Horse-2' } as never)
  expect(right.error).toBeNull()
  await server.stop()
})

test('guesses of the present password are slowed', async () => {
  const server = await startServer('PGlite', { requireCurrentPassword: true })
  const { email } = await signedInAccount(server)
  const client = server.client()
  await client.auth.signInWithPassword({ email, password: firstPassword })
  const codes: (string | undefined)[] = []
  for (let guess = 0; guess < 7; guess += 1) {
    codes.push(
      (await client.auth.updateUser({ password: 'Third-Horse-3', current_password: `Guess-${guess}` } as never)).error
        ?.code,
    )
  }
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'current_password_invalid'))
  expect(codes[6]).toBe('over_request_rate_limit')
  await server.stop()
})

test('an address that nobody confirmed gets no code', async () => {
  const server = await startServer('PGlite', { anonymousSignIns: true, phoneProvider: true, smsAutoconfirm: true })
  const client = server.client()
  await client.auth.signInAnonymously()
  expect((await client.auth.reauthenticate()).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Reauthentication requires the user to have an email or a phone number',
  })
  await client.auth.updateUser({ email: newAddress() })
  expect((await client.auth.reauthenticate()).error?.code).toBe('validation_failed')
  await server.stop()
})

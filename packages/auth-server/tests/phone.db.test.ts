import { everyRun } from '@dst/vitest-config/run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

let made = 0
const newPhone = () => `+155501${String((made += 1)).padStart(5, '0')}`

onBothDatabases('phone numbers that are taken as they are', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { phoneProvider: true, smsAutoconfirm: true })
  })
  afterAll(() => server.stop())

  test('a sign-up gives a session, a phone identity and the number without its plus', async () => {
    const phone = newPhone()
    const { data, error } = await server
      .client()
      .auth.signUp({ phone, password: firstPassword, options: { data: { firstName: 'Ada', sub: 'me' } } })
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(data.user).toMatchObject({
      email: '',
      phone: phone.slice(1),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    })
    expect(data.user?.phone_confirmed_at).toBe(data.user?.confirmed_at)
    expect(data.user?.user_metadata).toEqual({
      firstName: 'Ada',
      sub: data.user?.id,
      phone: phone.slice(1),
      email_verified: false,
      phone_verified: false,
    })
    expect(data.user?.identities).toMatchObject([
      { provider: 'phone', id: data.user?.id, identity_data: { phone: phone.slice(1), phone_verified: false } },
    ])
  })

  test('number and password sign in, however the number is written, and nothing else does', async () => {
    const phone = newPhone()
    const { data } = await server.client().auth.signUp({ phone, password: firstPassword })
    for (const written of [phone, phone.slice(1), `${phone.slice(0, 4)} ${phone.slice(4)}`]) {
      const signedIn = await server.client().auth.signInWithPassword({ phone: written, password: firstPassword })
      expect(signedIn.data.user?.id).toBe(data.user?.id)
    }
    const refusal = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' }
    expect((await server.client().auth.signInWithPassword({ phone, password: 'Wrong-Horse-1' })).error).toMatchObject(
      refusal,
    )
    expect(
      (await server.client().auth.signInWithPassword({ phone: newPhone(), password: firstPassword })).error,
    ).toMatchObject(refusal)
    expect(
      (await server.client().auth.signInWithPassword({ phone: 'me', password: firstPassword })).error,
    ).toMatchObject(refusal)
  })

  test('of two sign-ups with one number one makes the account', { tags: [everyRun] }, async () => {
    const phone = newPhone()
    const replies = await Promise.all([1, 2].map(() => server.client().auth.signUp({ phone, password: firstPassword })))
    expect(replies.map(({ error }) => error?.code ?? 'signed in').toSorted()).toEqual([
      'signed in',
      'user_already_exists',
    ])
  })

  test.each(['+0155501', 'abc', '+1555012345678901', '+1-555-0100'])('%s is no number', async (phone) => {
    const { error } = await server.client().auth.signUp({ phone, password: firstPassword })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    })
    expect((await server.client().auth.signInWithOtp({ phone })).error?.code).toBe('validation_failed')
    expect((await server.client().auth.verifyOtp({ type: 'sms', phone, token: '123456' })).error?.message).toBe(
      'Invalid phone number format (E.164 required)',
    )
  })

  test('no code was sent, so none is right; and asking again is answered all the same', async () => {
    const phone = newPhone()
    await server.client().auth.signUp({ phone, password: firstPassword })
    for (const type of ['sms', 'phone_change'] as const) {
      const { error } = await server.client().auth.verifyOtp({ type, phone, token: '123456' })
      expect(error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
      expect((await server.client().auth.resend({ type, phone })).error).toBeNull()
      expect((await server.client().auth.resend({ type, phone: newPhone() })).error).toBeNull()
    }
  })

  test('a sign-in by text message is refused, as none can be sent', async () => {
    const phone = newPhone()
    expect((await server.client().auth.signInWithOtp({ phone })).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
    })
    const { error } = await server.client().auth.signInWithOtp({ phone, options: { shouldCreateUser: false } })
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
  })

  test('an email account takes a number, unless somebody has it', async () => {
    const { client, user, email } = await signedInAccount(server)
    const phone = newPhone()
    const { data, error } = await client.auth.updateUser({ phone })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id: user.id,
      email,
      phone: phone.slice(1),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    })
    expect((await server.client().auth.signInWithPassword({ phone, password: firstPassword })).data.user?.id).toBe(
      user.id,
    )
    const other = await signedInAccount(server)
    expect((await other.client.auth.updateUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'A user with this phone number has already been registered',
    })
  })

  test('is told by the settings', async () => {
    const reply = await server.app.inject({ url: '/auth/v1/settings', headers: { apikey: 'sb_publishable_test' } })
    expect(reply.json()).toMatchObject({ external: { phone: true }, phone_autoconfirm: true, sms_provider: '' })
  })
})

test('where numbers would have to be confirmed, they are refused: no message can be sent', async () => {
  const server = await startServer('PGlite', { phoneProvider: true })
  const { client } = await signedInAccount(server)
  const unsent = { status: 422, code: 'sms_send_failed', message: 'Unable to get SMS provider' }
  expect((await server.client().auth.signUp({ phone: newPhone(), password: firstPassword })).error).toMatchObject(
    unsent,
  )
  expect((await server.client().auth.signInWithOtp({ phone: newPhone() })).error).toMatchObject(unsent)
  expect((await client.auth.updateUser({ phone: newPhone() })).error).toMatchObject(unsent)
  await server.stop()
})

test('where phones are switched off, each call says so in its own words', async () => {
  const server = await startServer('PGlite')
  const { client } = await signedInAccount(server)
  const phone = newPhone()
  const calls = [
    [server.client().auth.signUp({ phone, password: firstPassword }), 400, 'Phone signups are disabled'],
    [server.client().auth.signInWithPassword({ phone, password: firstPassword }), 422, 'Phone logins are disabled'],
    [server.client().auth.signInWithOtp({ phone }), 400, 'Unsupported phone provider'],
    [server.client().auth.resend({ type: 'sms', phone }), 400, 'Unsupported phone provider'],
    [client.auth.updateUser({ phone }), 400, 'Unsupported phone provider'],
  ] as const
  for (const [call, status, message] of calls)
    expect((await call).error).toMatchObject({ status, code: 'phone_provider_disabled', message })
  const never = await server.client().auth.verifyOtp({ type: 'sms', phone, token: '123456' })
  expect(never.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
  await server.stop()
})

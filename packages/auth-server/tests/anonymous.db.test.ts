import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

async function anonymous(server: TestServer) {
  const client = server.client()
  const { data, error } = await client.auth.signInAnonymously({ options: { data: { theme: 'dark' } } })
  if (error !== null || data.user === null) throw new Error('no anonymous session', { cause: error })
  return { client, user: data.user }
}

onBothDatabases('anonymous sign-in', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { anonymousSignIns: true })
  })
  afterAll(() => server.stop())

  test('makes an account without address, identity or provider, and says so in the token', async () => {
    const { client, user } = await anonymous(server)
    expect(user).toMatchObject({
      email: '',
      phone: '',
      is_anonymous: true,
      app_metadata: {},
      user_metadata: { theme: 'dark' },
      identities: [],
    })
    expect(user.user_metadata).toEqual({ theme: 'dark' })
    const { data } = await client.auth.getClaims()
    expect(data?.claims).toMatchObject({
      is_anonymous: true,
      email: '',
      role: 'authenticated',
      amr: [{ method: 'anonymous' }],
    })
    expect((await client.auth.refreshSession()).data.user?.id).toBe(user.id)
  })

  test('a password needs an address beside it', async () => {
    const { client } = await anonymous(server)
    const { error } = await client.auth.updateUser({ password: firstPassword })
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    })
    expect((await client.auth.reauthenticate()).error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('becomes a lasting account once its address is confirmed, and takes a password then', async () => {
    const { client, user } = await anonymous(server)
    const email = newAddress()
    const { data } = await client.auth.updateUser({ email })
    expect(data.user).toMatchObject({ email: '', new_email: email, is_anonymous: true })
    const verified = await client.auth.verifyOtp({
      type: 'email_change',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(verified.error).toBeNull()
    expect(verified.data.user).toMatchObject({
      id: user.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { theme: 'dark', email_verified: true },
    })
    expect(verified.data.user?.identities).toMatchObject([
      { provider: 'email', identity_data: { email, email_verified: true } },
    ])
    expect((await client.auth.getClaims()).data?.claims.is_anonymous).toBe(false)
    expect((await client.auth.updateUser({ password: firstPassword })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).data.user?.id).toBe(
      user.id,
    )
  })

  test('cannot take the address of somebody else', async () => {
    const { email } = await signedInAccount(server)
    const { client } = await anonymous(server)
    expect((await client.auth.updateUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('a sign-out ends it for good', async () => {
    const { client } = await anonymous(server)
    const { access_token: token } = await sessionOf(client)
    await client.auth.signOut()
    expect((await server.client().auth.getUser(token)).error?.name).toBe('AuthSessionMissingError')
  })

  test('is told by the settings', async () => {
    const reply = await server.app.inject({ url: '/auth/v1/settings', headers: { apikey: 'sb_publishable_test' } })
    expect(reply.json()).toMatchObject({ external: { anonymous_users: true } })
  })
})

test('with autoconfirm the address and password are taken at once, and not called proven', async () => {
  const server = await startServer('PGlite', { anonymousSignIns: true, autoconfirm: true })
  const { client, user } = await anonymous(server)
  const email = newAddress()
  const { data, error } = await client.auth.updateUser({ email, password: firstPassword })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    id: user.id,
    email,
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: false })
  expect(server.mails).toEqual([])
  expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  await server.stop()
})

test('is off unless the host turns it on, and stops with sign-ups', async () => {
  const off = await startServer('PGlite')
  expect((await off.client().auth.signInAnonymously()).error).toMatchObject({
    status: 422,
    code: 'anonymous_provider_disabled',
    message: 'Anonymous sign-ins are disabled',
  })
  await off.stop()
  const closed = await startServer('PGlite', { anonymousSignIns: true, disableSignUp: true })
  expect((await closed.client().auth.signInAnonymously()).error).toMatchObject({ status: 422, code: 'signup_disabled' })
  await closed.stop()
})

test('one address may make thirty in an hour, and more when they are due', async () => {
  const server = await startServer('PGlite', { anonymousSignIns: true, limits: { requestsPerFiveMinutes: 10_000 } })
  const signUp = (remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/auth/v1/signup',
      remoteAddress,
      headers: { apikey: 'sb_publishable_test' },
      payload: '{}',
    })
  const statuses: number[] = []
  for (let index = 0; index < 31; index += 1) statuses.push((await signUp('192.0.2.7')).statusCode)
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(statuses[30]).toBe(429)
  expect((await signUp('192.0.2.7')).headers['retry-after']).toBe('120')
  expect((await signUp('192.0.2.8')).statusCode).toBe(200)
  server.advance(120)
  expect((await signUp('192.0.2.7')).statusCode).toBe(200)
  await server.stop()
})

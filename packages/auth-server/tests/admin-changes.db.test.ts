import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf, call, createdUser, newNumber } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const nextPassword = 'Another-Pass-2'
const links = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }

onBothDatabases('an administrator who changes an account', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      notices: links,
      onAddressConfirmed: (_trx, account) => Promise.resolve(void confirmed.push(account.email)),
    })
  })
  afterAll(() => server.stop())

  const confirmed: string[] = []
  const signIn = (email: string, password: string) => server.client().auth.signInWithPassword({ email, password })

  test('changes the address at once, spends what was mailed to the old one, and notifies its owner there', async () => {
    const { email, client, user } = await signedInAccount(server)
    const next = newAddress()
    await server.client().auth.resetPasswordForEmail(email)
    const recovery = linkIn(lastMail(server.mails, email))
    const { data, error } = await adminOf(server).updateUserById(user.id, { email: next })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: next,
      user_metadata: { email: next, firstName: 'Ada', email_verified: true },
    })
    expect(data.user?.identities).toMatchObject([
      { email: next, identity_data: { email: next, email_verified: true, firstName: 'Ada' } },
    ])
    expect(data.user?.email_confirmed_at).toBe(user.email_confirmed_at)
    expect(lastMail(server.mails, email).subject).toContain('email address')
    expect((await fetch(recovery, { redirect: 'manual' })).headers.get('location')).toContain('error_code=otp_expired')
    expect((await client.auth.getUser()).data.user?.email).toBe(next)
    expect((await signIn(next, firstPassword)).error).toBeNull()
    expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
  })

  test('ends every session with a new password, which has to be good enough', async () => {
    const { email, client, user } = await signedInAccount(server)
    const weak = await adminOf(server).updateUserById(user.id, { password: '12345' })
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
    expect((await client.auth.getUser()).error).toBeNull()
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
    expect((await adminOf(server).updateUserById(user.id, { password: nextPassword })).error).toBeNull()
    expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('session_not_found')
    expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe(
      'refresh_token_not_found',
    )
    expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
    expect((await signIn(email, nextPassword)).error).toBeNull()
    expect(server.mails.filter((mail) => mail.to === email && mail.subject.includes('password'))).toHaveLength(1)
  })

  test('lets no mail that still waits open the account after a new password', async () => {
    const { email, user } = await signedInAccount(server)
    server.holdMails(true)
    await server.client().auth.resetPasswordForEmail(email)
    await adminOf(server).updateUserById(user.id, { password: nextPassword })
    server.holdMails(false)
    await server.sendMails()
    expect(server.mails.filter((mail) => mail.to === email).map((mail) => mail.subject)).not.toContain(
      'Choose a new password for Example',
    )
  })

  test('merges metadata, removes keys with null, and keeps sessions', async () => {
    const { client, user } = await signedInAccount(server)
    const { data } = await adminOf(server).updateUserById(user.id, {
      user_metadata: { firstName: null, last: 'Lovelace' },
      app_metadata: { tier: 'gold', roles: ['a'] },
    })
    expect(data.user?.user_metadata).toMatchObject({ last: 'Lovelace' })
    expect(Object.keys(data.user?.user_metadata ?? {})).not.toContain('firstName')
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold', roles: ['a'] })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('confirms, and does not take a confirmation back', async () => {
    const email = newAddress()
    const user = await createdUser(server, { email, password: firstPassword })
    const first = await adminOf(server).updateUserById(user.id, { email_confirm: true })
    expect(first.data.user?.user_metadata).toEqual({ email_verified: true })
    expect(confirmed.filter((each) => each === email)).toHaveLength(1)
    const second = await adminOf(server).updateUserById(user.id, { email_confirm: false })
    expect(second.data.user?.email_confirmed_at).toBe(first.data.user?.email_confirmed_at)
  })

  test('gives a phone user an address, and an email user a number, each with its identity and provider', async () => {
    const user = await createdUser(server, { phone: newNumber() })
    const [email, phone] = [newAddress(), newNumber()]
    const { data } = await adminOf(server).updateUserById(user.id, {
      email,
      phone,
      email_confirm: true,
      phone_confirm: true,
      app_metadata: { tier: 'gold' },
    })
    expect(data.user).toMatchObject({
      email,
      phone,
      app_metadata: { provider: 'phone', providers: ['phone', 'email'], tier: 'gold' },
    })
    const identities = Object.fromEntries(
      (data.user?.identities ?? []).map(({ provider, identity_data: said }) => [provider, said]),
    )
    expect(identities).toMatchObject({ email: { email, email_verified: true }, phone: { phone, phone_verified: true } })
    expect([data.user?.email_confirmed_at, data.user?.phone_confirmed_at].every((time) => time !== undefined)).toBe(
      true,
    )
  })

  test('bans for a time and lets in again', async () => {
    const { email, client, user } = await signedInAccount(server)
    const { refresh_token: refreshToken } = await sessionOf(client)
    const { data } = await adminOf(server).updateUserById(user.id, { ban_duration: '1h30m' })
    const until = Date.parse((data.user as unknown as { banned_until: string }).banned_until)
    expect(Math.abs(until - server.now().getTime() - 5_400_000)).toBeLessThan(30_000)
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    expect((await signIn(email, firstPassword)).error).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error).toMatchObject({
      status: 400,
      code: 'user_banned',
    })
    const lifted = await adminOf(server).updateUserById(user.id, { ban_duration: 'none' })
    expect(lifted.data.user).not.toHaveProperty('banned_until')
    expect((await client.auth.getUser()).error).toBeNull()
    await adminOf(server).updateUserById(user.id, { ban_duration: '300ms' })
    server.advance(1)
    expect((await signIn(email, firstPassword)).error).toBeNull()
    expect((await adminOf(server).updateUserById(user.id, { ban_duration: '1d' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
  })

  test('changes nothing when an address or a number is taken', async () => {
    const [one, other] = [
      await createdUser(server, { email: newAddress(), phone: newNumber() }),
      await createdUser(server, { email: newAddress() }),
    ]
    const email = await adminOf(server).updateUserById(other.id, {
      email: one.email ?? '',
      user_metadata: { changed: true },
    })
    expect(email.error).toMatchObject({ status: 422, code: 'email_exists' })
    const phone = await adminOf(server).updateUserById(other.id, {
      phone: one.phone ?? '',
      user_metadata: { changed: true },
    })
    expect(phone.error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'A user with this phone number has already been registered',
    })
    expect((await adminOf(server).getUserById(other.id)).data.user).toMatchObject({
      email: other.email,
      phone: '',
      user_metadata: {},
    })
  })

  test('may send what this server does not know', async () => {
    const user = await createdUser(server, { email: newAddress() })
    const reply = await call(server, 'PUT', `/admin/users/${user.id}`, {
      body: { nonce: '1', data: { a: 1 }, aud: 'x', banana: null, role: null },
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { aud: 'authenticated', role: 'authenticated', user_metadata: {} },
    })
  })

  test('finds that one without an address can refresh, take on an address and go', async () => {
    const user = await createdUser(server, { phone: newNumber(), phone_confirm: true })
    const { client } = await signedInAccount(server)
    const { access_token: token } = await sessionOf(client)
    const sessionId = (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }
    ).session_id
    await sql`update auth.sessions set user_id = ${user.id} where id = ${sessionId}`.execute(server.db)
    const refreshed = await client.auth.refreshSession()
    expect([refreshed.error, refreshed.data.user?.id, refreshed.data.user?.email]).toEqual([null, user.id, ''])
    const email = newAddress()
    expect((await client.auth.updateUser({ email, data: { name: 'Ada' } })).data.user).toMatchObject({
      email: '',
      new_email: email,
    })
    const { data, error } = await server
      .client()
      .auth.verifyOtp({ type: 'email_change', email, token: codeIn(lastMail(server.mails, email)) })
    expect([error, data.user?.id, data.user?.email]).toEqual([null, user.id, email])
    expect((await client.auth.updateUser({ password: nextPassword })).error).toBeNull()
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await adminOf(server).deleteUser(user.id)).error).toBeNull()
  })
})

import { argon2Sync } from 'node:crypto'
import { hash } from 'bcrypt'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts'
import { adminOf, call } from './administrators'
import { databases, startServer, type TestServer } from './harness'
import { codeIn, lastMail, linkIn } from './mailbox'

const nextPassword = 'Another-Pass-2'
const nobody = '11111111-1111-4111-8111-111111111111'
const links = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }

/** A hash of the first password as another server would have made it. */
function argon2(algorithm: 'argon2i' | 'argon2id'): string {
  const nonce = Buffer.from('sixteen bytes...')
  const tag = argon2Sync(algorithm, { message: firstPassword, nonce, parallelism: 2, tagLength: 32, memory: 1024, passes: 3 })
  const [salt, hashed] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$${algorithm}$v=19$m=1024,t=3,p=2$${salt}$${hashed}`
}

let numbers = 0
const newNumber = () => `4915200${String((numbers += 1)).padStart(5, '0')}`

describe.each(databases)('an administrator on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { notices: links, onAddressConfirmed: (_trx, account) => Promise.resolve(void confirmed.push(account.email)) })
  })
  afterAll(() => server.stop())

  const confirmed: string[] = []
  const signIn = (email: string, password: string) => server.client().auth.signInWithPassword({ email, password })
  const created = async (attributes: Parameters<ReturnType<typeof adminOf>['createUser']>[0]) => {
    const { data, error } = await adminOf(server).createUser(attributes)
    if (error !== null || data.user === null) throw new Error('the account could not be created', { cause: error })
    return data.user
  }

  describe('who creates an account', () => {
    test('gives it exactly the metadata that they say, an identity, and no mail', async () => {
      const email = newAddress()
      const sent = server.mails.length
      const user = await created({ email: email.toUpperCase(), password: '1', user_metadata: { name: 'Ada', gone: null }, app_metadata: { tier: 'gold', gone: null } })
      expect(user).toMatchObject({ email, phone: '', role: 'authenticated', aud: 'authenticated', is_anonymous: false })
      expect(user.user_metadata).toEqual({ name: 'Ada', gone: null })
      expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold' })
      expect(user.email_confirmed_at).toBeUndefined()
      expect(user.identities).toMatchObject([
        { id: user.id, provider: 'email', email, identity_data: { sub: user.id, email, email_verified: false, phone_verified: false } },
      ])
      expect(server.mails).toHaveLength(sent)
      expect((await signIn(email, '1')).error?.code).toBe('email_not_confirmed')
    })

    test('may confirm it, and its host is told', async () => {
      const email = newAddress()
      const user = await created({ email, password: firstPassword, email_confirm: true, user_metadata: { name: 'Ada' } })
      expect(user.email_confirmed_at).toBeDefined()
      expect(user.user_metadata).toEqual({ name: 'Ada', email_verified: true })
      expect(confirmed).toContain(email)
      expect((await signIn(email, firstPassword)).data.user?.id).toBe(user.id)
    })

    test('may give it a phone number in place of an address', async () => {
      const phone = newNumber()
      const user = await created({ phone: `+${phone}`, phone_confirm: true, password: firstPassword })
      expect(user).toMatchObject({ email: '', phone, app_metadata: { provider: 'phone', providers: ['phone'] }, user_metadata: {} })
      expect(user.phone_confirmed_at).toBe(user.confirmed_at)
      expect(user.identities).toMatchObject([{ id: user.id, provider: 'phone', identity_data: { sub: user.id, phone, phone_verified: true } }])
      expect(await server.auth.describeUser(user.id)).toMatchObject({ phone, email: '' })
    })

    test('may give it both, a role and an id', async () => {
      const [email, phone, id] = [newAddress(), newNumber(), '22222222-2222-2222-2222-222222222222']
      const user = await created({ id, email, phone, role: 'editor' })
      expect(user).toMatchObject({ id, role: 'editor', app_metadata: { provider: 'email', providers: ['email', 'phone'] } })
      expect(user.identities?.map(({ provider }) => provider).toSorted((left, right) => left.localeCompare(right))).toEqual(['email', 'phone'])
      expect((await adminOf(server).getUserById(id)).data.user?.email).toBe(email)
      expect(await call(server, 'POST', '/admin/users', { body: { id, email: newAddress() } })).toMatchObject({ status: 422, body: { code: 'user_already_exists' } })
    })

    test.each([
      ['bcrypt', () => hash(firstPassword, 4)],
      ['Argon2i', () => argon2('argon2i')],
      ['Argon2id', () => argon2('argon2id')],
    ])('may bring along a password as %s hashed it', async (_name, make) => {
      const email = newAddress()
      await created({ email, password_hash: await make(), email_confirm: true })
      expect((await signIn(email, nextPassword)).error?.code).toBe('invalid_credentials')
      expect((await signIn(email, firstPassword)).error).toBeNull()
      const { rows } = await sql<{ hash: string }>`select encrypted_password as hash from auth.users where email = ${email}`.execute(server.db)
      expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
      expect((await signIn(email, firstPassword)).error).toBeNull()
    })

    test.each([
      [{}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
      [{ email: 'a@' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
      [{ phone: '0123' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
      [{ email: 'new@example.com', id: '5' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
      [{ email: 'new@example.com', id: '00000000-0000-0000-0000-000000000000' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
      [{ email: 'new@example.com', ban_duration: 'long' }, 400, 'validation_failed', 'invalid format for ban duration: time: invalid duration "long"'],
      [{ email: 'new@example.com', password: 'a'.repeat(73) }, 400, 'validation_failed', 'Password cannot be longer than 72 characters'],
      [{ email: 'new@example.com', password: 'a', password_hash: 'b' }, 400, 'validation_failed', 'Only a password or a password hash should be provided'],
      [{ email: 'new@example.com', password_hash: '$2b$31$'.padEnd(60, 'a') }, 400, 'validation_failed', expect.stringMatching(/^password_hash must be/)],
      [{ email: 'new@example.com', password_hash: '$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$dGFndGFn' }, 400, 'validation_failed', expect.stringMatching(/^password_hash must be/)],
      [{ email: 'new@example.com', user_metadata: { a: 'x'.repeat(5000) } }, 400, 'validation_failed', 'User data cannot be larger than 4096 bytes'],
      [{ email: 5 }, 400, 'bad_json', expect.stringMatching(/^Could not parse request body as JSON:/)],
    ])('is refused %j', async (body, status, code, message) => {
      const reply = await call(server, 'POST', '/admin/users', { body })
      expect([reply.status, reply.body]).toEqual([status, { code, message }])
      const old = await call(server, 'POST', '/admin/users', { body, headers: { 'x-supabase-api-version': '' } })
      expect(old).toMatchObject({ status, body: { code: status, error_code: code, msg: message } })
    })

    test('is told of an address and a number that somebody has, also of two at once', async () => {
      const taken = await created({ email: newAddress(), phone: newNumber() })
      const [email, phone] = [taken.email ?? '', taken.phone ?? '']
      expect((await adminOf(server).createUser({ email: email.toUpperCase() })).error).toMatchObject({
        status: 422, code: 'email_exists', message: 'A user with this email address has already been registered',
      })
      expect((await adminOf(server).createUser({ email: newAddress(), phone })).error).toMatchObject({
        status: 422, code: 'phone_exists', message: 'Phone number already registered by another user',
      })
      const twice = newAddress()
      const replies = await Promise.all([1, 2, 3].map(() => adminOf(server).createUser({ email: twice })))
      expect(replies.map(({ error }) => error?.code ?? 'created').toSorted((left, right) => left.localeCompare(right))).toEqual(['created', 'email_exists', 'email_exists'])
    })
  })

  describe('who changes an account', () => {
    test('changes the address at once, spends what was mailed to the old one, and its owner is told there', async () => {
      const { email, client, user } = await signedInAccount(server)
      const next = newAddress()
      await server.client().auth.resetPasswordForEmail(email)
      const recovery = linkIn(lastMail(server.mails, email))
      const { data, error } = await adminOf(server).updateUserById(user.id, { email: next })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ email: next, user_metadata: { email: next, firstName: 'Ada', email_verified: true } })
      expect(data.user?.identities).toMatchObject([{ email: next, identity_data: { email: next, email_verified: true, firstName: 'Ada' } }])
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
      expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe('refresh_token_not_found')
      expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
      expect((await signIn(email, nextPassword)).error).toBeNull()
      expect(server.mails.filter((mail) => mail.to === email && mail.subject.includes('password'))).toHaveLength(1)
    })

    test('merges metadata, removes keys with null, and keeps sessions', async () => {
      const { client, user } = await signedInAccount(server)
      const { data } = await adminOf(server).updateUserById(user.id, { user_metadata: { firstName: null, last: 'Lovelace' }, app_metadata: { tier: 'gold', roles: ['a'] } })
      expect(data.user?.user_metadata).toMatchObject({ last: 'Lovelace' })
      expect(Object.keys(data.user?.user_metadata ?? {})).not.toContain('firstName')
      expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold', roles: ['a'] })
      expect((await client.auth.getUser()).error).toBeNull()
    })

    test('confirms, and does not take a confirmation back', async () => {
      const email = newAddress()
      const user = await created({ email, password: firstPassword })
      const first = await adminOf(server).updateUserById(user.id, { email_confirm: true })
      expect(first.data.user?.user_metadata).toEqual({ email_verified: true })
      expect(confirmed.filter((each) => each === email)).toHaveLength(1)
      const second = await adminOf(server).updateUserById(user.id, { email_confirm: false })
      expect(second.data.user?.email_confirmed_at).toBe(first.data.user?.email_confirmed_at)
    })

    test('gives a phone user an address, and an e-mail user a number, each with its identity and provider', async () => {
      const user = await created({ phone: newNumber() })
      const [email, phone] = [newAddress(), newNumber()]
      const { data } = await adminOf(server).updateUserById(user.id, { email, phone, email_confirm: true, phone_confirm: true, app_metadata: { tier: 'gold' } })
      expect(data.user).toMatchObject({ email, phone, app_metadata: { provider: 'phone', providers: ['phone', 'email'], tier: 'gold' } })
      const identities = Object.fromEntries((data.user?.identities ?? []).map(({ provider, identity_data: said }) => [provider, said]))
      expect(identities).toMatchObject({ email: { email, email_verified: true }, phone: { phone, phone_verified: true } })
      expect([data.user?.email_confirmed_at, data.user?.phone_confirmed_at].every((time) => time !== undefined)).toBe(true)
    })

    test('bans for a time and lets in again', async () => {
      const { email, client, user } = await signedInAccount(server)
      const { refresh_token: refreshToken } = await sessionOf(client)
      const { data } = await adminOf(server).updateUserById(user.id, { ban_duration: '1h30m' })
      const until = Date.parse((data.user as unknown as { banned_until: string }).banned_until)
      expect(Math.abs(until - server.now().getTime() - 5_400_000)).toBeLessThan(30_000)
      expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
      expect((await signIn(email, firstPassword)).error).toMatchObject({ status: 400, code: 'user_banned' })
      expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error).toMatchObject({ status: 400, code: 'user_banned' })
      const lifted = await adminOf(server).updateUserById(user.id, { ban_duration: 'none' })
      expect(lifted.data.user).not.toHaveProperty('banned_until')
      expect((await client.auth.getUser()).error).toBeNull()
      await adminOf(server).updateUserById(user.id, { ban_duration: '300ms' })
      server.advance(1)
      expect((await signIn(email, firstPassword)).error).toBeNull()
      expect((await adminOf(server).updateUserById(user.id, { ban_duration: '1d' })).error).toMatchObject({ status: 400, code: 'validation_failed' })
    })

    test('changes nothing when an address or a number is taken', async () => {
      const [one, other] = [await created({ email: newAddress(), phone: newNumber() }), await created({ email: newAddress() })]
      const email = await adminOf(server).updateUserById(other.id, { email: one.email ?? '', user_metadata: { changed: true } })
      expect(email.error).toMatchObject({ status: 422, code: 'email_exists' })
      const phone = await adminOf(server).updateUserById(other.id, { phone: one.phone ?? '', user_metadata: { changed: true } })
      expect(phone.error).toMatchObject({ status: 422, code: 'phone_exists', message: 'A user with this phone number has already been registered' })
      expect((await adminOf(server).getUserById(other.id)).data.user).toMatchObject({ email: other.email, phone: '', user_metadata: {} })
    })

    test('may send what this server does not know', async () => {
      const user = await created({ email: newAddress() })
      const reply = await call(server, 'PUT', `/admin/users/${user.id}`, { body: { nonce: '1', data: { a: 1 }, aud: 'x', banana: null, role: null } })
      expect(reply).toMatchObject({ status: 200, body: { aud: 'authenticated', role: 'authenticated', user_metadata: {} } })
    })
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('is told by %s of ids that are none and of accounts that are not there', async (method) => {
    const noId = await call(server, method, '/admin/users/5', { body: '{}' })
    expect([noId.status, noId.body]).toEqual([404, { code: 'validation_failed', message: 'user_id must be an UUID' }])
    const none = await call(server, method, `/admin/users/${nobody}`, { body: '{}' })
    expect([none.status, none.body]).toEqual([404, { code: 'user_not_found', message: 'User not found' }])
  })

  describe('who deletes an account', () => {
    test('gets the user that was, whose every trace is gone but that it was deleted', async () => {
      const { email, client, user } = await signedInAccount(server)
      const { access_token: token } = await sessionOf(client)
      await adminOf(server).updateUserById(user.id, { app_metadata: { tier: 'gold' } })
      const { data, error } = await adminOf(server).deleteUser(user.id)
      expect([error, data.user?.email]).toEqual([null, email])
      expect((await adminOf(server).getUserById(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
      expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
      const { rows } = await sql<{ payload: { action: string } }>`select payload from auth.audit_log where payload::text like ${`%${user.id}%`} or payload::text like ${`%${email}%`}`.execute(server.db)
      expect(rows.map(({ payload }) => payload.action)).toEqual(['user_deleted'])
      expect((await adminOf(server).deleteUser(user.id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    })

    test('may send no body, and not a broken one', async () => {
      const [one, other] = [await created({ email: newAddress() }), await created({ email: newAddress() })]
      expect(await call(server, 'DELETE', `/admin/users/${one.id}`)).toMatchObject({ status: 200, body: {} })
      expect(await call(server, 'DELETE', `/admin/users/${other.id}`, { body: '{' })).toMatchObject({ status: 400, body: { code: 'bad_json' } })
    })

    test('softly leaves a row that names nobody and lets nobody in', async () => {
      const { email, client, user } = await signedInAccount(server)
      const phone = newNumber()
      await adminOf(server).updateUserById(user.id, { phone, phone_confirm: true })
      await server.client().auth.resetPasswordForEmail(email)
      const recovery = codeIn(lastMail(server.mails, email))
      const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
      await sql`insert into auth.factors (id, user_id, friendly_name, factor_type, created_at, updated_at) values (${user.id}, ${user.id}, 'Phone of Ada', 'totp', now(), now())`.execute(server.db)
      expect((await adminOf(server).deleteUser(user.id, true)).error).toBeNull()
      const { data } = await adminOf(server).getUserById(user.id)
      expect(data.user).toMatchObject({ id: user.id, user_metadata: {}, app_metadata: {}, deleted_at: expect.any(String) as string })
      for (const table of ['users', 'identities', 'sessions', 'factors', 'one_time_tokens', 'notices', 'audit_log']) {
        const { rows } = await sql<{ text: string | null }>`select json_agg(t)::text as text from ${sql.id('auth', table)} t`.execute(server.db)
        for (const trace of [email, phone, 'Phone of Ada']) expect([table, rows[0]?.text ?? '']).not.toEqual([table, expect.stringContaining(trace)])
      }
      expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
      expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe('refresh_token_not_found')
      expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
      expect((await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })).error?.code).toBe('otp_expired')
      expect(await server.auth.hasAccount(email)).toBe(false)
      const disguise = data.user?.email ?? ''
      expect(disguise).toMatch(/^[0-9a-f]{64}$/)
      await adminOf(server).deleteUser(user.id, true)
      expect((await adminOf(server).getUserById(user.id)).data.user?.email).toBe(disguise)
      const again = await created({ email, phone })
      expect(again.id).not.toBe(user.id)
    })

    test('softly keeps out a session, a link and an address that were left behind', async () => {
      const { email, client, user } = await signedInAccount(server)
      const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
      await server.client().auth.resetPasswordForEmail(email)
      const recovery = codeIn(lastMail(server.mails, email))
      await sql`update auth.users set deleted_at = now() where id = ${user.id}`.execute(server.db)
      expect((await call(server, 'GET', '/user', { bearer: token })).body['code']).toBe('user_not_found')
      expect((await server.client().auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe('refresh_token_not_found')
      expect((await signIn(email, firstPassword)).error?.code).toBe('invalid_credentials')
      expect((await server.client().auth.verifyOtp({ type: 'recovery', email, token: recovery })).error?.code).toBe('otp_expired')
      expect(await server.auth.hasAccount(email)).toBe(false)
      await sql`update auth.users set email = null where id = ${user.id}`.execute(server.db)
    })
  })

  test('who reads a phone-only account sees all of it, and it can take on an address by itself', async () => {
    const user = await created({ phone: newNumber(), phone_confirm: true })
    const { client } = await signedInAccount(server)
    const { access_token: token } = await sessionOf(client)
    const sessionId = (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string }).session_id
    await sql`update auth.sessions set user_id = ${user.id} where id = ${sessionId}`.execute(server.db)
    const refreshed = await client.auth.refreshSession()
    expect([refreshed.error, refreshed.data.user?.id, refreshed.data.user?.email]).toEqual([null, user.id, ''])
    const email = newAddress()
    expect((await client.auth.updateUser({ email, data: { name: 'Ada' } })).data.user).toMatchObject({ email: '', new_email: email })
    const { data, error } = await server.client().auth.verifyOtp({ type: 'email_change', email, token: codeIn(lastMail(server.mails, email)) })
    expect([error, data.user?.id, data.user?.email]).toEqual([null, user.id, email])
    expect((await client.auth.updateUser({ password: nextPassword })).error).toBeNull()
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await adminOf(server).deleteUser(user.id)).error).toBeNull()
  })
})

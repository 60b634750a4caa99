import { argon2Sync } from 'node:crypto'
import { everyRun } from '@dst/vitest-config/run'
import { hash } from 'bcrypt'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { adminOf, call, createdUser, newNumber } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

const nextPassword = 'Another-Pass-2'

/** A hash of the first password as created by another server. */
function argon2(algorithm: 'argon2i' | 'argon2id'): string {
  const nonce = Buffer.from('sixteen bytes...')
  const tag = argon2Sync(algorithm, {
    message: firstPassword,
    nonce,
    parallelism: 2,
    tagLength: 32,
    memory: 1024,
    passes: 3,
  })
  const [salt, hashed] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$${algorithm}$v=19$m=1024,t=3,p=2$${salt}$${hashed}`
}

onBothDatabases('an administrator who creates an account', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      onAddressConfirmed: (_trx, account) => Promise.resolve(void confirmed.push(account.email)),
    })
  })
  afterAll(() => server.stop())

  const confirmed: string[] = []
  const signIn = (email: string, password: string) => server.client().auth.signInWithPassword({ email, password })

  test('gives it exactly the metadata that they say, an identity, and no mail', async () => {
    const email = newAddress()
    const sent = server.mails.length
    const user = await createdUser(server, {
      email: email.toUpperCase(),
      password: '1',
      user_metadata: { name: 'Ada', gone: null },
      app_metadata: { tier: 'gold', gone: null },
    })
    expect(user).toMatchObject({ email, phone: '', role: 'authenticated', aud: 'authenticated', is_anonymous: false })
    expect(user.user_metadata).toEqual({ name: 'Ada', gone: null })
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold' })
    expect(user.email_confirmed_at).toBeUndefined()
    expect(user.identities).toMatchObject([
      {
        id: user.id,
        provider: 'email',
        email,
        identity_data: { sub: user.id, email, email_verified: false, phone_verified: false },
      },
    ])
    expect(server.mails).toHaveLength(sent)
    expect((await signIn(email, '1')).error?.code).toBe('email_not_confirmed')
  })

  test('may confirm it, and notifies its host', async () => {
    const email = newAddress()
    const user = await createdUser(server, {
      email,
      password: firstPassword,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
    })
    expect(user.email_confirmed_at).toBeDefined()
    expect(user.user_metadata).toEqual({ name: 'Ada', email_verified: true })
    expect(confirmed).toContain(email)
    expect((await signIn(email, firstPassword)).data.user?.id).toBe(user.id)
  })

  test('may give it a phone number in place of an address', async () => {
    const phone = newNumber()
    const user = await createdUser(server, { phone: `+${phone}`, phone_confirm: true, password: firstPassword })
    expect(user).toMatchObject({
      email: '',
      phone,
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: {},
    })
    expect(user.phone_confirmed_at).toBe(user.confirmed_at)
    expect(user.identities).toMatchObject([
      { id: user.id, provider: 'phone', identity_data: { sub: user.id, phone, phone_verified: true } },
    ])
    expect(await server.auth.describeUser(user.id)).toMatchObject({ phone, email: '' })
  })

  test('may give it both, a role and an id', async () => {
    const [email, phone, id] = [newAddress(), newNumber(), '22222222-2222-2222-2222-222222222222']
    const user = await createdUser(server, { id, email, phone, role: 'editor' })
    expect(user).toMatchObject({
      id,
      role: 'editor',
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    })
    expect(
      user.identities?.map(({ provider }) => provider).toSorted((left, right) => left.localeCompare(right)),
    ).toEqual(['email', 'phone'])
    expect((await adminOf(server).getUserById(id)).data.user?.email).toBe(email)
    expect(await call(server, 'POST', '/admin/users', { body: { id, email: newAddress() } })).toMatchObject({
      status: 422,
      body: { code: 'user_already_exists' },
    })
  })

  test.each([
    ['bcrypt', () => hash(firstPassword, 4)],
    ['Argon2i', () => argon2('argon2i')],
    ['Argon2id', () => argon2('argon2id')],
  ])('may bring along a password as %s hashed it', async (_name, make) => {
    const email = newAddress()
    await createdUser(server, { email, password_hash: await make(), email_confirm: true })
    expect((await signIn(email, nextPassword)).error?.code).toBe('invalid_credentials')
    expect((await signIn(email, firstPassword)).error).toBeNull()
    const { rows } = await sql<{
      hash: string
    }>`select encrypted_password as hash from auth.users where email = ${email}`.execute(server.db)
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,/)
    expect((await signIn(email, firstPassword)).error).toBeNull()
  })

  test.each([
    [{}, 400, 'validation_failed', 'Cannot create a user without either an email or phone'],
    [{ email: 'a@' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ phone: '0123' }, 400, 'validation_failed', 'Invalid phone number format (E.164 required)'],
    [{ email: 'new@example.com', id: '5' }, 400, 'validation_failed', 'ID must conform to the uuid v4 format'],
    [
      { email: 'new@example.com', id: '00000000-0000-0000-0000-000000000000' },
      400,
      'validation_failed',
      'ID must conform to the uuid v4 format',
    ],
    [
      { email: 'new@example.com', ban_duration: 'long' },
      400,
      'validation_failed',
      'invalid format for ban duration: time: invalid duration "long"',
    ],
    [
      { email: 'new@example.com', password: 'a'.repeat(73) },
      400,
      'validation_failed',
      'Password cannot be longer than 72 characters',
    ],
    [
      { email: 'new@example.com', password: 'a', password_hash: 'b' },
      400,
      'validation_failed',
      'Only a password or a password hash should be provided',
    ],
    [
      { email: 'new@example.com', password_hash: '$2b$31$'.padEnd(60, 'a') },
      400,
      'validation_failed',
      expect.stringMatching(/^password_hash must be/) as string,
    ],
    [
      { email: 'new@example.com', password_hash: '$argon2id$v=19$m=99999999,t=2,p=1$c29tZXNhbHQ$dGFndGFn' },
      400,
      'validation_failed',
      expect.stringMatching(/^password_hash must be/) as string,
    ],
    [
      { email: 'new@example.com', user_metadata: { a: 'x'.repeat(5000) } },
      400,
      'validation_failed',
      'User data cannot be larger than 4096 bytes',
    ],
    [{ email: 5 }, 400, 'bad_json', expect.stringMatching(/^Could not parse request body as JSON:/) as string],
  ])('is refused %j', async (body, status, code, message) => {
    const reply = await call(server, 'POST', '/admin/users', { body })
    expect([reply.status, reply.body]).toEqual([status, { code, message }])
    const old = await call(server, 'POST', '/admin/users', { body, headers: { 'x-supabase-api-version': '' } })
    expect(old).toMatchObject({ status, body: { code: status, error_code: code, msg: message } })
  })

  test('is told of an address and a number that somebody has, also of two at once', { tags: [everyRun] }, async () => {
    const taken = await createdUser(server, { email: newAddress(), phone: newNumber() })
    const [email, phone] = [taken.email ?? '', taken.phone ?? '']
    expect((await adminOf(server).createUser({ email: email.toUpperCase() })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
    expect((await adminOf(server).createUser({ email: newAddress(), phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'Phone number already registered by another user',
    })
    const twice = newAddress()
    const replies = await Promise.all([1, 2, 3].map(() => adminOf(server).createUser({ email: twice })))
    expect(
      replies.map(({ error }) => error?.code ?? 'created').toSorted((left, right) => left.localeCompare(right)),
    ).toEqual(['created', 'email_exists', 'email_exists'])
  })
})

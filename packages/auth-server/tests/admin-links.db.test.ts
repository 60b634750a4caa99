import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { adminOf, call } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'

const redirectTo = 'https://app.example.com/welcome'

type Params = Parameters<ReturnType<typeof adminOf>['generateLink']>[0]

onBothDatabases('a link that an administrator asks for', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { passwordMinimumLength: 8 })
  })
  afterAll(() => server.stop())

  const generated = async (params: Params) => {
    const { data, error } = await adminOf(server).generateLink(params)
    if (error !== null) throw new Error('no link', { cause: error })
    return data
  }
  const follow = async (link: string) => (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
  const verify = (
    type: 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change' | 'email',
    email: string,
    token: string,
  ) => server.client().auth.verifyOtp({ type, email, token })
  const unconfirmed = async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    return email
  }

  test('to sign up opens an account, mails nothing, and confirms', async () => {
    const email = newAddress()
    const sent = server.mails.length
    const { user, properties } = await generated({
      type: 'signup',
      email,
      password: firstPassword,
      options: { data: { name: 'Ada' }, redirectTo },
    })
    expect(user).toMatchObject({
      email,
      user_metadata: { name: 'Ada' },
      app_metadata: { provider: 'email' },
      confirmation_sent_at: expect.any(String) as string,
    })
    expect(user.user_metadata).toEqual({ name: 'Ada' })
    expect(Object.keys(user)).not.toContain('action_link')
    expect(properties).toEqual({
      action_link: `${server.url}/auth/v1/verify?token=${properties.hashed_token}&type=signup&redirect_to=${redirectTo}`,
      email_otp: expect.stringMatching(/^\d{6}$/) as string,
      hashed_token: expect.stringMatching(/^[0-9a-f]{56}$/) as string,
      verification_type: 'signup',
      redirect_to: redirectTo,
    })
    const location = await follow(properties.action_link)
    expect(location).toMatch(/^https:\/\/app\.example\.com\/welcome#access_token=/)
    expect(server.mails).toHaveLength(sent)
    const { data } = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', email_verified: true })
  })

  test.each([
    ['signup', 'signup', async () => ({ email: newAddress(), password: firstPassword })],
    ['signup', 'signup', async () => ({ email: await unconfirmed(), password: firstPassword })],
    ['invite', 'invite', async () => ({ email: newAddress() })],
    ['invite', 'invite', async () => ({ email: await unconfirmed() })],
    ['magiclink', 'magiclink', async () => ({ email: (await signedInAccount(server)).email })],
    ['magiclink', 'magiclink', async () => ({ email: await unconfirmed() })],
    ['magiclink', 'signup', async () => ({ email: newAddress() })],
    ['recovery', 'recovery', async () => ({ email: (await signedInAccount(server)).email })],
    ['recovery', 'recovery', async () => ({ email: await unconfirmed() })],
  ] as const)('for %s is a %s, and works once by link, code or hash', async (type, becomes, prepare) => {
    const uses = [
      ({ action_link: link }: { action_link: string }) => follow(link),
      ({ email_otp: code }: { email_otp: string }, email: string) =>
        verify(becomes, email, code).then(({ data }) => `${data.user?.id} ${data.session ? 'access_token=' : ''}`),
      ({ hashed_token: hash }: { hashed_token: string }) =>
        server
          .client()
          .auth.verifyOtp({ type: becomes, token_hash: hash })
          .then(({ data }) => `${data.user?.id} ${data.session ? 'access_token=' : ''}`),
    ]
    for (const use of uses) {
      const wish = await prepare()
      const { properties } = await generated({ type, ...wish } as Params)
      expect(properties.verification_type).toBe(becomes)
      expect(await use(properties, wish.email)).toContain('access_token=')
      expect(await follow(properties.action_link)).toContain('error_code=otp_expired')
      expect((await verify(becomes, wish.email, properties.email_otp)).error?.code).toBe('otp_expired')
    }
  })

  test.each([
    ['recovery', 'magiclink'],
    ['magiclink', 'recovery'],
  ] as const)('for %s takes the place of an earlier mail, and one for %s of it', async (type, next) => {
    const { email } = await signedInAccount(server)
    await server.client().auth.resetPasswordForEmail(email)
    const mailed = linkIn(lastMail(server.mails, email)).href
    const { properties } = await generated({ type, email })
    expect(await follow(mailed)).toContain('error_code=otp_expired')
    const { properties: newer } = await generated({ type: next, email })
    expect(await follow(properties.action_link)).toContain('error_code=otp_expired')
    expect(await follow(newer.action_link)).toContain('access_token=')
  })

  test('signing up again replaces a password that a stranger may have set, and an invitation removes it', async () => {
    const [email, invited] = [await unconfirmed(), await unconfirmed()]
    const { properties } = await generated({
      type: 'signup',
      email,
      password: 'Another-Pass-2',
      options: { data: { vip: true } },
    })
    expect((await verify('signup', email, properties.email_otp)).data.user?.user_metadata).toMatchObject({
      vip: true,
      email_verified: true,
    })
    const tries = await Promise.all(
      [firstPassword, 'Another-Pass-2'].map((password) => server.client().auth.signInWithPassword({ email, password })),
    )
    expect(tries.map(({ error }) => error?.code)).toEqual(['invalid_credentials', undefined])
    const { user } = await generated({ type: 'invite', email: invited })
    expect(user.invited_at).toBeDefined()
    const { rows } =
      await sql`select 1 from auth.users where email = ${invited} and encrypted_password is null`.execute(server.db)
    expect(rows).toHaveLength(1)
  })

  describe('to change an address', () => {
    test.each([
      [['email_change_current', 'email_change_new']],
      [['email_change_new', 'email_change_current']],
    ] as const)('is confirmed by both, %s', async (types) => {
      const { email, user } = await signedInAccount(server)
      const newEmail = newAddress()
      const [first, second] = [
        await generated({ type: types[0], email, newEmail }),
        await generated({ type: types[1], email, newEmail }),
      ]
      expect(first.properties).toMatchObject({
        verification_type: types[0],
        action_link: expect.stringContaining('&type=email_change&') as string,
      })
      expect(second.user).toMatchObject({
        id: user.id,
        email,
        new_email: newEmail,
        email_change_sent_at: expect.any(String) as string,
      })
      expect(await follow(first.properties.action_link)).toContain('message=Confirmation+link+accepted')
      const receiver = types[1] === 'email_change_new' ? newEmail : email
      const { data } = await verify('email_change', receiver, second.properties.email_otp)
      expect(data.user).toMatchObject({ id: user.id, email: newEmail })
    })

    test('twice for one half is worth one confirmation', async () => {
      const { email, client } = await signedInAccount(server)
      const newEmail = newAddress()
      const first = await generated({ type: 'email_change_new', email, newEmail })
      expect((await verify('email_change', newEmail, first.properties.email_otp)).error).toBeNull()
      const again = await generated({ type: 'email_change_new', email, newEmail })
      expect((await verify('email_change', newEmail, again.properties.email_otp)).data.user).toBeNull()
      expect((await client.auth.getUser()).data.user).toMatchObject({ email, new_email: newEmail })
    })

    test('to another one is not confirmed by a link of the change before', async () => {
      const { email, client } = await signedInAccount(server)
      const [one, other] = [newAddress(), newAddress()]
      const before = await generated({ type: 'email_change_current', email, newEmail: one })
      const { properties } = await generated({ type: 'email_change_new', email, newEmail: other })
      expect(await follow(before.properties.action_link)).toContain('error_code=otp_expired')
      expect((await verify('email_change', other, properties.email_otp)).data.user).toBeNull()
      expect((await client.auth.getUser()).data.user?.email).toBe(email)
    })

    test('needs no word from the present address where the server asks for none', async () => {
      const easy = await startServer(kind, { secureEmailChange: false })
      const { email, user } = await signedInAccount(easy)
      const refused = await adminOf(easy).generateLink({ type: 'email_change_current', email, newEmail: newAddress() })
      expect(refused.error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Enable secure email change to generate link for current email',
      })
      const newEmail = newAddress()
      const { data } = await adminOf(easy).generateLink({ type: 'email_change_new', email, newEmail })
      const changed = await easy
        .client()
        .auth.verifyOtp({ type: 'email_change', email: newEmail, token: data.properties?.email_otp ?? '' })
      expect(changed.data.user).toMatchObject({ id: user.id, email: newEmail })
      await easy.stop()
    })
  })

  test.each([
    [{ redirect_to: redirectTo }, '', redirectTo],
    [{}, `?redirect_to=${redirectTo}`, redirectTo],
    [{ redirect_to: 'https://evil.example.com' }, `?redirect_to=${redirectTo}`, redirectTo],
    [{ redirect_to: 'https://evil.example.com' }, '?redirect_to=https://evil.example.com', 'https://site.example.com'],
    [{ redirect_to: null }, '', 'https://site.example.com'],
  ])('with %j and %j leads to %s', async (body, query, expected) => {
    const { body: answer } = await call(server, 'POST', `/admin/generate_link${query}`, {
      body: { type: 'magiclink', email: newAddress(), ...body },
    })
    expect(answer['redirect_to']).toBe(expected)
    expect(await follow(answer['action_link'] as string)).toContain(`${expected}#access_token=`)
  })

  test.each([
    [
      { type: 'banana', email: 'a@example.com' },
      400,
      'validation_failed',
      'Invalid email action link type requested: banana',
    ],
    [
      { type: 'constructor', email: 'a@example.com' },
      400,
      'validation_failed',
      'Invalid email action link type requested: constructor',
    ],
    [{ type: 'magiclink', email: 'a@' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ type: 'magiclink' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ type: 'signup', email: 'unknown@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [{ type: 'recovery', email: 'unknown@example.com' }, 404, 'user_not_found', 'User with this email not found'],
    [
      { type: 'email_change_current', email: 'unknown@example.com', new_email: 'b@example.com' },
      404,
      'user_not_found',
      'User with this email not found',
    ],
    [
      { type: 'email_change_new', email: 'known@example.com' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { type: 'email_change_new', email: 'known@example.com', new_email: 'taken@example.com' },
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ],
    [
      { type: 'signup', email: 'known@example.com', password: firstPassword },
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ],
    [
      { type: 'invite', email: 'known@example.com' },
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ],
  ])('is refused for %j', async (body, status, code, message) => {
    for (const email of ['known@example.com', 'taken@example.com'])
      await adminOf(server).createUser({ email, email_confirm: true })
    const reply = await call(server, 'POST', '/admin/generate_link', { body })
    expect([reply.status, reply.body]).toEqual([status, { code, message }])
    const old = await call(server, 'POST', '/admin/generate_link', {
      body,
      headers: { 'x-supabase-api-version': '2020-01-01' },
    })
    expect([old.status, old.body]).toEqual([status, { code: status, error_code: code, msg: message }])
  })

  test('to sign up is refused for a weak password', async () => {
    const { error } = await adminOf(server).generateLink({ type: 'signup', email: newAddress(), password: '1234567' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['length'] })
  })
})

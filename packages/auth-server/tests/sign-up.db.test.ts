import { everyRun } from '@dst/vitest-config/run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn, wrongCode } from './mailbox.ts'

onBothDatabases('sign-up', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  test('answers a bare user without a session and mails a link and a code', async () => {
    const email = newAddress()
    const { data, error } = await server.client().auth.signUp({
      email: email.toUpperCase(),
      password: firstPassword,
      options: { data: { firstName: 'Ada', email_verified: true, sub: 'forged' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.user?.email_confirmed_at).toBeUndefined()
    expect(data.user?.confirmation_sent_at).toEqual(expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/))
    expect(data.user?.user_metadata).toEqual({
      firstName: 'Ada',
      sub: data.user?.id,
      email,
      email_verified: false,
      phone_verified: false,
    })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(data.user?.identities).toHaveLength(1)
    expect(data.user?.identities?.[0]).toMatchObject({
      id: data.user?.id,
      user_id: data.user?.id,
      provider: 'email',
      email,
    })
    const mail = lastMail(server.mails, email)
    expect(mail.subject).toBe('Please confirm your email address for Example')
    expect(linkIn(mail).pathname).toBe('/auth/v1/verify')
    expect(linkIn(mail).searchParams.get('type')).toBe('signup')
    expect(linkIn(mail).searchParams.get('token')).toMatch(/^[0-9a-f]{56}$/)
  })

  test('the link confirms, signs in and leads to the allowed redirect; a second use does not', async () => {
    const email = newAddress()
    const redirect = 'https://app.example.com/auth/callback'
    await server.client().auth.signUp({ email, password: firstPassword, options: { emailRedirectTo: redirect } })
    const link = linkIn(lastMail(server.mails, email))
    expect(link.href).toContain('&redirect_to=https://app.example.com/auth/callback')
    const reply = await fetch(link, { redirect: 'manual' })
    expect(reply.status).toBe(303)
    const target = new URL(reply.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(redirect)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ])
    expect(fragment.get('type')).toBe('signup')
    expect(fragment.get('expires_in')).toBe('3600')
    const client = server.client()
    const { data } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.email_confirmed_at).toBeDefined()
    expect(data.user?.user_metadata['email_verified']).toBe(true)
    expect(data.user?.identities?.[0]?.identity_data?.['email_verified']).toBe(true)

    const again = await fetch(link, { redirect: 'manual' })
    expect(again.headers.get('location')).toBe(
      `${redirect}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=`,
    )
  })

  test('of two parallel uses of one link exactly one signs in', { tags: [everyRun] }, async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    const link = linkIn(lastMail(server.mails, email))
    const replies = await Promise.all([fetch(link, { redirect: 'manual' }), fetch(link, { redirect: 'manual' })])
    const signedIn = replies.filter((reply) => reply.headers.get('location')?.includes('access_token='))
    expect(signedIn).toHaveLength(1)
  })

  test('the code confirms once, and spends the link with it', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const mail = lastMail(server.mails, email)
    const { data, error } = await client.auth.verifyOtp({ type: 'email', email, token: codeIn(mail) })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
    const again = await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(mail) })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired', message: 'Token has expired or is invalid' })
    const tokenHash = linkIn(mail).searchParams.get('token') ?? ''
    const byHash = await client.auth.verifyOtp({ type: 'signup', token_hash: tokenHash })
    expect(byHash.error).toMatchObject({
      status: 403,
      code: 'otp_expired',
      message: 'Email link is invalid or has expired',
    })
  })

  test('a token hash works where the application has its own confirmation page', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const tokenHash = linkIn(lastMail(server.mails, email)).searchParams.get('token') ?? ''
    const { data, error } = await client.auth.verifyOtp({ type: 'email', token_hash: tokenHash })
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(email)
  })

  test('the right code is worth nothing after five wrong ones', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const code = codeIn(lastMail(server.mails, email))
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await client.auth.verifyOtp({ type: 'signup', email, token: wrongCode(code) })
    }
    const { error } = await client.auth.verifyOtp({ type: 'signup', email, token: code })
    expect(error?.code).toBe('otp_expired')
  })

  test('the link still works after wrong codes of a stranger', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const mail = lastMail(server.mails, email)
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await server.client().auth.verifyOtp({ type: 'signup', email, token: wrongCode(codeIn(mail)) })
    }
    const reply = await fetch(linkIn(mail), { redirect: 'manual' })
    expect(reply.headers.get('location')).toContain('#access_token=')
  })

  test('the right code still works after four wrong ones', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const code = codeIn(lastMail(server.mails, email))
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await client.auth.verifyOtp({ type: 'signup', email, token: wrongCode(code) })
    }
    const { error } = await client.auth.verifyOtp({ type: 'signup', email, token: code })
    expect(error).toBeNull()
  })

  test('parallel guesses cannot pass the ceiling', { tags: [everyRun] }, async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const code = codeIn(lastMail(server.mails, email))
    await Promise.all(
      Array.from({ length: 8 }, () => client.auth.verifyOtp({ type: 'signup', email, token: wrongCode(code) })),
    )
    const { error } = await client.auth.verifyOtp({ type: 'signup', email, token: code })
    expect(error?.code).toBe('otp_expired')
  })

  test('a taken address gets an answer like any other, without identities and without a mail', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(lastMail(server.mails, email)) })
    const sent = server.mails.length
    const { data, error } = await server
      .client()
      .auth.signUp({ email, password: 'Another-Pass-2', options: { data: { a: 1 } } })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(data.user?.role).toBe('')
    expect(data.user?.user_metadata).toEqual({ a: 1 })
    expect(server.mails).toHaveLength(sent)
    const old = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(old.error).toBeNull()
  })

  test('resend sends a working mail to those who wait, and reveals nothing of other addresses', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    const [, known] = [server.advance(61), await client.auth.resend({ type: 'signup', email })]
    expect(known.error).toBeNull()
    expect(server.mails.filter((mail) => mail.to === email)).toHaveLength(2)
    const stranger = newAddress()
    const unknown = await client.auth.resend({ type: 'signup', email: stranger })
    expect(unknown.error).toBeNull()
    expect(server.mails.filter((mail) => mail.to === stranger)).toHaveLength(0)
    const messages = await Promise.all([email, stranger].map((to) => client.auth.resend({ type: 'signup', email: to })))
    expect(messages.map(({ error }) => error?.code)).toEqual([
      'over_email_send_rate_limit',
      'over_email_send_rate_limit',
    ])
    const { error } = await client.auth.verifyOtp({
      type: 'signup',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(error).toBeNull()
  })

  test('a link dies after a day', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    server.advance(86_401)
    const { error } = await client.auth.verifyOtp({
      type: 'signup',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(error?.code).toBe('otp_expired')
  })

  test('a sign-up does not need the mail server: the mail comes when it is back', async () => {
    const email = newAddress()
    const client = server.client()
    server.breakMail(true)
    const { error, data } = await client.auth.signUp({ email, password: firstPassword })
    expect([error, data.user?.email]).toEqual([null, email])
    server.advance(2 * 86_400)
    server.breakMail(false)
    await server.sendMails()
    const confirmed = await client.auth.verifyOtp({
      type: 'signup',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(confirmed.error).toBeNull()
  })

  test('a mail that cannot leave yet leaves the earlier link working, and one that has left does not', async () => {
    const [waiting, served] = [newAddress(), newAddress()]
    const client = server.client()
    for (const email of [waiting, served]) await client.auth.signUp({ email, password: firstPassword })
    const [first, replaced] = [waiting, served].map((email) => linkIn(lastMail(server.mails, email)))
    server.advance(61)
    await client.auth.resend({ type: 'signup', email: served })
    server.breakMail(true)
    expect((await client.auth.resend({ type: 'signup', email: waiting })).error).toBeNull()
    server.breakMail(false)
    const follow = async (link: URL | undefined) =>
      (await fetch(link ?? '', { redirect: 'manual' })).headers.get('location')
    expect(await follow(first)).toContain('#access_token=')
    expect(await follow(replaced)).toContain('error_code=otp_expired')
    const sent = server.mails.length
    await server.sendMails()
    expect(server.mails).toHaveLength(sent)
  })

  test('two parallel sign-ups make one account', { tags: [everyRun] }, async () => {
    const email = newAddress()
    const replies = await Promise.all([1, 2].map(() => server.client().auth.signUp({ email, password: firstPassword })))
    expect(replies.map(({ error }) => error?.status ?? 200).toSorted((left, right) => left - right)).toEqual([200, 429])
  })
})

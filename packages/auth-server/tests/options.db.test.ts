import { afterEach, expect, test } from 'vitest'
import { unlimited, type AuthServerOptions } from '../src/index.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount, signedUpAccount } from './accounts.ts'
import { onBothDatabases, startServer, type DatabaseKind, type TestServer } from './harness.ts'
import { lastMail } from './mailbox.ts'

let server: TestServer
afterEach(() => server.stop())
const start = async (options: Partial<AuthServerOptions<unknown>>, kind: DatabaseKind = 'PGlite') => {
  server = await startServer(kind, options)
}
const expired = (reason = '') => ({
  status: 400,
  code: 'session_expired',
  message: `Invalid Refresh Token: Session Expired${reason}`,
})

onBothDatabases('sessions that end', (kind) => {
  test('a time-box ends a session so long after its sign-in, however often it is used', async () => {
    await start({ sessions: { timeboxSeconds: 7200 } }, kind)
    const { client } = await signedInAccount(server)
    for (const seconds of [3600, 3590]) {
      server.advance(seconds)
      expect((await client.auth.refreshSession()).error).toBeNull()
    }
    server.advance(20)
    expect((await client.auth.refreshSession()).error).toMatchObject(expired())
  })

  test('no access token outlives the longest duration of its session', async () => {
    await start({ sessions: { timeboxSeconds: 5400 } }, kind)
    const { client } = await signedInAccount(server)
    const lifetime = async () => {
      const { data } = await client.auth.refreshSession()
      return data.session?.expires_in
    }
    server.advance(1800)
    expect(await lifetime()).toBe(3600)
    server.advance(60)
    // Created within a second before the first whole one.
    expect([3539, 3540]).toContain(await lifetime())
    server.advance(3530)
    expect([9, 10]).toContain(await lifetime())
  })

  test('a session past either limit has ended for the host and is in no list, before it is tidied away', async () => {
    for (const sessions of [{ timeboxSeconds: 7200 }, { inactivitySeconds: 7200 }]) {
      await start({ sessions }, kind)
      const { client, user } = await signedInAccount(server)
      const { session_id: id } = (await client.auth.getClaims()).data?.claims ?? {}
      const seen = async () => {
        const { state } = await server.auth.sessionStatus(String(id), user.id)
        return [state, (await server.auth.listSessions(user.id)).length]
      }
      server.advance(7195)
      expect(await seen()).toEqual(['alive', 1])
      server.advance(10)
      expect(await seen()).toEqual(['ended', 0])
      await server.stop()
    }
    await start({}, kind)
  })

  test('inactivity ends a session that is not refreshed', async () => {
    await start({ sessions: { inactivitySeconds: 7200 } }, kind)
    const { client } = await signedInAccount(server)
    for (let round = 0; round < 2; round += 1) {
      server.advance(7190)
      expect((await client.auth.refreshSession()).error).toBeNull()
    }
    server.advance(7210)
    expect((await client.auth.refreshSession()).error).toMatchObject(expired(' (Inactivity)'))
  })

  test("a new sign-in ends the person's other sessions, and nobody else's", async () => {
    await start({ sessions: { onePerUser: true } }, kind)
    const [{ client, email }, other] = [await signedInAccount(server), await signedInAccount(server)]
    server.advance(1)
    const newer = server.client()
    await newer.auth.signInWithPassword({ email, password: firstPassword })
    expect((await client.auth.refreshSession()).error).toMatchObject(expired(' (Revoked by Newer Login)'))
    expect((await newer.auth.refreshSession()).error).toBeNull()
    expect((await other.client.auth.refreshSession()).error).toBeNull()
  })

  test('without rotation an old refresh token is refused, and its session goes on', async () => {
    await start({ refreshTokenRotation: false, lifetimes: { refreshReuseSeconds: 0 } }, kind)
    const { client } = await signedInAccount(server)
    const { refresh_token: old } = await sessionOf(client)
    for (let round = 0; round < 3; round += 1) await client.auth.refreshSession()
    server.advance(5)
    const reused = await server.client().auth.refreshSession({ refresh_token: old })
    expect(reused.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    expect((await client.auth.refreshSession()).error).toBeNull()
  })
})

test('with the email provider off each call says so in its own words', async () => {
  await start({ emailProvider: false })
  const email = newAddress()
  const auth = () => server.client().auth
  const calls = [
    [auth().signUp({ email, password: firstPassword }), 400, 'Email signups are disabled'],
    [auth().signInWithPassword({ email, password: firstPassword }), 422, 'Email logins are disabled'],
    [auth().signInWithOtp({ email }), 422, 'Email logins are disabled'],
    [auth().resetPasswordForEmail(email), 400, 'Email logins are disabled'],
    [auth().resend({ type: 'signup', email }), 400, 'Email logins are disabled'],
  ] as const
  for (const [call, status, message] of calls)
    expect((await call).error).toMatchObject({ status, code: 'email_provider_disabled', message })
  const reply = await server.app.inject({ url: '/auth/v1/settings', headers: { apikey: 'sb_publishable_test' } })
  expect(reply.json()).toMatchObject({ external: { email: false } })
})

test('with magic links off only sign-in by mail is refused', async () => {
  await start({ magicLinks: false })
  const { email } = await signedUpAccount(server)
  expect((await server.client().auth.signInWithOtp({ email })).error).toMatchObject({
    status: 422,
    code: 'email_provider_disabled',
    message: 'Login with magic link is disabled',
  })
  expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
})

test.each([6, 8, 10])('codes have %i digits where the host says so', async (mailCodeLength) => {
  await start({ mailCodeLength })
  const email = newAddress()
  await server.client().auth.signUp({ email, password: firstPassword })
  const code = /code instead: (\d+)$/m.exec(lastMail(server.mails, email).text)?.[1] ?? ''
  expect(code).toHaveLength(mailCodeLength)
  expect((await server.client().auth.verifyOtp({ type: 'signup', email, token: code })).error).toBeNull()
})

test.each([5, 11, 6.5])('a code of %s digits is refused at the start', async (mailCodeLength) => {
  await start({})
  await expect(startServer('PGlite', { mailCodeLength })).rejects.toThrow('mailCodeLength')
})

test('a mailed code ends with its lifetime', async () => {
  await start({ lifetimes: { mailTokenSeconds: 120 } })
  const email = newAddress()
  await server.client().auth.signUp({ email, password: firstPassword })
  const code = /(\d{6})$/m.exec(lastMail(server.mails, email).text)?.[1] ?? ''
  server.advance(121)
  expect((await server.client().auth.verifyOtp({ type: 'signup', email, token: code })).error?.code).toBe('otp_expired')
})

test('a password needs one of each set of characters, and the refusal names every broken rule', async () => {
  const sets = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0123456789']
  await start({ passwordMinimumLength: 8, passwordRequiredCharacters: sets, autoconfirm: true })
  const signUp = (password: string) => server.client().auth.signUp({ email: newAddress(), password })
  const characters = `Password should contain at least one character of each: ${sets.join(', ')}.`
  expect((await signUp('alllowercase1')).error).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: characters,
    reasons: ['characters'],
  })
  expect((await signUp('short')).error).toMatchObject({
    code: 'weak_password',
    message: `Password should be at least 8 characters. ${characters}`,
    reasons: ['length', 'characters'],
  })
  expect((await signUp('Sh0rt')).error).toMatchObject({
    message: 'Password should be at least 8 characters.',
    reasons: ['length'],
  })
  const { data, error } = await signUp('Long3nough')
  expect(error).toBeNull()
  expect(data.session).not.toBeNull()
})

test('mails in total have a limit an hour, which refused asks do not use up', async () => {
  await start({ limits: { mailsPerHour: 2 } })
  const signUp = (email: string) => server.client().auth.signUp({ email, password: firstPassword })
  const [first, second] = [newAddress(), newAddress()]
  expect((await signUp(first)).error).toBeNull()
  expect((await signUp(first)).error?.message).toMatch(/^For security purposes/)
  expect((await server.client().auth.signInWithOtp({ email: second })).error).toBeNull()
  const refused = newAddress()
  expect((await signUp(refused)).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
    message: 'email rate limit exceeded',
  })
  expect(server.mails).toHaveLength(2)
  server.advance(1800)
  expect((await signUp(refused)).error).toBeNull()
})

test('the limit of mails in total is not applied with autoconfirm', async () => {
  await start({ limits: { mailsPerHour: 1 }, autoconfirm: true })
  for (let round = 0; round < 3; round += 1) {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
  }
})

test('an unlimited limiter counts nothing, and without a gap one mail may follow another at once', async () => {
  await start({ limiter: unlimited, limits: { mailGapSeconds: 0, requestsPerFiveMinutes: 1, requestBurst: 1 } })
  const { email } = await signedInAccount(server)
  for (let round = 0; round < 5; round += 1)
    expect((await server.client().auth.resetPasswordForEmail(email)).error).toBeNull()
})

test('templates give mails their subject and their HTML, and nothing in them can break out', async () => {
  await start({
    mailTemplates: {
      confirmation: {
        subject: 'Hello {{ .Data.firstName }}',
        html:
          '<p>{{.Email}} {{ .Token }} {{ .SiteURL }} {{ .Data.firstName }}</p><a href="{{ .ConfirmationURL ' +
          '}}">yes</a> <a href="{{ .Data.link }}">own</a> <i>{{ .TokenHash }}</i> {{ .RedirectTo }}',
      },
      recovery: { html: '<a href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&type=recovery">choose</a>' },
    },
  })
  const email = newAddress()
  const data = { firstName: '<b>Ada</b>"\r\nBcc: x', link: 'javascript:alert(1)' }
  await server.client().auth.signUp({
    email,
    password: firstPassword,
    options: { data, emailRedirectTo: 'https://app.example.com/a?b=c&d' },
  })
  const mail = lastMail(server.mails, email)
  expect(mail.subject).toBe('Hello <b>Ada</b>" Bcc: x')
  expect(mail.html).toContain('&lt;b&gt;Ada&lt;/b&gt;&quot;')
  expect(mail.html).toContain('<a href="#">own</a>')
  expect(mail.html).not.toMatch(/<b>|javascript:/)
  const [, link = ''] = /<a href="([^"]*)">yes/.exec(mail.html) ?? []
  const url = new URL(link.replaceAll('&amp;', '&'))
  expect(url.searchParams.get('redirect_to')).toBe('https://app.example.com/a?b=c&d')
  expect(mail.html).toContain(`<i>${url.searchParams.get('token')}</i> https://app.example.com/a?b=c&amp;d`)
  expect(mail.text).toContain(`yes: ${url.href}`)
  expect(
    (await server.client().auth.verifyOtp({ type: 'signup', token_hash: url.searchParams.get('token') ?? '' })).error,
  ).toBeNull()
  await server.client().auth.resetPasswordForEmail(email)
  const recovery = lastMail(server.mails, email)
  expect(recovery.subject).toBe('Choose a new password for Example')
  const hash = /token_hash=(\w+)/.exec(recovery.text)?.[1] ?? ''
  expect((await server.client().auth.verifyOtp({ type: 'recovery', token_hash: hash })).error).toBeNull()
})

test('a change of address has its own variables', async () => {
  await start({
    mailTemplates: { email_change: { subject: '{{ .Email }} to {{ .NewEmail }}, sent to {{ .SendingTo }}' } },
  })
  const { client, email } = await signedInAccount(server)
  const next = newAddress()
  await client.auth.updateUser({ email: next })
  expect(lastMail(server.mails, next).subject).toBe(`${email} to ${next}, sent to ${next}`)
  expect(lastMail(server.mails, email).subject).toBe(`${email} to ${next}, sent to ${email}`)
})

test.each(['{{ .Nothing }}', '{{ if .Email }}x{{ end }}', '{{ .Email', '{{ .NewEmail }}', '{{ .Email.x }}'])(
  '%s in a template stops the start',
  async (html) => {
    await start({})
    await expect(startServer('PGlite', { mailTemplates: { confirmation: { html } } })).rejects.toThrow('confirmation')
  },
)

test('every refusal keeps out of caches and says when to ask again; the keys may be kept', async () => {
  await start({ limits: { requestBurst: 1, requestsPerFiveMinutes: 1 } })
  const headers = { apikey: 'sb_publishable_test' }
  const recover = () =>
    server.app.inject({ method: 'POST', url: '/auth/v1/recover', headers, payload: '{"email":"a@example.com"}' })
  await recover()
  const limited = await recover()
  expect([limited.statusCode, Number(limited.headers['retry-after']) > 0]).toEqual([429, true])
  const replies = [
    limited,
    ...(await Promise.all(
      ['/nothing', '/settings', '/user', '/verify'].map((path) =>
        server.app.inject({ url: `/auth/v1${path}`, headers }),
      ),
    )),
  ]
  replies.push(
    await server.app.inject({ url: '/auth/v1/settings' }),
    await server.app.inject({ method: 'POST', url: '/auth/v1/user', headers }),
  )
  for (const reply of replies) expect(reply.headers['cache-control'], String(reply.statusCode)).toBe('no-store')
  const keys = await server.app.inject({ url: '/auth/v1/.well-known/jwks.json' })
  expect(keys.headers['cache-control']).toBe('public, max-age=600')
})

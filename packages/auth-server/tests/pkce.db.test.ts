import { createHash, randomBytes } from 'node:crypto'
import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'
import { codeOf, followed, methodOf, pkceClient } from './pkce-client.ts'

const redirect = 'https://app.example.com/auth/callback'
const unusable = { status: 404, code: 'flow_state_not_found', message: 'invalid flow state, no valid flow state found' }

onBothDatabases('a sign-in by code', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const linkTo = (email: string) => linkIn(lastMail(server.mails, email))
  const confirmed = async () => (await signedInAccount(server)).email
  const exchange = async (code: string, verifier: string) => {
    const reply = await fetch(`${server.url}/auth/v1/token?grant_type=pkce`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ auth_code: code, code_verifier: verifier }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  const ask = (path: string, body: object) =>
    server.app.inject({
      method: 'POST',
      url: `/auth/v1${path}`,
      headers: { apikey: anonKey },
      payload: JSON.stringify(body),
    })
  /** A code waiting for its verifier, created without the client. */
  const pendingCode = async () => {
    const verifier = randomBytes(48).toString('hex')
    const email = await confirmed()
    await ask('/recover', {
      email,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    return { email, verifier, code: codeOf(await followed(linkTo(email))) }
  }

  test('a sign-up’s link leads to a code, the code to a session, and the session says how', async () => {
    const email = newAddress()
    const client = pkceClient(server)
    const { data } = await client.auth.signUp({
      email,
      password: firstPassword,
      options: { emailRedirectTo: `${redirect}?next=%2Fprofile` },
    })
    expect(data.session).toBeNull()
    expect(linkTo(email).searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/)
    const target = new URL(await followed(linkTo(email)))
    expect(target.origin + target.pathname).toBe(redirect)
    expect(target.searchParams.get('next')).toBe('/profile')
    expect(target.hash).toBe('')
    expect([...target.searchParams.keys()].filter((name) => name !== 'sb_flow_id')).toEqual(['next', 'code'])
    const exchanged = await client.auth.exchangeCodeForSession(codeOf(target))
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session?.user).toMatchObject({ email, user_metadata: { email_verified: true } })
    expect(methodOf(exchanged.data.session?.access_token ?? '')).toBe('email/signup')
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  test.each([
    ['recovery', (client: ReturnType<typeof pkceClient>, email: string) => client.auth.resetPasswordForEmail(email)],
    ['magiclink', (client: ReturnType<typeof pkceClient>, email: string) => client.auth.signInWithOtp({ email })],
  ] as const)('the code of a %s link says so in the session', async (method, order) => {
    const email = await confirmed()
    const client = pkceClient(server)
    expect((await order(client, email)).error).toBeNull()
    const { data, error } = await client.auth.exchangeCodeForSession(codeOf(await followed(linkTo(email))))
    expect(error).toBeNull()
    expect(methodOf(data.session?.access_token ?? '')).toBe(method)
  })

  test('a confirmation that is sent again leads to a code too', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    server.advance(61)
    const client = pkceClient(server)
    await client.auth.resend({ type: 'signup', email })
    const { data } = await client.auth.exchangeCodeForSession(codeOf(await followed(linkTo(email))))
    expect(data.session?.user.email).toBe(email)
  })

  test('the second link of an address change leads to a code, the first to news in query and fragment', async () => {
    const email = await confirmed()
    const client = pkceClient(server)
    await client.auth.signInWithPassword({ email, password: firstPassword })
    const next = newAddress()
    expect((await client.auth.updateUser({ email: next })).error).toBeNull()
    const first = new URL(await followed(linkTo(next)))
    const news = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    expect([first.searchParams.get('message'), new URLSearchParams(first.hash.slice(1)).get('message')]).toEqual([
      news,
      news,
    ])
    const { data, error } = await client.auth.exchangeCodeForSession(codeOf(await followed(linkTo(email))))
    expect(error).toBeNull()
    expect(data.session?.user.email).toBe(next)
    expect(methodOf(data.session?.access_token ?? '')).toBe('email_change')
  })

  test('the typed code of the same mail signs in directly, and so does the token hash', async () => {
    const email = newAddress()
    await pkceClient(server).auth.signUp({ email, password: firstPassword })
    const typed = await server
      .client()
      .auth.verifyOtp({ type: 'email', email, token: codeIn(lastMail(server.mails, email)) })
    expect(typed.data.session?.user.email).toBe(email)
    server.advance(61)
    await pkceClient(server).auth.signInWithOtp({ email })
    const token = linkTo(email).searchParams.get('token') ?? ''
    const hashed = await server.client().auth.verifyOtp({ type: 'email', token_hash: token })
    expect(hashed.data.session?.user.email).toBe(email)
  })

  test('a link whose mark was taken off opens nothing', async () => {
    const email = await confirmed()
    await pkceClient(server).auth.signInWithOtp({ email })
    const link = linkTo(email)
    link.searchParams.set('token', (link.searchParams.get('token') ?? '').replace('pkce_', ''))
    expect(await followed(link)).toContain('error_code=otp_expired')
  })

  test('a used link says why in query and fragment', async () => {
    const email = await confirmed()
    await pkceClient(server).auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } })
    await followed(linkTo(email))
    const target = new URL(await followed(linkTo(email)))
    const reported = {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    }
    expect(Object.fromEntries(target.searchParams)).toMatchObject(reported)
    expect(Object.fromEntries(new URLSearchParams(target.hash.slice(1)))).toEqual({ ...reported, sb: '' })
  })

  test('a client that asked without a challenge after one that did gets tokens, not a code', async () => {
    const email = await confirmed()
    await pkceClient(server).auth.resetPasswordForEmail(email)
    server.advance(61)
    await server.client().auth.resetPasswordForEmail(email)
    expect(await followed(linkTo(email))).toContain('#access_token=')
  })

  test('only the right verifier opens a code, and a wrong one does not spend it', async () => {
    const { code, verifier, email } = await pendingCode()
    const wrong = await exchange(code, randomBytes(48).toString('hex'))
    expect(wrong).toEqual({
      status: 400,
      body: { code: 'bad_code_verifier', message: 'code challenge does not match previously saved code verifier' },
    })
    const right = await exchange(code, verifier)
    expect(right).toMatchObject({ status: 200, body: { token_type: 'bearer', user: { email } } })
    expect((await exchange(code, verifier)).body).toEqual({ code: unusable.code, message: unusable.message })
  })

  test('of fifty exchanges of one code at once, one gets a session', { tags: [everyRun] }, async () => {
    const { code, verifier } = await pendingCode()
    const replies = await Promise.all(Array.from({ length: 50 }, () => exchange(code, verifier)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(49)
  })

  test('a code lives five minutes from its issue, however old the mail is', async () => {
    const email = await confirmed()
    const client = pkceClient(server)
    await client.auth.resetPasswordForEmail(email)
    server.advance(3_600)
    const inTime = codeOf(await followed(linkTo(email)))
    server.advance(290)
    expect((await client.auth.exchangeCodeForSession(inTime)).error).toBeNull()
    const late = await pendingCode()
    server.advance(301)
    const refused = await exchange(late.code, late.verifier)
    expect(refused).toEqual({
      status: 422,
      body: { code: 'flow_state_expired', message: 'invalid flow state, flow state has expired' },
    })
  })

  test('neither code nor verifier lies in the database', async () => {
    const { code, verifier } = await pendingCode()
    const { rows } = await sql<{ text: string }>`select json_agg(f)::text as text from auth.flow_states f`.execute(
      server.db,
    )
    expect(rows[0]?.text).toContain('code_challenge')
    for (const secret of [code, verifier]) expect(rows[0]?.text).not.toContain(secret)
  })

  test('a banned user’s code is refused', async () => {
    const { email, code, verifier } = await pendingCode()
    await sql`update auth.users set banned_until = ${new Date(server.now().getTime() + 3_600_000)}
      where email = ${email}`.execute(server.db)
    expect((await exchange(code, verifier)).body).toMatchObject({ code: 'user_banned' })
  })

  test.each([
    [{ code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }, 200, undefined],
    [{ code_challenge: 'x'.repeat(128), code_challenge_method: 'Plain' }, 200, undefined],
    [{ code_challenge: null, code_challenge_method: null }, 200, undefined],
    [{ code_challenge: 'x'.repeat(42), code_challenge_method: 's256' }, 400, /43 to 128/],
    [{ code_challenge: 'x'.repeat(129), code_challenge_method: 's256' }, 400, /43 to 128/],
    [{ code_challenge: `${'x'.repeat(43)}+`, code_challenge_method: 's256' }, 400, /43 to 128/],
    [{ code_challenge: 'x'.repeat(43), code_challenge_method: 's512' }, 400, /43 to 128/],
    [{ code_challenge: 'x'.repeat(43) }, 400, /^PKCE flow requires/],
    [{ code_challenge_method: 's256' }, 400, /^PKCE flow requires/],
  ])('the parameters %j are answered with %i', async (pair, status, message) => {
    const reply = await ask('/recover', { email: newAddress(), ...pair })
    expect(reply.statusCode).toBe(status)
    if (message !== undefined)
      expect(reply.json()).toMatchObject({
        msg: expect.stringMatching(message) as string,
        error_code: 'validation_failed',
      })
  })

  test('a plain challenge is its own verifier', async () => {
    const email = await confirmed()
    const verifier = randomBytes(48).toString('hex')
    await ask('/otp', { email, code_challenge: verifier, code_challenge_method: 'plain' })
    const code = codeOf(await followed(linkTo(email)))
    expect((await exchange(code, verifier.slice(1))).status).toBe(400)
    expect((await exchange(code, verifier)).status).toBe(200)
  })

  test.each([{}, { auth_code: 'x' }, { code_verifier: 'x' }])('the exchange %j lacks a part', async (body) => {
    const reply = await ask('/token?grant_type=pkce', body)
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { msg: 'invalid request: both auth code and code verifier should be non-empty' },
    ])
  })
})

test('a sign-up that needs no confirmation answers with its session all the same', async () => {
  const server = await startServer('PGlite', { autoconfirm: true })
  const email = newAddress()
  const { data } = await pkceClient(server).auth.signUp({ email, password: firstPassword })
  expect(data.session?.user.email).toBe(email)
  await server.stop()
})

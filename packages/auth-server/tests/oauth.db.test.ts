import { randomUUID } from 'node:crypto'
import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { newBrowser, type Browser } from './browser.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'
import { startOpenIdProvider, type OpenIdTestProvider, type ProviderUser } from './openid-provider.ts'
import { codeOf, methodOf, pkceClient } from './pkce-client.ts'

const target = 'https://app.example.com/auth/callback?from=login'
const site = 'https://site.example.com'

onBothDatabases('a sign-in through a provider', (kind) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  const confirmed: { email: string; provider: string }[] = []
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    server = await startServer(kind, {
      providers: { google: { clientId: provider.clientId, clientSecret: provider.clientSecret, issuer: provider.url } },
      onAddressConfirmed: (_trx, account) =>
        Promise.resolve(void confirmed.push({ email: account.email, provider: account.provider })),
    })
  })
  afterEach(() => provider.misbehave(undefined))
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const authorize = (query: Record<string, string> = {}) => {
    const wish = new URLSearchParams({ provider: 'google', redirect_to: target, ...query })
    return `${server.url}/auth/v1/authorize?${wish.toString()}`
  }
  const someone = (more: Partial<ProviderUser> = {}): ProviderUser => ({
    sub: randomUUID(),
    email: newAddress(),
    email_verified: true,
    name: 'Grace Hopper',
    picture: 'https://lh3.example.com/grace.png',
    ...more,
  })
  /** Goes to the provider and back. */
  const roundTrip = async (person: ProviderUser, query: Record<string, string> = {}, browser: Browser = newBrowser()) =>
    browser.visit(provider.consent(await browser.visit(authorize(query)), person))
  /** Goes there and back as a client that requests a code. */
  const signIn = async (
    person: ProviderUser,
    options: { scopes?: string; queryParams?: Record<string, string> } = {},
  ) => {
    const browser = newBrowser()
    const client = pkceClient(server)
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: target, skipBrowserRedirect: true, ...options },
    })
    const returned = await browser.visit(provider.consent(await browser.visit(data.url ?? ''), person))
    return {
      browser,
      client,
      returned,
      exchanged: await client.auth.exchangeCodeForSession(codeOf(returned) || 'none'),
    }
  }
  const failureOf = (address: string) => Object.fromEntries(new URL(address).searchParams)
  const accounts = async (email: string) =>
    (await sql<{ id: string }>`select id from auth.users where email = ${email}`.execute(server.db)).rows.length

  test('the browser is sent there with a challenge, a nonce and a state of this server’s own', async () => {
    const wish = authorize({
      scopes: 'calendar,openid drive',
      prompt: 'select_account',
      STATE: 'mine',
      Client_ID: 'mine',
      redirect_uri: 'https://evil.org',
      nonce: 'mine',
      response_type: 'token',
      apikey: anonKey,
    })
    const reply = await newBrowser().open(wish)
    expect(reply.status).toBe(302)
    const there = new URL(reply.headers.get('location') ?? '')
    expect(there.origin + there.pathname).toBe(`${provider.url}/authorize`)
    const { state, nonce, code_challenge: challenge, ...rest } = Object.fromEntries(there.searchParams)
    expect(rest).toEqual({
      client_id: provider.clientId,
      code_challenge_method: 'S256',
      prompt: 'select_account',
      redirect_uri: `${server.url}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile calendar drive',
    })
    expect(state).toMatch(/^[0-9a-f-]{36}$/)
    expect([nonce?.length, challenge?.length]).toEqual([43, 43])
    const cookie = reply.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/; Max-Age=300; Path=\/auth\/v1\/callback; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain('Secure')
  })

  test('a browser that calls this machine by another name is sent to the name that it will come back to', async () => {
    const other = authorize().replace('127.0.0.1', 'localhost')
    expect(await newBrowser().visit(other)).toBe(authorize())
    const foreign = await server.app.inject({
      method: 'GET',
      url: new URL(authorize()).pathname + new URL(authorize()).search,
      headers: { host: 'evil.org' },
    })
    expect(foreign.headers.location?.startsWith(`${provider.url}/authorize`)).toBe(true)
  })

  test('someone new gets a confirmed account with what the provider says, and the host is notified', async () => {
    const person = someone({ hd: 'example.com' })
    const { returned, exchanged } = await signIn(person)
    expect(new URL(returned).searchParams.get('from')).toBe('login')
    expect(returned).not.toContain('#')
    expect(exchanged.error).toBeNull()
    expect(exchanged.data.session).toMatchObject({
      provider_token: 'google-access',
      provider_refresh_token: 'google-refresh',
    })
    expect(methodOf(exchanged.data.session?.access_token ?? '')).toBe('oauth')
    const { user } = exchanged.data
    const words = {
      iss: provider.url,
      sub: person.sub,
      provider_id: person.sub,
      name: 'Grace Hopper',
      full_name: 'Grace Hopper',
      picture: person.picture,
      avatar_url: person.picture,
      email: person.email,
      email_verified: true,
      phone_verified: false,
      custom_claims: { hd: 'example.com' },
    }
    expect(user?.user_metadata).toEqual(words)
    expect(user?.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    expect(user?.email_confirmed_at).toBeDefined()
    expect(user?.identities).toMatchObject([
      { id: person.sub, provider: 'google', email: person.email, identity_data: words },
    ])
    expect(confirmed).toContainEqual({ email: person.email, provider: 'google' })
  })

  test('they come back to the same account, with the provider’s newest words', async () => {
    const person = someone()
    const first = await signIn(person)
    const second = await signIn({ ...person, name: 'Rear Admiral Hopper', email: newAddress() })
    expect(second.exchanged.data.user?.id).toBe(first.exchanged.data.user?.id)
    expect(second.exchanged.data.user?.user_metadata['full_name']).toBe('Rear Admiral Hopper')
    expect(second.exchanged.data.user?.email).toBe(person.email)
  })

  test('a client that wants tokens gets them in the fragment, with those of the provider', async () => {
    const fragment = new URLSearchParams(new URL(await roundTrip(someone())).hash.slice(1))
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ])
    const { data } = await server.client().auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(data.user?.app_metadata['provider']).toBe('google')
  })

  test('a confirmed account with that address is linked, and keeps its password and data', async () => {
    const { email, user } = await signedInAccount(server)
    const { exchanged } = await signIn(someone({ email: email.toUpperCase() }))
    expect(exchanged.data.user?.id).toBe(user.id)
    expect(exchanged.data.user?.user_metadata).toMatchObject({ firstName: 'Ada', full_name: 'Grace Hopper' })
    expect(exchanged.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email', 'google'] })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  })

  test('an account that nobody confirmed loses what a stranger may have prepared', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword, options: { data: { firstName: 'Mallory' } } })
    const prepared = codeIn(lastMail(server.mails, email))
    const { exchanged } = await signIn(someone({ email }))
    expect(exchanged.data.user?.user_metadata).not.toHaveProperty('firstName')
    expect(exchanged.data.user?.identities).toHaveLength(1)
    expect(exchanged.data.user?.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await server.client().auth.verifyOtp({ type: 'email', email, token: prepared })).error?.code).toBe(
      'otp_expired',
    )
  })

  test('an address that the provider does not vouch for gets a mail, and signs in once that is confirmed', async () => {
    const person = someone({ email_verified: false })
    const email = person.email ?? ''
    const refused = await roundTrip(person)
    const reason = {
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description: 'Unverified email with google. A confirmation email has been sent to your google email',
    }
    expect(failureOf(refused)).toEqual({ from: 'login', ...reason })
    expect(Object.fromEntries(new URLSearchParams(new URL(refused).hash.slice(1)))).toEqual({ ...reason, sb: '' })
    await server.client().auth.verifyOtp({ type: 'email', email, token: codeIn(lastMail(server.mails, email)) })
    const { exchanged } = await signIn(person)
    expect(exchanged.data.user).toMatchObject({ email, app_metadata: { providers: ['email', 'google'] } })
  })

  test('such an address is not linked to the account that has it, and the answer does not reveal it', async () => {
    const { email } = await signedInAccount(server)
    const mails = server.mails.length
    server.advance(61)
    const refused = await roundTrip(someone({ email, email_verified: false }))
    expect(failureOf(refused)['error_code']).toBe('provider_email_needs_verification')
    expect(server.mails).toHaveLength(mails)
    const { rows } = await sql`select 1 from auth.identities where email = ${email} and provider = 'google'`.execute(
      server.db,
    )
    expect(rows).toEqual([])
  })

  test('a stranger’s identity does not survive the sign-up of the address’s owner', async () => {
    const stranger = someone({ email_verified: false })
    const email = stranger.email ?? ''
    await roundTrip(stranger)
    server.advance(61)
    await server.client().auth.signUp({ email, password: firstPassword })
    await server.client().auth.verifyOtp({ type: 'email', email, token: codeIn(lastMail(server.mails, email)) })
    expect(failureOf(await roundTrip(stranger))['error_code']).toBe('provider_email_needs_verification')
  })

  test('a banned user is refused', async () => {
    const person = someone()
    await roundTrip(person)
    await sql`update auth.users set banned_until = ${new Date(server.now().getTime() + 3_600_000)}
      where email = ${person.email}`.execute(server.db)
    expect(failureOf(await roundTrip(person))).toMatchObject({ error: 'access_denied', error_code: 'user_banned' })
  })

  test('two first returns at once of one person make one account', { tags: [everyRun] }, async () => {
    const person = someone()
    const browsers = [newBrowser(), newBrowser()]
    const returns = await Promise.all(
      browsers.map(async (browser) => provider.consent(await browser.visit(authorize()), person)),
    )
    const targets = await Promise.all(returns.map(async (address, index) => browsers[index]?.visit(address)))
    expect(targets.filter((address) => address?.includes('#access_token='))).toHaveLength(2)
    expect(await accounts(person.email ?? '')).toBe(1)
  })

  test('a refusal at the provider is passed on in query and fragment, and can’t add a header', async () => {
    const browser = newBrowser()
    const reply = await browser.open(provider.refuse(await browser.visit(authorize())))
    expect([reply.status, reply.headers.get('x-injected')]).toEqual([302, null])
    const address = reply.headers.get('location') ?? ''
    expect(failureOf(address)).toEqual({
      from: 'login',
      error: 'access_denied',
      error_description: 'The person\r\nX-Injected: said no',
    })
    expect(address).toContain('#error=access_denied&error_description=The+person%0D%0AX-Injected%3A+said+no&sb=')
  })

  describe('a return', () => {
    const lost = (code: string, description: string) => ({
      error: 'invalid_request',
      error_code: code,
      error_description: description,
    })

    test('whose state is missing, no state, or nobody’s leads to the site with the reason in the query', async () => {
      const browser = newBrowser()
      const base = `${server.url}/auth/v1/callback`
      for (const [query, failure] of [
        ['code=x', lost('bad_oauth_callback', 'OAuth state parameter missing')],
        ['code=x&state=none', lost('bad_oauth_state', 'OAuth state parameter is invalid')],
        [`code=x&state=${randomUUID()}`, lost('bad_oauth_state', 'OAuth state parameter is invalid')],
      ] as const) {
        const reply = await browser.open(`${base}?${query}`)
        const address = new URL(reply.headers.get('location') ?? '')
        expect([reply.status, address.origin, address.hash, Object.fromEntries(address.searchParams)]).toEqual([
          303,
          site,
          '',
          failure,
        ])
      }
    })

    test('in another browser than the one that began is refused, and leaves the sign-in to its own', async () => {
      const browser = newBrowser()
      const person = someone()
      const address = provider.consent(await browser.visit(authorize()), person)
      const elsewhere = newBrowser()
      await elsewhere.visit(authorize())
      const refused = await elsewhere.visit(address)
      expect(refused.startsWith(`${site}/?`)).toBe(true)
      expect(failureOf(refused)['error_code']).toBe('bad_oauth_state')
      expect(await accounts(person.email ?? '')).toBe(0)
      expect(await browser.visit(address)).toContain('#access_token=')
    })

    test('with the cookie of another sign-in under its name is refused', async () => {
      const browser = newBrowser()
      const address = provider.consent(await browser.visit(authorize()), someone())
      const [first] = [...browser.cookies]
      await browser.visit(authorize())
      const [, other] = [...browser.cookies.values()]
      if (first === undefined || other === undefined) throw new Error('no cookies')
      browser.cookies.set(first[0], { ...first[1], value: other.value })
      expect(failureOf(await browser.visit(address))['error_code']).toBe('bad_oauth_state')
    })

    test('with a state that was changed, or swapped for another sign-in’s, is refused', async () => {
      const browser = newBrowser()
      const first = new URL(provider.consent(await browser.visit(authorize()), someone()))
      const second = new URL(provider.consent(await browser.visit(authorize()), someone()))
      const changed = new URL(first)
      const state = first.searchParams.get('state') ?? ''
      changed.searchParams.set('state', state.replace(/^./, state.startsWith('0') ? '1' : '0'))
      expect(failureOf(await browser.visit(changed))['error_code']).toBe('bad_oauth_state')
      // The provider itself refuses a code with a different challenge.
      second.searchParams.set('code', first.searchParams.get('code') ?? '')
      const refused = failureOf(await browser.visit(second))
      expect(refused).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
      expect(refused['error_description']).toBe(
        `Unable to exchange external code: ${first.searchParams.get('code')?.slice(0, 4) ?? ''}`,
      )
    })

    test('is taken once: the second time with one state is refused', async () => {
      const browser = newBrowser()
      const address = provider.consent(await browser.visit(authorize()), someone())
      const cookies = new Map(browser.cookies)
      expect(await browser.visit(address)).toContain('#access_token=')
      for (const [name, cookie] of cookies) browser.cookies.set(name, cookie)
      expect(failureOf(await browser.visit(address))).toMatchObject({
        error: 'invalid_request',
        error_code: 'flow_state_already_used',
      })
    })

    test('of ten at once with one state, one is taken', { tags: [everyRun] }, async () => {
      const browser = newBrowser()
      const address = provider.consent(await browser.visit(authorize()), someone())
      const targets = await Promise.all(Array.from({ length: 10 }, () => browser.visit(address)))
      expect(targets.filter((place) => place.includes('#access_token='))).toHaveLength(1)
    })

    test('after more than five minutes is refused', async () => {
      const browser = newBrowser()
      const address = provider.consent(await browser.visit(authorize()), someone())
      server.advance(301)
      const refused = await browser.visit(address)
      expect(failureOf(refused)).toEqual(lost('bad_oauth_state', 'OAuth state has expired'))
      expect(refused.startsWith(`${site}/?`)).toBe(true)
    })

    test('without a code, or with one of the attacker’s, gets nowhere', async () => {
      const browser = newBrowser()
      const none = new URL(provider.consent(await browser.visit(authorize()), someone()))
      none.searchParams.delete('code')
      expect(failureOf(await browser.visit(none))['error_code']).toBe('bad_oauth_callback')
      const theirs = new URL(provider.consent(await newBrowser().visit(authorize()), someone({ name: 'Mallory' })))
      const mine = new URL(provider.consent(await browser.visit(authorize()), someone()))
      mine.searchParams.set('code', theirs.searchParams.get('code') ?? '')
      expect(failureOf(await browser.visit(mine))['error_code']).toBe('unexpected_failure')
    })

    test('that the provider posts as a form is turned into one that carries the cookie', async () => {
      const browser = newBrowser()
      const address = new URL(provider.consent(await browser.visit(authorize()), someone()))
      const posted = await fetch(`${server.url}/auth/v1/callback`, {
        method: 'POST',
        body: address.searchParams,
        redirect: 'manual',
      })
      expect(posted.status).toBe(303)
      expect(await browser.visit(posted.headers.get('location') ?? '')).toContain('#access_token=')
    })
  })

  test.each(['foreign key', 'alg none', 'wrong aud', 'wrong nonce', 'wrong iss', 'expired', 'no token'] as const)(
    'a provider that answers with %s is not believed',
    async (how) => {
      const person = someone()
      const browser = newBrowser()
      const address = provider.consent(await browser.visit(authorize()), person)
      provider.misbehave(how)
      const refused = failureOf(await browser.visit(address))
      expect(refused).toMatchObject({ error: 'server_error', error_code: 'unexpected_failure' })
      expect(refused['error_description']).toMatch(/^Unable to exchange external code: .{4}$/)
      expect(await accounts(person.email ?? '')).toBe(0)
    },
  )

  // For how long at most is up to `withinTime`; this provider would never answer.
  test.each(['down', 'slow'] as const)('a provider that is %s holds nobody up for long', async (how) => {
    const browser = newBrowser()
    const address = provider.consent(await browser.visit(authorize()), someone())
    provider.misbehave(how)
    expect(failureOf(await browser.visit(address))['error']).toBe('server_error')
    provider.misbehave(undefined)
    expect(await roundTrip(someone())).toContain('#access_token=')
  })

  test.each([
    'https://evil.org/',
    '//evil.org',
    'https://site.example.com.evil.org/',
    'https://site.example.com@evil.org/',
    String.raw`https://evil.org\@site.example.com/`,
    'https://app.example.com.evil.org/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://site.example.com/',
    'https://site.example.com:8443/',
    'https://site.example.com/\r\nX-Injected: 1',
  ])('the redirect %j leads to the site, on success and on refusal', async (wish) => {
    const home = (address: string) => new URL(address).origin
    expect(home(await roundTrip(someone(), { redirect_to: wish }))).toBe(site)
    const browser = newBrowser()
    const refused = await browser.open(provider.refuse(await browser.visit(authorize({ redirect_to: wish }))))
    expect([home(refused.headers.get('location') ?? ''), refused.headers.get('x-injected')]).toEqual([site, null])
  })

  test('a redirect that is allowed no more when the browser returns leads to the site', async () => {
    const browser = newBrowser()
    const address = provider.consent(await browser.visit(authorize()), someone())
    await sql`update auth.flow_states set redirect_to = 'https://evil.org/'
      where id = ${new URL(address).searchParams.get('state')}`.execute(server.db)
    expect(new URL(await browser.visit(address)).origin).toBe(site)
  })

  test('nothing of the provider’s tokens, and no code, lies in the database', async () => {
    const browser = newBrowser()
    const client = pkceClient(server)
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: target, skipBrowserRedirect: true },
    })
    const code = codeOf(await browser.visit(provider.consent(await browser.visit(data.url ?? ''), someone())))
    const { rows } = await sql<{ text: string }>`select json_agg(f)::text as text from auth.flow_states f`.execute(
      server.db,
    )
    expect(rows[0]?.text).toContain('provider_tokens')
    for (const secret of [code, 'google-access', 'google-refresh']) expect(rows[0]?.text).not.toContain(secret)
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
  })

  test.each([
    ['provider=google&code_challenge=x', /^PKCE flow requires/],
    ['provider=github', /^Unsupported provider: provider is not enabled$/],
    ['provider=%3Cscript%3E', /^Unsupported provider: Provider <script> could not be found$/],
    ['', /^Unsupported provider: Provider {2}could not be found$/],
  ])('the wish %j is refused as JSON', async (query, message) => {
    const reply = await server.app.inject({ method: 'GET', url: `/auth/v1/authorize?${query}` })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { error_code: 'validation_failed', msg: expect.stringMatching(message) as string },
    ])
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  })

  test('the settings say which providers there are', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/auth/v1/settings', headers: { apikey: anonKey } })
    expect(reply.json()).toMatchObject({ external: { google: true, github: false, email: true } })
  })
})

describe('a server that takes no new accounts', () => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer('PGlite', {
      disableSignUp: true,
      providers: { google: { clientId, clientSecret, issuer } },
    })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  test('refuses someone new, verified or not', async () => {
    for (const verified of [true, false]) {
      const browser = newBrowser()
      const there = await browser.visit(`${server.url}/auth/v1/authorize?provider=google`)
      const refused = await browser.visit(
        provider.consent(there, { sub: randomUUID(), email: newAddress(), email_verified: verified }),
      )
      expect(Object.fromEntries(new URL(refused).searchParams)).toEqual({
        error: 'access_denied',
        error_code: 'signup_disabled',
        error_description: 'Signups not allowed for this instance',
      })
    }
  })

  test('reports at once that a provider can’t be reached', async () => {
    provider.misbehave('down')
    const { clientId, clientSecret, url: issuer } = provider
    const other = await startServer('PGlite', { providers: { google: { clientId, clientSecret, issuer } } })
    const refused = new URL(
      await newBrowser().visit(
        `${other.url}/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(target)}`,
      ),
    )
    expect(Object.fromEntries(refused.searchParams)).toMatchObject({
      from: 'login',
      error: 'server_error',
      error_code: 'unexpected_failure',
    })
    await other.stop()
  })
})

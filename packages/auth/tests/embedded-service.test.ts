import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAuthClient, type AuthClient, type SessionStores } from '../src/index.ts'
import { createServiceAdmin, createTokenVerifier } from '../src/server/index.ts'
import { describeAccounts } from './account-behavior.ts'
import { followLink, site, startAuthService, tokensIn, type AuthService } from './auth-service.ts'
import { openBrowser } from './browser.ts'

const key = 'dst-auth'
const password = 'Correct-Horse-1'

describeAccounts('the account client on the embedded service', async () => {
  const service = await startAuthService()
  return {
    newClient: () => clientOf(service, openBrowser().openTab()),
    openLink: async (email) => tokensIn(await followLink(service.mailsTo(email).at(-1))),
    mailLink: (email, type) => ({ type, tokenHash: linkToken(service, email) }),
    code: (email) => /\b(\d{6})\b/.exec(service.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? '',
    mailCount: (email) => service.mailsTo(email).length,
    stop: service.stop,
  }
})

describe('the session on the embedded service', () => {
  let service: AuthService
  const email = 'grace@example.com'
  beforeAll(async () => {
    service = await startAuthService()
    const client = clientOf(service, openBrowser().openTab())
    await client.signUp({ email, password, firstName: 'Grace', lastName: 'Hopper' })
    await followLink(service.mailsTo(email).at(-1))
  })
  afterAll(() => service.stop())

  const signedIn = async (tab = openBrowser().openTab(), rememberMe = true): Promise<AuthClient> => {
    const client = clientOf(service, tab)
    const outcome = await client.signIn({ email, password, rememberMe })
    if (!outcome.ok) throw new Error(outcome.error.provider.message)
    return client
  }

  test('a password that is easy to guess is refused with a code for its reason', async () => {
    const client = clientOf(service, openBrowser().openTab())
    const form = { email: 'dorothy@example.com', firstName: 'Dorothy', lastName: 'Vaughan' }
    expect(await client.signUp({ ...form, password: 'Password1' })).toMatchObject({
      error: { code: 'password-common' },
    })
    expect(await client.signUp({ ...form, password: 'Vaughan-1' })).toMatchObject({
      error: { code: 'password-personal' },
    })
    const owner = await signedIn()
    expect(await owner.updatePassword('Grace-Hopper-1', password)).toMatchObject({
      error: { code: 'password-personal' },
    })
    await owner.signOut()
  })

  test('the sign-up carries the form as metadata, and its link returns to /auth/callback', async () => {
    const client = clientOf(service, openBrowser().openTab())
    const form = { email: 'Mary.Jackson@Example.com', password, firstName: 'Mary', lastName: 'Jackson' }
    const outcome = await client.signUp(form)
    expect(outcome.ok && outcome.value.user.userMetadata).toMatchObject({
      username: 'Mary.Jackson',
      firstName: 'Mary',
      lastName: 'Jackson',
      dateOfBirth: '',
      phoneNumber: '',
    })
    const returned = await followLink(service.mailsTo('mary.jackson@example.com').at(-1))
    expect(returned.origin + returned.pathname).toBe('https://site.example.com/auth/callback')
  })

  test('a change of address takes a code of each address, and the second one gives the session', async () => {
    const client = clientOf(service, openBrowser().openTab())
    const [from, to] = ['from@example.com', 'to@example.com']
    const code = (address: string) => /\b(\d{6})\b/.exec(service.mailsTo(address).at(-1)?.text ?? '')?.[1] ?? ''
    await client.signUp({ email: from, password, firstName: 'Mary', lastName: 'Jackson' })
    await client.completeSignUp({ token: code(from), email: from })
    await client.updateEmail(to)
    expect(await client.exchangeCode({ type: 'email_change', email: to, code: code(to) })).toEqual({
      ok: true,
      value: null,
    })
    const second = await client.exchangeCode({ type: 'email_change', email: from, code: code(from) })
    if (!second.ok || second.value === null) throw new Error('the code was not taken')
    expect(await client.setSessionFromTokens(second.value)).toMatchObject({
      ok: true,
      value: { user: { email: to, newEmail: null } },
    })
  })

  test('so it is by the links: the first gives no session', async () => {
    const client = clientOf(service, openBrowser().openTab())
    const [from, to] = ['old@example.com', 'new@example.com']
    const use = (address: string) =>
      client.redeemMailLink({ type: 'email_change', tokenHash: linkToken(service, address) })
    await client.signUp({ email: from, password, firstName: 'Mary', lastName: 'Jackson' })
    await client.completeSignUp({ token: linkToken(service, from), email: from })
    await client.updateEmail(to)
    expect(await use(to)).toEqual({ ok: true, value: null })
    expect(await use(from)).toMatchObject({ ok: true, value: { recovery: false } })
  })

  test('the code of the mail completes a sign-up, and so does the token of its link', async () => {
    const client = clientOf(service, openBrowser().openTab())
    for (const [address, pattern] of [
      ['code@example.com', /\b(\d{6})\b/],
      ['link@example.com', /token=([^&]+)/],
    ] as const) {
      await client.signUp({ email: address, password, firstName: 'Mary', lastName: 'Jackson' })
      const token = pattern.exec(service.mailsTo(address).at(-1)?.text ?? '')?.[1] ?? ''
      const outcome = await client.completeSignUp({ token, email: address })
      expect(outcome).toMatchObject({ ok: true, value: { user: { email: address, emailVerified: true } } })
    }
  })

  test('a link that was made over 120 s ago is warned about, and tried all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const tokens = { accessToken: 'garbage', refreshToken: 'garbage', expiresIn: 3600 }
    const now = Math.round(Date.now() / 1000)
    const client = clientOf(service, openBrowser().openTab())
    await client.setSessionFromTokens({ ...tokens, expiresAt: now + 3600 - 60 })
    expect(warn).not.toHaveBeenCalled()
    const outcome = await client.setSessionFromTokens({ ...tokens, expiresAt: now + 3600 - 200 })
    expect(warn.mock.calls).toEqual([['Session as retrieved from URL was issued over 120s ago, URL could be stale']])
    expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid-link' } })
    warn.mockRestore()
  })

  test('remembered: the session survives closing the browser and is shared by its tabs', async () => {
    const browser = openBrowser()
    await signedIn(browser.openTab(), true)
    expect(await clientOf(service, browser.openTab()).session()).toMatchObject({ user: { email } })
    expect(await clientOf(service, openBrowser(browser.local).openTab()).session()).toMatchObject({ user: { email } })
  })

  test('not remembered: the session stays in its tab and is gone when the browser is closed', async () => {
    const browser = openBrowser()
    const tab = browser.openTab()
    await signedIn(tab, false)
    expect(await clientOf(service, tab).session()).toMatchObject({ user: { email } })
    expect(await clientOf(service, browser.openTab()).session()).toBeNull()
    expect(browser.local.getItem(key)).toBeNull()
  })

  test('a session that is about to end is refreshed where it is kept', async () => {
    const tab = openBrowser().openTab()
    const client = await signedIn(tab, false)
    const before = await client.session()
    const events: string[] = []
    client.onSessionChange(({ event }) => events.push(event))
    await expect.poll(() => events).toEqual(['initial_session'])
    endTokenIn(tab.session, 60)
    const token = await client.accessToken()
    expect(token).toMatch(/^ey/)
    expect((await client.session())?.refreshToken).not.toBe(before?.refreshToken)
    expect(tab.session.getItem(key)).toContain(token)
    expect(tab.local.getItem(key)).toBeNull()
    expect(events).toEqual(['initial_session', 'token_refreshed'])
  })

  test('signing out everywhere ends the sessions of other browsers too', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    expect(await here.signOut()).toEqual({ ok: true, value: undefined })
    expect(await here.session()).toBeNull()
    expect(await there.user()).toMatchObject({ ok: false, error: { kind: 'no_session' } })
    expect(there.hasStoredSession()).toBe(false)
  })

  test('signing out locally leaves other browsers signed in', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    await here.signOut('local')
    expect(here.hasStoredSession()).toBe(false)
    expect(await there.user()).toMatchObject({ ok: true, value: { email } })
  })

  test('who signs in while the service is being told of a local sign-out stays signed in', async () => {
    let tell = () => {}
    const told = new Promise<void>((resolve) => (tell = resolve))
    const tab = openBrowser().openTab()
    await signedIn(tab)
    const client = clientOf(service, tab, async (input, init) => {
      if (String(input instanceof Request ? input.url : input).includes('/logout')) await told
      return fetch(input, init)
    })
    const events: string[] = []
    client.onSessionChange(({ event }) => events.push(event))
    const leaving = client.signOut('local')
    await expect.poll(() => client.hasStoredSession()).toBe(false)
    expect(await client.signIn({ email, password, rememberMe: true })).toMatchObject({ ok: true })
    tell()
    expect(await leaving).toEqual({ ok: true, value: undefined })
    expect(await client.user()).toMatchObject({ ok: true, value: { email } })
    expect(events.at(-1)).toBe('signed_in')
  })

  test('signing out the others leaves only this browser signed in', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    expect(await here.signOut('others')).toEqual({ ok: true, value: undefined })
    expect(await here.user()).toMatchObject({ ok: true, value: { email } })
    expect(await there.user()).toMatchObject({ ok: false })
  })

  test('a checked password is no sign-in in the account’s events, though one without a session is', async () => {
    const client = await signedIn()
    const { id } = (await client.session())?.user ?? { id: '' }
    const reported = async () => (await service.server.recentEvents(id, 100)).length
    const before = await reported()
    expect(await client.verifyPassword({ email, password })).toEqual({ ok: true, value: undefined })
    expect(await reported()).toBe(before)
    await client.signOut('local')
    expect(await client.verifyPassword({ email, password })).toEqual({ ok: true, value: undefined })
    expect(await reported()).toBe(before + 3)
  })

  test('signing out of a session that the service has forgotten succeeds', async () => {
    const tab = openBrowser().openTab()
    const stale = await signedIn(tab)
    const other = await signedIn()
    await other.signOut('global')
    expect(await stale.signOut()).toEqual({ ok: true, value: undefined })
    expect(tab.local.getItem(key)).toBeNull()
  })

  test('signing out clears this browser even when the service is unreachable, and says so', async () => {
    const tab = openBrowser().openTab()
    await signedIn(tab)
    const client = clientOf(service, tab, () => Promise.reject(new TypeError('Failed to fetch')))
    const events: string[] = []
    client.onSessionChange(({ event }) => events.push(event))
    await expect.poll(() => events).toEqual(['initial_session'])
    expect(await client.signOut()).toMatchObject({ ok: false, error: { kind: 'unavailable' } })
    expect(tab.local.getItem(key)).toBeNull()
    expect(await client.session()).toBeNull()
    expect(events).toEqual(['initial_session', 'signed_out'])
  })

  test('a refresh token that is no longer good ends the session', async () => {
    const tab = openBrowser().openTab()
    const client = await signedIn(tab)
    const other = await signedIn()
    await other.signOut('global')
    endTokenIn(tab.local, -10)
    expect(await client.session()).toBeNull()
    expect(client.hasStoredSession()).toBe(false)
  })

  test('another tab hears of a sign-in and of the sign-out', async () => {
    const browser = openBrowser()
    const elsewhere = clientOf(service, browser.openTab())
    const heard: string[] = []
    elsewhere.onSessionChange(({ event, session }) => heard.push(`${event} ${session?.user.email ?? 'nobody'}`))
    await expect.poll(() => heard).toEqual(['initial_session nobody'])
    const here = await signedIn(browser.openTab(), true)
    await here.signOut('local')
    expect(heard).toEqual(['initial_session nobody', `signed_in ${email}`, 'signed_out nobody'])
  })

  test('an unreachable service is told apart from a refusal', async () => {
    const client = clientOf(service, openBrowser().openTab(), () => Promise.reject(new TypeError('Failed to fetch')))
    const outcome = await client.signIn({ email, password })
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'unavailable', code: 'sign-in-failed' } })
    expect(await client.emailExists(email)).toBe(true)
  })

  test('the connection is looked up at the first call that needs it, again after a failed look-up', async () => {
    let lookups = 0
    const client = createAuthClient({
      redirectTo: site,
      storage: openBrowser().openTab(),
      connection: async () => {
        lookups += 1
        if (lookups === 1) throw new TypeError('Failed to fetch')
        return { url: service.url, anonKey: service.anonKey }
      },
    })
    expect(await client.session()).toBeNull()
    expect(lookups).toBe(0)
    expect(await client.signIn({ email, password })).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', code: 'unexpected' },
    })
    expect(await client.signIn({ email, password })).toMatchObject({ ok: true })
    expect(lookups).toBe(2)
  })

  test('Google is asked for with the page that started it, for offline access and consent', async () => {
    const withGoogle: typeof fetch = () => Promise.resolve(Response.json({ external: { google: true } }))
    const outcome = await clientOf(service, openBrowser().openTab(), withGoogle).signInWithGoogle('signup')
    if (!outcome.ok) throw new Error(outcome.error.provider.message)
    const url = new URL(outcome.value.url)
    expect(url.pathname).toBe('/auth/v1/authorize')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      provider: 'google',
      redirect_to: 'https://site.example.com/auth/callback?from=signup',
      access_type: 'offline',
      prompt: 'consent',
    })
  })

  test('nobody is sent to a service that does not offer Google, or cannot be asked', async () => {
    const refused = (error: object) => ({ ok: false, error: { code: 'google-failed', ...error } })
    expect(await clientOf(service, openBrowser().openTab()).signInWithGoogle('login')).toMatchObject(
      refused({ kind: 'refused' }),
    )
    const asked = (answer: typeof fetch) => clientOf(service, openBrowser().openTab(), answer).signInWithGoogle('login')
    expect(await asked(() => Promise.reject(new TypeError('fetch failed')))).toMatchObject(
      refused({ kind: 'unavailable' }),
    )
    const down = () => Promise.resolve(new Response('Bad Gateway', { status: 502 }))
    expect(await asked(down)).toMatchObject(refused({ kind: 'unavailable', provider: { status: 502 } }))
  })

  test('the token verifies against the published keys, and shows app metadata after a refresh', async () => {
    const tab = openBrowser().openTab()
    const client = await signedIn(tab)
    const session = await client.session()
    const byAddress = createTokenVerifier({
      jwks: new URL(`${service.url}/auth/v1/.well-known/jwks.json`),
      issuer: service.server.issuer,
    })
    const byKeys = createTokenVerifier({ jwks: service.server.jwks, issuer: service.server.issuer })
    const expected = {
      ok: true,
      value: { userId: session?.user.id, email, provider: 'email', aal: 'aal1', userMetadata: { firstName: 'Grace' } },
    }
    expect(await byAddress.verify(session?.accessToken)).toMatchObject(expected)
    expect(await byKeys.verify(session?.accessToken)).toMatchObject(expected)

    const admin = createServiceAdmin({ url: service.url, serviceKey: service.serviceKey })
    const written = await admin.setAppMetadata(session?.user.id ?? '', { tier: 'gold', score: 82 })
    // The embedded service has no admin calls; in its own process the handle writes the metadata.
    if (!written.ok) await service.server.setAppMetadata(session?.user.id ?? '', { tier: 'gold', score: 82 })
    endTokenIn(tab.local, 60)
    expect((await client.session())?.user.appMetadata).toMatchObject({ provider: 'email', tier: 'gold', score: 82 })
  })
})

function clientOf(service: AuthService, storage: SessionStores, fetchInstead?: typeof fetch): AuthClient {
  const reach = fetchInstead === undefined ? {} : { fetch: fetchInstead }
  return createAuthClient({ url: service.url, anonKey: service.anonKey, redirectTo: `${site}/`, storage, ...reach })
}

/** Sets the stored expiry of the access token to the given number of seconds from now. */
function endTokenIn(store: SessionStores['local'], seconds: number): void {
  const stored = JSON.parse(store.getItem(key) ?? '{}') as Record<string, unknown>
  store.setItem(key, JSON.stringify({ ...stored, expires_at: Math.floor(Date.now() / 1000) + seconds }))
}

function linkToken(service: AuthService, email: string): string {
  return /token=([^&]+)/.exec(service.mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}

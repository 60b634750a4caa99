import { freePort } from '@dst/vitest-config/free-port'
import { full } from '@dst/vitest-config/run'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress } from './accounts.ts'
import { appCode } from './authenticator-app.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'
import { serveApp, type App, type AppBrowser, type AppPage } from './page-client.ts'

/** More requests than these tests need on any one route. */
const burst = 60

let server: TestServer
let app: App
beforeAll(async () => {
  const port = await freePort()
  server = await startServer('PGlite', {
    anonymousSignIns: true,
    limits: { requestBurst: burst },
    redirectAllowList: [`http://localhost:${port}/**`],
    passkeys: { rpId: 'localhost', origins: [`http://localhost:${port}`] },
  })
  app = await serveApp(port, () => server.url)
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})

const mailTo = (email: string) => lastMail(server.mails, email)

/** A page with a new account signed in. */
async function signedInPage(browser?: AppBrowser): Promise<AppPage & { email: string }> {
  const email = newAddress()
  const opened = await (browser ?? (await app.browser())).open(app.origin)
  await opened.ask((client, given) => client.auth.signUp(given), { email, password: firstPassword })
  const verified = await opened.ask((client, given) => client.auth.verifyOtp({ type: 'signup', ...given }), {
    email,
    token: codeIn(mailTo(email)),
  })
  expect(verified.error).toBeNull()
  return { ...opened, email }
}

test('on a page of another origin: signing up, a code, the account, its data, and three ways out', async () => {
  const { ask, events, email } = await signedInPage()
  expect((await ask((client) => client.auth.getUser())).data.user).toMatchObject({ email })
  expect(
    (await ask((client) => client.auth.updateUser({ data: { nickname: 'Ada' } }))).data.user?.user_metadata,
  ).toMatchObject({ nickname: 'Ada' })
  const before = await ask((client) => client.auth.getSession())
  const refreshed = await ask((client) => client.auth.refreshSession())
  expect(refreshed.data.session?.refresh_token).not.toBe(before.data.session?.refresh_token)
  expect((await ask((client) => client.auth.getClaims())).data?.claims).toMatchObject({ email, aal: 'aal1' })
  expect((await ask((client) => client.auth.reauthenticate())).error).toBeNull()
  expect(mailTo(email).subject).toBe('Confirm that it is you for Example')
  expect((await ask((client) => client.auth.getUserIdentities())).data?.identities).toMatchObject([
    { provider: 'email' },
  ])
  for (const scope of ['others', 'global', 'local'] as const) {
    const left = await ask(
      async (client, chosen) => ({ data: null, ...(await client.auth.signOut({ scope: chosen })) }),
      scope,
    )
    expect([scope, left.error]).toEqual([scope, null])
    const back = await ask((client, given) => client.auth.signInWithPassword(given), { email, password: firstPassword })
    expect(back.error).toBeNull()
  }
  expect((await events()).map(([event]) => event)).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'USER_UPDATED',
    'TOKEN_REFRESHED',
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
    'SIGNED_OUT',
    'SIGNED_IN',
  ])
})

test('refusals keep code, status and reasons across origins', { tags: [full] }, async () => {
  const { ask, email } = await signedInPage()
  const password = await ask((client, given) => client.auth.signInWithPassword(given), {
    email,
    password: 'not the password',
  })
  expect(password.error).toMatchObject({
    name: 'AuthApiError',
    code: 'invalid_credentials',
    status: 400,
    message: 'Invalid login credentials',
  })
  const weak = await ask((client) => client.auth.updateUser({ password: 'short' }))
  expect(weak.error).toMatchObject({
    name: 'AuthWeakPasswordError',
    code: 'weak_password',
    status: 422,
    reasons: ['length'],
  })
  const code = await ask(
    (client, given) => client.auth.verifyOtp({ type: 'email', email: given, token: '000000' }),
    email,
  )
  expect(code.error).toMatchObject({ code: 'otp_expired', status: 403 })
  const identity = await ask(async (client) => {
    const { data } = await client.auth.getUserIdentities()
    const [only] = data?.identities ?? []
    if (only === undefined) throw new Error('no identity')
    return client.auth.unlinkIdentity(only)
  })
  expect(identity.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
  const linked = await ask((client) =>
    client.auth.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
  )
  expect(linked.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
})

test(
  'a second factor is added, shown and removed, and its recovery codes open the account',
  { tags: [full] },
  async () => {
    const { ask } = await signedInPage()
    const enrolled = await ask((client) => client.auth.mfa.enroll({ factorType: 'totp' }))
    const { id: factorId, totp } = enrolled.data ?? { id: '', totp: undefined }
    expect(totp?.qr_code).toMatch(/^data:image\/svg\+xml/)
    const challenge = await ask((client, given) => client.auth.mfa.challenge(given), { factorId })
    const code = appCode(totp?.secret ?? '', server.now())
    const verified = await ask((client, given) => client.auth.mfa.verify(given), {
      factorId,
      challengeId: challenge.data?.id ?? '',
      code,
    })
    expect(verified.error).toBeNull()
    expect((await ask((client) => client.auth.mfa.getAuthenticatorAssuranceLevel())).data).toMatchObject({
      currentLevel: 'aal2',
      nextLevel: 'aal2',
    })
    expect((await ask((client) => client.auth.mfa.listFactors())).data?.totp).toHaveLength(1)
    const codes = await ask((client) => client.auth.mfa.recoveryCodes.generate())
    expect(codes.data?.codes).toHaveLength(10)
    expect((await ask((client) => client.auth.mfa.recoveryCodes.unenroll())).error).toBeNull()
    expect((await ask((client, given) => client.auth.mfa.unenroll(given), { factorId })).error).toBeNull()
    expect((await ask((client) => client.auth.mfa.listFactors())).data?.all).toEqual([])
  },
)

test('a passkey of another origin’s page signs in', async () => {
  const browser = await app.browser()
  const { page, ask, email } = await signedInPage(browser)
  const session = await browser.context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await session.send('WebAuthn.addVirtualAuthenticator', { options })
  expect((await ask((client) => client.auth.registerPasskey())).error).toBeNull()
  await ask(async (client) => ({ data: null, ...(await client.auth.signOut()) }))
  const back = await ask((client) => client.auth.signInWithPasskey())
  expect(back.error).toBeNull()
  expect(back.data?.user).toMatchObject({ email })
  expect((await ask((client) => client.auth.passkey.list())).data).toHaveLength(1)
})

test('somebody without a name becomes somebody, and a mailed code signs in', { tags: [full] }, async () => {
  const { ask } = await (await app.browser()).open(app.origin)
  const email = newAddress()
  expect((await ask((client) => client.auth.signInAnonymously())).data.user).toMatchObject({ is_anonymous: true })
  expect((await ask((client, address) => client.auth.updateUser({ email: address }), email)).error).toBeNull()
  const named = await ask((client, given) => client.auth.verifyOtp({ type: 'email_change', ...given }), {
    email,
    token: codeIn(mailTo(email)),
  })
  expect(named.data.user).toMatchObject({ email, is_anonymous: false })
  expect((await ask((client, address) => client.auth.signInWithOtp({ email: address }), email)).error).toBeNull()
  const signedIn = await ask((client, given) => client.auth.verifyOtp({ type: 'email', ...given }), {
    email,
    token: codeIn(mailTo(email)),
  })
  expect(signedIn.data.session?.user.email).toBe(email)
})

test('a link’s tokens in the fragment sign in, and leave the address', async () => {
  const browser = await app.browser()
  const { ask, email } = await signedInPage(browser)
  await ask((client, given) => client.auth.resetPasswordForEmail(given.email, given), {
    email,
    redirectTo: `${app.origin}/reset`,
  })
  const elsewhere = await (await app.browser()).open(linkIn(mailTo(email)).href)
  expect(elsewhere.page.url()).toBe(`${app.origin}/reset#`)
  await expect.poll(elsewhere.events).toContainEqual(['PASSWORD_RECOVERY', email])
  expect((await elsewhere.ask((client) => client.auth.updateUser({ password: 'Second-Horse-2' }))).error).toBeNull()
  const spent = await (await app.browser()).open(linkIn(mailTo(email)).href)
  expect(new URLSearchParams(new URL(spent.page.url()).hash.slice(1)).get('error_code')).toBe('otp_expired')
})

test('a link’s code signs in where it was asked for, by itself or by a call, and nowhere else', async () => {
  const browser = await app.browser()
  const { email } = await signedInPage(browser)
  const pkce = { flowType: 'pkce' } as const
  const asking = await browser.open(app.origin, pkce)
  const order = () =>
    asking.ask((client, given) => client.auth.resetPasswordForEmail(given.email, given), {
      email,
      redirectTo: `${app.origin}/reset`,
    })
  await order()
  const arrived = await browser.open(linkIn(mailTo(email)).href, pkce)
  expect(arrived.page.url()).toBe(`${app.origin}/reset`)
  await expect.poll(arrived.events).toContainEqual(['PASSWORD_RECOVERY', email])

  server.advance(61)
  await order()
  const code = await (async () => {
    const reply = await fetch(linkIn(mailTo(email)), { redirect: 'manual' })
    return new URL(reply.headers.get('location') ?? '').searchParams.get('code') ?? ''
  })()
  const stranger = await (await app.browser()).open(app.origin, pkce)
  const refused = await stranger.ask((client, given) => client.auth.exchangeCodeForSession(given), code)
  expect(refused.error).toMatchObject({ name: 'AuthPKCECodeVerifierMissingError' })
  const exchanged = await asking.ask((client, given) => client.auth.exchangeCodeForSession(given), code)
  expect(exchanged.data.session?.user.email).toBe(email)
})

test('administrative calls of every method pass the preflight', async () => {
  const { ask } = await (await app.browser()).open(app.origin)
  const email = newAddress()
  const done = await ask(
    async (_client, { url, key, address }) => {
      const { createClient } = (
        window as unknown as { supabase: { createClient: (...given: unknown[]) => SupabaseClient } }
      ).supabase
      const { admin } = createClient(url, key, { auth: { persistSession: false, storageKey: 'admin' } }).auth
      const created = await admin.createUser({ email: address, email_confirm: true })
      const id = created.data.user?.id ?? ''
      const changed = await admin.updateUserById(id, { user_metadata: { nickname: 'Ada' } })
      const listed = await admin.listUsers({ page: 1, perPage: 2 })
      const link = await admin.generateLink({ type: 'recovery', email: address })
      const deleted = await admin.deleteUser(id)
      const errors = [created, changed, listed, link, deleted].map(({ error }) => error?.message)
      const total = listed.error === null ? listed.data.total : 0
      return { data: { errors, total, nickname: changed.data.user?.user_metadata['nickname'] as unknown }, error: null }
    },
    { url: server.url, key: serviceKey, address: email },
  )
  expect(done.data).toMatchObject({ errors: [undefined, undefined, undefined, undefined, undefined], nickname: 'Ada' })
  expect(done.data.total).toBeGreaterThan(1)
})

test('a page may read the headers for the version, the number of rows, and when to come back', async () => {
  const { page, email } = await signedInPage()
  const headersOf = (path: string, init: { method?: string; headers: Record<string, string>; body?: string }) =>
    page.evaluate(
      async ([address, options]) => {
        const reply = await fetch(address, options)
        return { status: reply.status, ...Object.fromEntries(reply.headers) }
      },
      [`${server.url}/auth/v1${path}`, init] as const,
    )
  const version = { 'x-supabase-api-version': '2024-01-01' }
  const body = JSON.stringify({ email, password: 'wrong' })
  const sent = { method: 'POST', headers: { apikey: anonKey, 'content-type': 'application/json', ...version }, body }
  expect(await headersOf('/token?grant_type=password', sent)).toMatchObject({ status: 400, ...version })
  const list = await headersOf('/admin/users?page=1&per_page=1', {
    headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, ...version },
  })
  expect(list).toMatchObject({
    status: 200,
    'x-total-count': expect.stringMatching(/^\d+$/) as string,
    link: expect.stringContaining('rel="last"') as string,
  })
  const replies = await Promise.all(
    Array.from({ length: burst + 1 }, () => headersOf('/recover', { ...sent, body: '{}' })),
  )
  const refused = replies.find(({ status }) => status === 429)
  expect(refused).toMatchObject({ 'retry-after': expect.stringMatching(/^\d+$/) as string, ...version })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount, type Account } from './accounts.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { newBrowser } from './browser.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'
import { startOpenIdProvider, type OpenIdTestProvider } from './openid-provider.ts'
import { addPasskey, signInWithPasskey } from './passkey-accounts.ts'

const undoUrl = 'https://site.example.com/this-was-not-me'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const intrudersPassword = 'Intruders-Horse-2'
const ownersPassword = 'Owners-Horse-3'
const hours = 3600

onBothDatabases('“This wasn’t me”', (kind) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer(kind, {
      notices: {
        signInUrl: 'https://site.example.com/login',
        contactUrl: 'https://site.example.com/contact',
        undoUrl,
        placeHeader: 'X-City',
      },
      recentProofSeconds: 600,
      secureEmailChange: false,
      passkeys: {},
      providers: { google: { clientId, clientSecret, issuer } },
      limits: { requestsPerFiveMinutes: 10_000, tokenRequestsPerFiveMinutes: 10_000, factorRequestsPerMinute: 10_000 },
    })
  })
  beforeEach(() => void server.mails.splice(0))
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const undo = async (token: string) => {
    const answer = await fetch(`${server.url}/auth/v1/undo`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify({ token }),
    })
    return { status: answer.status, ...((await answer.json()) as { code?: string; email?: string }) }
  }
  const noticeOf = (to: string, subject: string) => {
    const mail = server.mails.find((each) => each.to === to && each.subject.startsWith(subject))
    if (mail === undefined) throw new Error(`no notice “${subject}” to ${to}`)
    return mail
  }
  const tokenOf = (to: string, subject: string) => {
    const link = linkIn(noticeOf(to, subject))
    expect(`${link.origin}${link.pathname}`).toBe(undoUrl)
    expect(link.search).toBe('')
    return new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  }
  const signIn = (email: string, password: string) => server.client().auth.signInWithPassword({ email, password })
  /** Whoever has the password moves the account to an address of their own. */
  const moved = async (account: Account) => {
    const [client, theirs] = [server.client(), newAddress()]
    await client.auth.signInWithPassword({ email: account.email, password: firstPassword })
    expect((await client.auth.updateUser({ email: theirs })).error).toBeNull()
    const token = codeIn(lastMail(server.mails, theirs))
    await client.auth.verifyOtp({ type: 'email_change', email: theirs, token })
    return { client, theirs }
  }
  const newPasswordByMail = async (email: string) => {
    const client = server.client()
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull()
    await client.auth.verifyOtp({ type: 'recovery', email, token: codeIn(lastMail(server.mails, email)) })
    return { client, ...(await client.auth.updateUser({ password: ownersPassword })) }
  }

  test('takes the account back from whoever moved it, with all that they added since', async () => {
    const owner = await signedInAccount(server)
    const { client, theirs } = await moved(owner)
    expect((await client.auth.updateUser({ password: intrudersPassword })).error).toBeNull()
    const { device } = await addPasskey(client)
    const app = await enrollApp(client)
    const code = appCode(app.secret, server.now())
    expect((await client.auth.mfa.challengeAndVerify({ factorId: app.factorId, code })).error).toBeNull()

    const mail = tokenOf(owner.email, 'Your email address for Example was changed')
    expect(await undo(mail)).toEqual({ status: 200, email: owner.email })

    expect((await client.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await signIn(theirs, intrudersPassword)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(owner.email, intrudersPassword)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await signIn(owner.email, firstPassword)).error).toMatchObject({ code: 'invalid_credentials' })
    expect((await signInWithPasskey(server, device)).error).toMatchObject({ code: 'webauthn_verification_failed' })
    const back = await newPasswordByMail(owner.email)
    expect(back.data.user).toMatchObject({ id: owner.user.id, email: owner.email })
    expect(back.data.user?.factors ?? []).toEqual([])
    expect((await signIn(owner.email, ownersPassword)).error).toBeNull()
  })

  test('is pressed once, and no later notice takes it back', async () => {
    const owner = await signedInAccount(server)
    const { client, theirs } = await moved(owner)
    await client.auth.updateUser({ password: intrudersPassword })
    const [first, later] = [tokenOf(owner.email, 'Your email address'), tokenOf(theirs, 'Your password')]
    expect((await undo(first)).status).toBe(200)
    expect(await undo(first)).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(await undo(later)).toMatchObject({ status: 403, code: 'otp_expired' })
  })

  test('of two presses at once, one counts', async () => {
    const owner = await signedInAccount(server)
    await owner.client.auth.updateUser({ password: intrudersPassword })
    const token = tokenOf(owner.email, 'Your password')
    const statuses = (await Promise.all([undo(token), undo(token)])).map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 403])
  })

  test('undoes an earlier event after a later one was', async () => {
    const owner = await signedInAccount(server)
    const { client, theirs } = await moved(owner)
    await client.auth.updateUser({ password: intrudersPassword })
    expect(await undo(tokenOf(theirs, 'Your password'))).toEqual({ status: 200, email: theirs })
    expect(await undo(tokenOf(owner.email, 'Your email address'))).toEqual({ status: 200, email: owner.email })
  })

  test('puts back what was taken away: app, recovery codes and passkey', async () => {
    const owner = await accountWithApp(server)
    const { device } = await addPasskey(owner.client)
    const { mfa, passkey } = owner.client.auth
    const [stored = ''] = (await mfa.recoveryCodes.generate()).data?.codes ?? []
    server.advance(60)
    server.mails.splice(0)
    expect((await mfa.recoveryCodes.regenerate()).error).toBeNull()
    expect((await mfa.recoveryCodes.unenroll()).error).toBeNull()
    expect((await mfa.unenroll({ factorId: owner.factorId })).error).toBeNull()
    const [listed] = (await passkey.list()).data ?? []
    await owner.client.auth.signInWithPassword({ email: owner.email, password: firstPassword })
    expect((await passkey.delete({ passkeyId: listed?.id ?? '' })).error).toBeNull()

    expect((await undo(tokenOf(owner.email, 'New recovery codes'))).status).toBe(200)
    expect((await signInWithPasskey(server, device)).error).toBeNull()
    const client = server.client()
    await client.auth.resetPasswordForEmail(owner.email)
    const token = codeIn(lastMail(server.mails, owner.email))
    await client.auth.verifyOtp({ type: 'recovery', email: owner.email, token })
    expect((await client.auth.mfa.recoveryCodes.verify({ code: stored })).error).toBeNull()
    server.advance(30)
    const code = appCode(owner.secret, server.now())
    expect((await client.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code })).error).toBeNull()
  })

  test.each([
    [72 * hours - 60, 200],
    [72 * hours + 60, 403],
  ])('%i seconds after the event, it is answered %i', async (seconds, status) => {
    const owner = await signedInAccount(server)
    await owner.client.auth.updateUser({ password: intrudersPassword })
    const token = tokenOf(owner.email, 'Your password')
    server.advance(seconds)
    expect((await undo(token)).status).toBe(status)
  })

  test('changes nothing where the address belongs to another account by now', async () => {
    const owner = await signedInAccount(server)
    const { client } = await moved(owner)
    const other = await signedInAccount(server)
    await other.client.auth.updateUser({ email: owner.email })
    const token = codeIn(lastMail(server.mails, owner.email))
    await other.client.auth.verifyOtp({ type: 'email_change', email: owner.email, token })
    expect(await undo(tokenOf(owner.email, 'Your email address'))).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test.each(['', 'x', '0'.repeat(56)])('the token %j opens nothing', async (token) => {
    expect((await undo(token)).status).toBeGreaterThanOrEqual(400)
  })

  test('a notice says which browser, where and when, in the time of the reader', async () => {
    const owner = await signedInAccount(server)
    const from = (headers: Record<string, string>) =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: anonKey, 'content-type': 'application/json', 'user-agent': firefox, ...headers },
        body: JSON.stringify({ email: owner.email, password: firstPassword }),
      })
    const reported = () => server.mails.at(-1)?.text ?? ''
    server.advance(25 * hours)
    await from({})
    expect(reported()).toMatch(/^When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC$/m)
    expect(reported()).toContain('Browser: Firefox on Windows')
    expect(reported()).not.toContain('Where:')
    await from({ 'x-time-zone': 'America/Denver' })
    expect(reported()).toMatch(/^When: .* [AP]M M[SD]T$/m)
    expect(reported()).toContain('Where: around Denver, by the clock of that browser')
    await from({ 'x-time-zone': 'Europe/Kyiv', 'x-city': 'Reno, US' })
    expect(reported()).toMatch(/^When: .* [AP]M M[SD]T$/m)
    expect(reported()).toContain('Where: Reno, US')
    await from({ 'x-time-zone': 'Nowhere/<b>' })
    expect(reported()).not.toContain('Where:')
  })

  test('Google linked by its verified address is reported, and undone', async () => {
    const owner = await signedInAccount(server)
    const person = { sub: randomUUID(), email: owner.email, email_verified: true }
    const enter = async () => {
      const browser = newBrowser()
      const there = await browser.visit(`${server.url}/auth/v1/authorize?provider=google`)
      return new URL(await browser.visit(provider.consent(there, person)))
    }
    await enter()
    const token = tokenOf(owner.email, 'A sign-in service was linked to your account')
    expect((await undo(token)).status).toBe(200)
    const { client } = await newPasswordByMail(owner.email)
    expect((await client.auth.getUserIdentities()).data?.identities.map((each) => each.provider)).toEqual(['email'])
  })
})

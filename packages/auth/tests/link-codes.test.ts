import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthClient, type LinkCode, type SessionStores } from '../src/index.ts'
import { followLink, site, startAuthService, type AuthService } from './auth-service.ts'
import { openBrowser } from './browser.ts'

const password = 'Correct-Horse-1'
const person = { password, firstName: 'Ada', lastName: 'Lovelace' }
let made = 0

describe('a client whose links bring codes, on the embedded service', () => {
  let service: AuthService
  beforeAll(async () => {
    service = await startAuthService()
  })
  afterAll(() => service.stop())

  let isDown = false
  const send: typeof fetch = (input, init) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : fetch(input, init)
  const clientOf = (storage: SessionStores) =>
    createAuthClient({
      url: service.url,
      anonKey: service.anonKey,
      flow: 'pkce',
      redirectTo: site,
      storage,
      fetch: send,
    })
  const newAddress = () => `code${(made += 1)}@example.com`
  const arrive = async (email: string): Promise<LinkCode & { address: URL }> => {
    const address = await followLink(service.mailsTo(email).at(-1))
    return {
      code: address.searchParams.get('code') ?? '',
      flowId: address.searchParams.get('sb_flow_id') ?? undefined,
      address,
    }
  }
  const signedUp = async () => {
    const email = newAddress()
    const browser = openBrowser()
    const client = clientOf(browser.openTab())
    await client.signUp({ email, ...person })
    return { email, browser, client }
  }

  test('the link of a sign-up is exchanged in another tab, adopts nothing by itself, and works once', async () => {
    const { email, browser } = await signedUp()
    const { address, ...link } = await arrive(email)
    expect(address.hash).toBe('')
    const tab = clientOf(browser.openTab())
    const exchanged = await tab.exchangeLinkCode(link)
    if (!exchanged.ok) throw new Error(exchanged.error.provider.message)
    expect([exchanged.value.recovery, tab.hasStoredSession()]).toEqual([false, false])
    expect(await tab.setSessionFromTokens(exchanged.value)).toMatchObject({
      ok: true,
      value: { user: { email, emailVerified: true } },
    })
    expect(await tab.exchangeLinkCode(link)).toMatchObject({ ok: false, error: { code: 'other-browser' } })
  })

  test('another browser is told so, and the one that asked still can', async () => {
    const { email, client } = await signedUp()
    const { address: _, ...link } = await arrive(email)
    expect(await clientOf(openBrowser().openTab()).exchangeLinkCode(link)).toMatchObject({
      ok: false,
      error: { code: 'other-browser' },
    })
    expect(await client.exchangeLinkCode(link)).toMatchObject({ ok: true })
  })

  test('a browser that waits for a link of its own does not open another’s', async () => {
    const eve = await signedUp()
    const { email } = await signedUp()
    const { code } = await arrive(email)
    expect(await eve.client.exchangeLinkCode({ code })).toMatchObject({ ok: false, error: { code: 'other-browser' } })
    expect(eve.client.hasStoredSession()).toBe(false)
  })

  test('two links wait at once, each with its verifier, and a recovery says that it is one', async () => {
    const { email, browser } = await signedUp()
    const first = await arrive(email)
    const client = clientOf(browser.openTab())
    await client.requestPasswordReset(email)
    const { address, ...second } = await arrive(email)
    expect(address.pathname).toBe('/reset-password')
    expect(await client.exchangeLinkCode(first)).toMatchObject({ ok: true, value: { recovery: false } })
    expect(await client.exchangeLinkCode(second)).toMatchObject({ ok: true, value: { recovery: true } })
  })

  test('a service that does not answer leaves everything for another try', async () => {
    const { email, client } = await signedUp()
    const { address: _, ...link } = await arrive(email)
    isDown = true
    expect(await client.exchangeLinkCode(link)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', code: 'email-verification-failed' },
    })
    isDown = false
    expect(await client.exchangeLinkCode(link)).toMatchObject({ ok: true })
  })

  test('a code that the service does not know is an invalid link', async () => {
    const { client } = await signedUp()
    expect(await client.exchangeLinkCode({ code: 'b1946ac9-2492-4d23-8a1c-3f1b5c1e0a77' })).toMatchObject({
      ok: false,
      error: { code: 'invalid-link' },
    })
  })

  test('the link to another address says what it is for, in either flow', async () => {
    const { email, client } = await signedUp()
    const { address: _, ...link } = await arrive(email)
    const exchanged = await client.exchangeLinkCode(link)
    if (!exchanged.ok) throw new Error(exchanged.error.provider.message)
    await client.setSessionFromTokens(exchanged.value)
    const next = newAddress()
    expect(await client.updateEmail(next)).toMatchObject({ ok: true })
    const half = (await arrive(next)).address
    expect([half.searchParams.get('type'), half.searchParams.get('message')]).toEqual([
      'email_change',
      expect.stringContaining('Confirmation link accepted'),
    ])
    const whole = await arrive(email)
    expect(whole.address.searchParams.get('type')).toBe('email_change')
    expect(await client.exchangeLinkCode(whole)).toMatchObject({ ok: true })
  })
})

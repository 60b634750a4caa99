import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress, signedInAccount } from './accounts.ts'
import { newBrowser } from './browser.ts'
import { startServer, type TestServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'
import { startOpenIdProvider, type OpenIdTestProvider } from './openid-provider.ts'
import { codeOf, followed, pkceClient } from './pkce-client.ts'

const target = 'https://app.example.com/auth/callback'

let server: TestServer
let provider: OpenIdTestProvider
beforeAll(async () => {
  provider = await startOpenIdProvider()
  const { clientId, clientSecret, url: issuer } = provider
  server = await startServer('PGlite', { providers: { google: { clientId, clientSecret, issuer } } })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})

/** A sign-in at the provider, up to the code that the browser returns with. */
const broughtHome = async (email: string) => {
  const [client, browser] = [pkceClient(server), newBrowser()]
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: target, skipBrowserRedirect: true },
  })
  const consented = provider.consent(await browser.visit(data.url ?? ''), {
    sub: randomUUID(),
    email,
    email_verified: true,
  })
  return { client, browser, consented }
}

test('an attacker’s code in somebody’s page signs them in to no account and is not used up', async () => {
  const attacker = await broughtHome(newAddress())
  const code = codeOf(await attacker.browser.visit(attacker.consented))
  const [person, stranger] = [await broughtHome(newAddress()), pkceClient(server)]
  expect((await person.client.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 400,
    code: 'bad_code_verifier',
  })
  expect((await stranger.auth.exchangeCodeForSession(code)).error).not.toBeNull()
  for (const { auth } of [person.client, stranger]) expect((await auth.getSession()).data.session).toBeNull()
  expect((await attacker.client.auth.exchangeCodeForSession(code)).error).toBeNull()
})

test('the code of an attacker’s mail, put into somebody’s page, signs them in to nobody’s account', async () => {
  const { email } = await signedInAccount(server)
  const [attacker, person] = [pkceClient(server), pkceClient(server)]
  await attacker.auth.signInWithOtp({ email })
  const code = codeOf(await followed(linkIn(lastMail(server.mails, email))))
  await person.auth.signInWithOtp({ email: newAddress() })
  expect((await person.auth.exchangeCodeForSession(code)).error).toMatchObject({
    status: 400,
    code: 'bad_code_verifier',
  })
  expect((await attacker.auth.exchangeCodeForSession(code)).error).toBeNull()
})

test.each(['GET', 'POST'] as const)(
  'the return of an attacker, sent by %s through the browser of somebody who is on the way themselves, is refused',
  async (method) => {
    const [attacker, person] = [await broughtHome(newAddress()), await broughtHome(newAddress())]
    const forged = new URL(attacker.consented)
    const sent =
      method === 'GET'
        ? forged.href
        : await person.browser.visit(`${server.url}/auth/v1/callback`, { method, body: forged.searchParams })
    const refused = new URL(await person.browser.visit(sent))
    expect([refused.origin, refused.searchParams.get('error_code'), refused.searchParams.get('code')]).toEqual([
      'https://site.example.com',
      'bad_oauth_state',
      null,
    ])
    const code = codeOf(await person.browser.visit(person.consented))
    expect((await person.client.auth.exchangeCodeForSession(code)).error).toBeNull()
  },
)

test('codes of two sign-ins of one browser are not each other’s', async () => {
  const [first, second] = [await broughtHome(newAddress()), await broughtHome(newAddress())]
  const swapped = new URL(second.consented)
  swapped.searchParams.set('code', new URL(first.consented).searchParams.get('code') ?? '')
  const refused = new URL(await second.browser.visit(swapped))
  expect([refused.searchParams.get('error_code'), refused.searchParams.get('code')]).toEqual([
    'unexpected_failure',
    null,
  ])
})

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { newBrowser, type Browser } from './browser.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'
import { startOpenIdProvider, type OpenIdTestProvider, type ProviderUser } from './openid-provider.ts'
import { codeOf, pkceClient } from './pkce-client.ts'

const target = 'https://app.example.com/profile'

type Client = ReturnType<typeof pkceClient>

onBothDatabases('identities', (kind) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer(kind, { manualLinking: true, providers: { google: { clientId, clientSecret, issuer } } })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const someone = (email: string, verified = true): ProviderUser => ({
    sub: randomUUID(),
    email,
    email_verified: verified,
  })
  /** A user with a password, on a page of the service's own origin. */
  const atHome = async () => {
    const { email } = await signedInAccount(server)
    const browser = newBrowser()
    const client = pkceClient(server, browser.fetch)
    await client.auth.signInWithPassword({ email, password: firstPassword })
    return { email, browser, client }
  }
  const askToLink = async (client: Client) => {
    const { data, error } = await client.auth.linkIdentity({ provider: 'google', options: { redirectTo: target } })
    if (error !== null) throw error
    return data.url
  }
  const link = async ({ client, browser }: { client: Client; browser: Browser }, person: ProviderUser) => {
    const returned = await browser.visit(provider.consent(await askToLink(client), person))
    return { returned, exchanged: await client.auth.exchangeCodeForSession(codeOf(returned) || 'none') }
  }
  const identityOf = async (client: Client, name: string) => {
    const { data } = await client.auth.getUserIdentities()
    const found = data?.identities.find(({ provider: of }) => of === name)
    if (found === undefined) throw new Error(`no identity of ${name}`)
    return found
  }

  test('a signed-in person links one, and signs in by it from then on', async () => {
    const me = await atHome()
    const person = someone(newAddress())
    const { returned, exchanged } = await link(me, person)
    expect(returned.startsWith(`${target}?code=`)).toBe(true)
    expect(exchanged.data.user).toMatchObject({
      email: me.email,
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    })
    const browser = newBrowser()
    const there = await browser.visit(`${server.url}/auth/v1/authorize?provider=google`)
    const fragment = new URLSearchParams(new URL(await browser.visit(provider.consent(there, person))).hash.slice(1))
    const { data } = await server.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(data.user?.email).toBe(me.email)
  })

  test('one that is linked already, to them or to another, is refused', async () => {
    const [me, other] = [await atHome(), await atHome()]
    const person = someone(newAddress())
    await link(me, person)
    for (const [whose, description] of [
      [me, 'Identity is already linked'],
      [other, 'Identity is already linked to another user'],
    ] as const) {
      const { returned } = await link(whose, person)
      expect(Object.fromEntries(new URL(returned).searchParams)).toEqual({
        error: 'server_error',
        error_code: 'identity_already_exists',
        error_description: description,
      })
    }
  })

  test('nobody links theirs to a stranger who began it in another browser', async () => {
    const stranger = await atHome()
    const bait = await askToLink(stranger.client)
    const refused = await newBrowser().visit(provider.consent(bait, someone(newAddress())))
    expect(new URL(refused).searchParams.get('error_code')).toBe('bad_oauth_state')
    expect((await stranger.client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  test('the last one stays', async () => {
    const me = await atHome()
    const { error } = await me.client.auth.unlinkIdentity(await identityOf(me.client, 'email'))
    expect(error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
      message: 'User must have at least 1 identity after unlinking',
    })
  })

  test('one that is taken off signs in no more, and the account says so', async () => {
    const me = await atHome()
    const person = someone(newAddress())
    await link(me, person)
    expect((await me.client.auth.unlinkIdentity(await identityOf(me.client, 'google'))).error).toBeNull()
    const { data } = await me.client.auth.getUser()
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(data.user?.email).toBe(me.email)
    const { rows } = await sql`select 1 from auth.identities where provider_id = ${person.sub}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test.each([true, false])(
    'an address that came with one gives way to another’s, confirmed if its provider vouches for it: %s',
    async (verified) => {
      const me = await atHome()
      const next = newAddress()
      await link(me, someone(next, verified))
      await me.client.auth.unlinkIdentity(await identityOf(me.client, 'email'))
      const { data } = await me.client.auth.getUser()
      expect(data.user?.email).toBe(next)
      expect(data.user?.email_confirmed_at !== undefined).toBe(verified)
      expect(data.user?.app_metadata).toEqual({ provider: 'google', providers: ['google'] })
    },
  )

  test('one whose going would leave the address of another account is kept', async () => {
    const [me, other] = [await atHome(), await atHome()]
    await link(me, someone(other.email))
    const { error } = await me.client.auth.unlinkIdentity(await identityOf(me.client, 'email'))
    expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' })
    expect((await me.client.auth.getUserIdentities()).data?.identities).toHaveLength(2)
  })

  test('nobody takes off a stranger’s, or what is none', async () => {
    const [me, stranger] = [await atHome(), await atHome()]
    await link(me, someone(newAddress()))
    const { error } = await me.client.auth.unlinkIdentity(await identityOf(stranger.client, 'email'))
    expect(error).toMatchObject({ status: 422, code: 'identity_not_found', message: "Identity doesn't exist" })
    const broken = await me.client.auth.unlinkIdentity({
      ...(await identityOf(me.client, 'google')),
      identity_id: 'none',
    })
    expect(broken.error).toMatchObject({ status: 404, code: 'validation_failed' })
  })

  test('of two accounts with one address neither is chosen for whom a provider sends', async () => {
    const [me, other] = [await atHome(), await atHome()]
    await link(me, someone(other.email))
    const browser = newBrowser()
    const there = await browser.visit(`${server.url}/auth/v1/authorize?provider=google`)
    const fragment = new URLSearchParams(
      new URL(await browser.visit(provider.consent(there, someone(other.email)))).hash.slice(1),
    )
    const { data } = await server.client().auth.getUser(fragment.get('access_token') ?? '')
    expect(data.user?.email).toBe('')
  })

  test('a change of address after signing up by mail keeps the linked identity', async () => {
    const me = await atHome()
    await link(me, someone(newAddress()))
    const next = newAddress()
    await me.client.auth.updateUser({ email: next })
    for (const address of [next, me.email]) {
      await server
        .client()
        .auth.verifyOtp({ type: 'email_change', email: address, token: codeIn(lastMail(server.mails, address)) })
    }
    const { data } = await me.client.auth.getUser()
    expect([data.user?.email, data.user?.identities?.length]).toEqual([next, 2])
  })
})

test('a server that lets nobody link says so', async () => {
  const server = await startServer('PGlite')
  const { client } = await signedInAccount(server)
  const off = { status: 404, code: 'manual_linking_disabled', message: 'Manual linking is disabled' }
  expect((await client.auth.linkIdentity({ provider: 'google' })).error).toMatchObject(off)
  const { data } = await client.auth.getUserIdentities()
  const [identity] = data?.identities ?? []
  expect(identity && (await client.auth.unlinkIdentity(identity)).error).toMatchObject(off)
  await server.stop()
})

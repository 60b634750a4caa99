import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf } from './administrators.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { newBrowser } from './browser.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { startOpenIdProvider, type OpenIdTestProvider } from './openid-provider.ts'
import { accountWithPasskey, signInWithPasskey } from './passkey-accounts.ts'
import { codeOf, pkceClient } from './pkce-client.ts'

onBothDatabases('the recent events of an account', (kind) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer(kind, {
      limiter: unlimited,
      passkeys: {},
      manualLinking: true,
      providers: { google: { clientId, clientSecret, issuer } },
    })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const reported = async (userId: string) =>
    (await server.auth.recentEvents(userId, 20)).map(({ kind: event }) => event).toReversed()
  /** The events reported for what `work` does, in order. */
  const reportedBy = async (userId: string, work: () => Promise<unknown>) => {
    server.advance(1)
    const before = (await reported(userId)).length
    await work()
    return (await reported(userId)).slice(before)
  }
  /** A password sign-in with or without the token of a session. */
  const signIn = async (email: string, present?: SupabaseClient) => {
    const token = present === undefined ? anonKey : (await sessionOf(present)).access_token
    const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const reply = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: firstPassword }),
    })
    return ((await reply.json()) as { access_token: string }).access_token
  }
  const signOut = (token: string, scope: string) =>
    fetch(`${server.url}/auth/v1/logout?scope=${scope}`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    })
  const admitByGoogle = async (email: string) => {
    const [browser, client] = [newBrowser(), pkceClient(server)]
    const { data } = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: 'https://app.example.com/', skipBrowserRedirect: true },
    })
    const consent = provider.consent(await browser.visit(data.url ?? ''), {
      sub: randomUUID(),
      email,
      email_verified: true,
    })
    await client.auth.exchangeCodeForSession(codeOf(await browser.visit(consent)))
    return client
  }

  test('tell of an authenticator app that comes and goes, and of nothing while it is in use', async () => {
    const { client, user, factorId, secret } = await accountWithApp(server)
    expect((await reported(user.id)).slice(2)).toEqual(['second_factor_added'])
    const show = () => client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect(await reportedBy(user.id, show)).toEqual([])
    expect(await reportedBy(user.id, () => client.auth.mfa.unenroll({ factorId }))).toEqual(['second_factor_removed'])
  })

  test('leave out an app that was begun and left', async () => {
    const { client, user } = await signedInAccount(server)
    const beginAndLeave = async () => client.auth.mfa.unenroll({ factorId: (await enrollApp(client)).factorId })
    expect(await reportedBy(user.id, beginAndLeave)).toEqual([])
    const removeForThem = async () =>
      adminOf(server).mfa.deleteFactor({ userId: user.id, id: (await enrollApp(client)).factorId })
    expect(await reportedBy(user.id, removeForThem)).toEqual([])
  })

  test('tell what an administrator removed, and nothing else that an administrator did', async () => {
    const { client, user, factorId } = await accountWithApp(server)
    await client.auth.mfa.recoveryCodes.generate()
    const codes = (await client.auth.mfa.recoveryCodes.getStatus()).data?.id ?? ''
    const admin = adminOf(server)
    expect(await reportedBy(user.id, () => admin.mfa.deleteFactor({ userId: user.id, id: codes }))).toEqual([
      'recovery_codes_removed',
    ])
    expect(await reportedBy(user.id, () => admin.mfa.deleteFactor({ userId: user.id, id: factorId }))).toEqual([
      'second_factor_removed',
    ])
    expect(
      await reportedBy(user.id, () => admin.updateUserById(user.id, { user_metadata: { firstName: 'Grace' } })),
    ).toEqual([])
    expect((await server.auth.recentEvents(user.id, 1))[0]?.browser).toBeNull()
  })

  test('tell of recovery codes: made, made anew, used, removed', async () => {
    const { client, user } = await accountWithApp(server)
    const { recoveryCodes } = client.auth.mfa
    expect(await reportedBy(user.id, () => recoveryCodes.generate())).toEqual(['recovery_codes_made'])
    let code = ''
    expect(
      await reportedBy(user.id, async () => (code = (await recoveryCodes.regenerate()).data?.codes[0] ?? '')),
    ).toEqual(['recovery_codes_made'])
    expect(await reportedBy(user.id, () => recoveryCodes.verify({ code }))).toEqual(['recovery_code_used'])
    expect(await reportedBy(user.id, () => recoveryCodes.verify({ code }))).toEqual([])
    expect(await reportedBy(user.id, () => recoveryCodes.unenroll())).toEqual(['recovery_codes_removed'])
  })

  test('tell of a passkey that comes, signs in and goes', async () => {
    const { client, user, device, passkeyId } = await accountWithPasskey(server)
    expect((await reported(user.id)).slice(2)).toEqual(['passkey_added'])
    expect(await reportedBy(user.id, () => signInWithPasskey(server, device))).toEqual(['signed_in_with_passkey'])
    expect(await reportedBy(user.id, () => client.auth.passkey.update({ passkeyId, friendlyName: 'Laptop' }))).toEqual(
      [],
    )
    expect(await reportedBy(user.id, () => client.auth.passkey.delete({ passkeyId }))).toEqual(['passkey_removed'])
  })

  test('tell of a provider that is linked, signs in and is unlinked', async () => {
    const { email, user } = await signedInAccount(server)
    let client: SupabaseClient | undefined
    const first = await reportedBy(user.id, async () => (client = await admitByGoogle(email)))
    expect(first.toSorted()).toEqual(['provider_linked', 'signed_in_with_provider'])
    const identity = (await client?.auth.getUserIdentities())?.data?.identities.find(
      (each) => each.provider === 'google',
    )
    expect(
      await reportedBy(
        user.id,
        () => (identity ? client?.auth.unlinkIdentity(identity) : undefined) ?? Promise.reject(new Error('not linked')),
      ),
    ).toEqual(['provider_unlinked'])
    const newcomer = newAddress()
    const id = (await (await admitByGoogle(newcomer)).auth.getUser()).data.user?.id ?? ''
    expect((await reported(id)).toSorted()).toEqual(['email_confirmed', 'signed_in_with_provider'])
  })

  test('tell which sessions a sign-out ended', async () => {
    const { client, email, user } = await signedInAccount(server)
    const other = await signIn(email)
    expect(await reportedBy(user.id, () => signOut(other, 'local'))).toEqual(['signed_out'])
    await signIn(email)
    const [chosen] = await server.auth.listSessions(user.id)
    expect(await reportedBy(user.id, () => server.auth.endSession(chosen?.id ?? '', user.id))).toEqual([
      'session_ended',
    ])
    expect(await reportedBy(user.id, () => client.auth.signOut({ scope: 'others' }))).toEqual(['others_signed_out'])
    expect(await reportedBy(user.id, () => client.auth.signOut({ scope: 'global' }))).toEqual(['signed_out_everywhere'])
  })

  test('leave out the password that somebody who is signed in shows again', async () => {
    const { client, email, user } = await signedInAccount(server)
    const check = async () => signOut(await signIn(email, client), 'local')
    expect(await reportedBy(user.id, check)).toEqual([])
  })

  test('hide no sign-in behind that: without a session, with another account’s, or longer than a check', async () => {
    const { client, email, user } = await signedInAccount(server)
    const { client: stranger } = await signedInAccount(server)
    expect(await reportedBy(user.id, async () => signOut(await signIn(email), 'local'))).toEqual([
      'signed_in',
      'signed_out',
    ])
    expect(await reportedBy(user.id, async () => signOut(await signIn(email, stranger), 'local'))).toEqual([
      'signed_in',
      'signed_out',
    ])
    expect(await reportedBy(user.id, async () => signOut(await signIn(email, client), 'others'))).toEqual([
      'signed_in',
      'others_signed_out',
    ])
    const renewed = server.client()
    await renewed.auth.signInWithPassword({ email, password: firstPassword })
    expect(await reportedBy(user.id, () => signIn(email, renewed))).toEqual(['signed_in'])
    const longer = await reportedBy(user.id, async () => {
      const check = await signIn(email, renewed)
      server.advance(61)
      await signOut(check, 'local')
    })
    expect(longer).toEqual(['signed_in', 'signed_out'])
  })

  test('read lines from before sign-outs said which sessions they ended', async () => {
    const { user } = await signedInAccount(server)
    const payload = JSON.stringify({ actor_id: user.id, action: 'logout', traits: { provider: 'email' } })
    await sql`insert into auth.audit_log (id, payload, created_at, ip_address)
      values (${randomUUID()}, ${payload}, ${new Date(server.now().getTime() + 1000)}, '')`.execute(server.db)
    expect((await reported(user.id)).at(-1)).toBe('signed_out')
  })
})

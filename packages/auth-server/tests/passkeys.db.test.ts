import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { sessionOf, signedInAccount } from './accounts.ts'
import { accountWithApp, appCode } from './authenticator-app.ts'
import { factorCalls, someId } from './factor-calls.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import {
  accountWithPasskey,
  addPasskey,
  signInWithPasskey,
  siteOrigin,
  startAdding,
  startSignIn,
} from './passkey-accounts.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'

const refused = { status: 400, code: 'webauthn_verification_failed', message: 'Credential verification failed' }

onBothDatabases('passkeys', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      passkeys: {},
      notices: { signInUrl: `${siteOrigin}/login`, contactUrl: `${siteOrigin}/contact` },
    })
  })
  afterAll(() => server.stop())
  const { levels, methods, seconds, signIn, storedActions } = factorCalls(() => server)

  test('a passkey is made for the site and its person, found without a name, and checks who holds it', async () => {
    const { client, email, user } = await signedInAccount(server)
    const asked = seconds()
    const { challengeId, options, expiresAt } = await startAdding(client)
    expect(expiresAt).toBeGreaterThanOrEqual(asked + 300)
    expect(expiresAt).toBeLessThanOrEqual(seconds() + 300)
    expect(options).toMatchObject({
      rp: { id: 'site.example.com', name: 'Example' },
      user: { id: Buffer.from(user.id).toString('base64url'), name: email, displayName: email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    })
    const device = new SoftwareAuthenticator(siteOrigin)
    const added = await client.auth.passkey.verifyRegistration({ challengeId, credential: device.create(options) })
    expect(added.error).toBeNull()
    expect(added.data).toEqual({ id: expect.any(String) as string, created_at: expect.any(String) as string })
    const next = await client.auth.passkey.startRegistration()
    expect(next.data?.options.excludeCredentials).toMatchObject([
      { id: device.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
    ])
    expect(await storedActions(user.id)).toEqual(['passkey_created'])
  })

  test('it signs in with nothing else, as two factors, and the session lasts', async () => {
    const { device, user } = await accountWithPasskey(server)
    const asked = await server.client().auth.passkey.startAuthentication()
    expect(asked.data?.options).toMatchObject({
      rpId: 'site.example.com',
      userVerification: 'required',
      timeout: 300_000,
    })
    expect(asked.data?.options).not.toHaveProperty('allowCredentials')
    const { client, data, error } = await signInWithPasskey(server, device)
    expect(error).toBeNull()
    expect(data?.user?.id).toBe(user.id)
    expect(data?.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
    expect(await methods(client)).toEqual(['passkey'])
    await client.auth.refreshSession()
    expect(await methods(client)).toEqual(['passkey'])
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
  })

  test('an authenticator that does not count signs in again and again', async () => {
    const { client } = await signedInAccount(server)
    const { device } = await addPasskey(client, new SoftwareAuthenticator(siteOrigin, { counts: false }))
    for (let index = 0; index < 3; index += 1) expect((await signInWithPasskey(server, device)).error).toBeNull()
  })

  test.each([
    ['a forged signature', { forged: true }],
    ['another site', { origin: 'https://site.example.com.evil.example' }],
    ['the site without encryption', { origin: 'http://site.example.com' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('other').toString('base64url') }],
    ['a device that did not check its holder', { unverified: true }],
    ['no owner', { userHandle: '' }],
    ['another owner', { userHandle: Buffer.from(someId).toString('base64url') }],
    ['a count that stands still', { counter: 0 }],
  ])('a sign-in with %s is refused, and the next one is not', async (_what, deviation) => {
    const { device } = await accountWithPasskey(server)
    expect((await signInWithPasskey(server, device)).error).toBeNull()
    expect((await signInWithPasskey(server, device, deviation)).error).toMatchObject(refused)
    expect((await signInWithPasskey(server, device)).error).toBeNull()
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another domain', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.from('other').toString('base64url') }],
    ['a device that did not check its holder', { unverified: true }],
  ])('a passkey from %s is not added', async (_what, deviation) => {
    const { client } = await signedInAccount(server)
    expect((await addPasskey(client, undefined, deviation)).error).toMatchObject(refused)
    expect((await client.auth.passkey.list()).data).toEqual([])
  })

  test('a passkey that nobody has is refused like a forged signature', async () => {
    const { client } = await signedInAccount(server)
    const device = new SoftwareAuthenticator(siteOrigin)
    device.create((await startAdding(client)).options)
    expect((await signInWithPasskey(server, device)).error).toMatchObject(refused)
  })

  test('a challenge is answered once, in time, by whoever asked, and for what it was asked for', async () => {
    const { client, device } = await accountWithPasskey(server)
    const unknown = {
      status: 400,
      code: 'webauthn_challenge_not_found',
      message: 'Challenge not found or already used',
    }
    const start = () => startSignIn(server.client())
    const answer = (challengeId: string, credential: ReturnType<typeof device.get>) =>
      server.client().auth.passkey.verifyAuthentication({ challengeId, credential })
    const used = await start()
    const credential = device.get(used.options)
    expect((await answer(used.challengeId, credential)).error).toBeNull()
    expect((await answer(used.challengeId, credential)).error).toMatchObject(unknown)
    const failed = await start()
    expect((await answer(failed.challengeId, device.get(failed.options, { forged: true }))).error).toMatchObject(
      refused,
    )
    expect((await answer(failed.challengeId, device.get(failed.options))).error).toMatchObject(unknown)
    const late = await start()
    server.advance(301)
    expect((await answer(late.challengeId, device.get(late.options))).error).toMatchObject({
      status: 400,
      code: 'webauthn_challenge_expired',
      message: 'Challenge has expired',
    })
    const elsewhere = await start()
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/passkeys/authentication/verify',
      headers: { apikey: anonKey, 'user-agent': 'Another browser', 'x-supabase-api-version': '2024-01-01' },
      payload: JSON.stringify({ challenge_id: elsewhere.challengeId, credential: device.get(elsewhere.options) }),
    })
    expect(reply.json()).toMatchObject({ code: 'webauthn_challenge_not_found' })
    const registration = await startAdding(client)
    expect((await answer(registration.challengeId, device.get(registration.options))).error).toMatchObject(unknown)
  })

  test('of fifty answers to one challenge at once, one signs in', { tags: [everyRun] }, async () => {
    const { device } = await accountWithPasskey(server)
    const { challengeId, options } = await startSignIn(server.client())
    const credential = device.get(options)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => server.client().auth.passkey.verifyAuthentication({ challengeId, credential })),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('of two answers with one count to two challenges at once, one signs in', { tags: [everyRun] }, async () => {
    const { device } = await accountWithPasskey(server)
    const start = () => startSignIn(server.client())
    const challenges = await Promise.all([start(), start()])
    const answers = await Promise.all(
      challenges.map(({ challengeId, options }) =>
        server
          .client()
          .auth.passkey.verifyAuthentication({ challengeId, credential: device.get(options, { counter: 7 }) }),
      ),
    )
    expect(answers.map(({ error }) => error?.code ?? 'in').toSorted()).toEqual(['in', 'webauthn_verification_failed'])
  })

  test('a challenge for one person adds no passkey to another', async () => {
    const [mine, theirs] = [await signedInAccount(server), await signedInAccount(server)]
    const { challengeId, options } = await startAdding(theirs.client)
    const credential = new SoftwareAuthenticator(siteOrigin).create(options)
    const { error } = await mine.client.auth.passkey.verifyRegistration({ challengeId, credential })
    expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_not_found' })
    expect((await theirs.client.auth.passkey.verifyRegistration({ challengeId, credential })).error).toBeNull()
  })

  test('a passkey of one person is not added to another', async () => {
    const { device } = await accountWithPasskey(server)
    const { client } = await signedInAccount(server)
    expect((await addPasskey(client, device)).error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' })
  })

  test('people list, rename and remove their own passkeys, and nobody else’s', async () => {
    const { client, device, passkeyId, user } = await accountWithPasskey(server)
    await signInWithPasskey(server, device)
    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: ' My phone ' })
    const expected = {
      id: passkeyId,
      friendly_name: 'My phone',
      created_at: expect.any(String) as string,
      last_used_at: expect.any(String) as string,
    }
    expect(renamed.data).toEqual(expected)
    expect((await client.auth.passkey.list()).data).toEqual([expected])
    expect(await server.auth.secondFactors(user.id)).toMatchObject({
      isRequired: false,
      passkeys: [{ id: passkeyId, name: 'My phone', lastUsedAt: expect.any(Date) as Date }],
    })
    for (const [friendlyName, problem] of [
      [' ', 'required'],
      ['x'.repeat(121), '120'],
    ] as const) {
      const { error } = await client.auth.passkey.update({ passkeyId, friendlyName })
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: expect.stringContaining(problem) as string,
      })
    }
    const stranger = await signedInAccount(server)
    const missing = { status: 404, code: 'validation_failed', message: 'Passkey not found' }
    expect((await stranger.client.auth.passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(
      missing,
    )
    expect((await stranger.client.auth.passkey.delete({ passkeyId })).error).toMatchObject(missing)
    expect((await stranger.client.auth.passkey.delete({ passkeyId: 'nine' })).error).toMatchObject(missing)
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull()
    expect((await signInWithPasskey(server, device)).error).toMatchObject(refused)
    expect((await client.auth.passkey.list()).data).toEqual([])
    expect(await storedActions(user.id)).toEqual(['passkey_created', 'passkey_updated', 'passkey_deleted'])
  })

  test('an account has ten passkeys at most, also when two are added at once', { tags: [everyRun] }, async () => {
    const { client, user } = await accountWithPasskey(server)
    await sql`insert into auth.passkeys
      select gen_random_uuid(), user_id, '', credential_id || number, public_key, counter, transports,
      device_type, backed_up, created_at, updated_at, null
      from auth.passkeys, generate_series(1, 8) as number where user_id = ${user.id}`.execute(server.db)
    const both = await Promise.all([addPasskey(client), addPasskey(client)])
    expect(both.map(({ error }) => error?.code ?? 'added').toSorted()).toEqual(['added', 'too_many_passkeys'])
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    })
  })

  test('where a second factor is in force, passkeys come and go with it alone', async () => {
    const { client: strong, email, factorId, secret } = await accountWithApp(server)
    const added = await addPasskey(strong)
    expect(added.error).toBeNull()
    const client = await signIn(email)
    const low = { status: 403, code: 'insufficient_aal' }
    const passkeyId = (await client.auth.passkey.list()).data?.[0]?.id ?? ''
    expect((await client.auth.passkey.startRegistration()).error).toMatchObject(low)
    const begun = await startAdding(strong)
    const credential = new SoftwareAuthenticator(siteOrigin).create(begun.options)
    expect(
      (await client.auth.passkey.verifyRegistration({ challengeId: begun.challengeId, credential })).error,
    ).toMatchObject(low)
    expect((await client.auth.passkey.delete({ passkeyId })).error).toMatchObject(low)
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull()
  })

  test('a passkey stands for both factors where an app is in force', async () => {
    const { client: owner, factorId } = await accountWithApp(server)
    const { device } = await addPasskey(owner)
    const { client } = await signInWithPasskey(server, device)
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await client.auth.updateUser({ password: 'Another-Pass-2' })).error).toBeNull()
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await client.auth.refreshSession()
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
  })

  test.each([
    ['banned', sql`banned_until = now() + interval '1 day'`, { status: 403, code: 'user_banned' }],
    ['not confirmed', sql`email_confirmed_at = null`, { status: 403, code: 'email_not_confirmed' }],
    ['deleted', sql`deleted_at = now()`, { status: 403, code: 'user_not_found' }],
  ])('an account that is %s is not let in, and only its own device is told why', async (_state, change, expected) => {
    const { device, user } = await accountWithPasskey(server)
    await sql`update auth.users set ${change} where id = ${user.id}`.execute(server.db)
    expect((await signInWithPasskey(server, device)).error).toMatchObject(expected)
    expect((await signInWithPasskey(server, device, { forged: true })).error).toMatchObject(refused)
  })

  test('mails its owner about a passkey that was added or removed', async () => {
    const { client, email } = await signedInAccount(server)
    server.mails.splice(0)
    const { device } = await addPasskey(client)
    await signInWithPasskey(server, device)
    await client.auth.passkey.delete({ passkeyId: (await client.auth.passkey.list()).data?.[0]?.id ?? '' })
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'A passkey was added to your account with Example'],
      [email, 'A passkey was removed from your account with Example'],
    ])
  })

  test('an account tells its owner of its passkeys, without their keys, and takes them along', async () => {
    const { client, device, user } = await accountWithPasskey(server)
    await client.auth.passkey.startRegistration()
    const exported = await server.auth.describeUser(user.id)
    expect(exported).toMatchObject({
      passkeys: [{ friendly_name: '', last_used_at: null, backed_up: true }],
      passkey_challenges: [{ kind: 'registration' }],
    })
    const { rows } = await sql<{
      key: string
      challenge: string
    }>`select public_key as key, challenge from auth.passkeys, auth.passkey_challenges
      where passkeys.user_id = ${user.id} and passkey_challenges.user_id = ${user.id}`.execute(server.db)
    for (const secret of [device.credentialId, rows[0]?.key, rows[0]?.challenge])
      expect(JSON.stringify(exported)).not.toContain(secret)
    await server.db.transaction().execute((trx) => server.auth.deleteUser(trx, user.id))
    expect((await signInWithPasskey(server, device)).error).toMatchObject(refused)
    const left = await sql<{ left: number }>`select (select count(*) from auth.passkeys where user_id = ${user.id})::int
      + (select count(*) from auth.passkey_challenges where user_id = ${user.id})::int as left`.execute(server.db)
    expect(left.rows[0]?.left).toBe(0)
  })

  test('the settings say that there are passkeys', async () => {
    const { client } = await signedInAccount(server)
    const reply = await fetch(`${server.url}/auth/v1/settings`, {
      headers: { apikey: anonKey, authorization: `Bearer ${(await sessionOf(client)).access_token}` },
    })
    expect(await reply.json()).toMatchObject({ passkeys_enabled: true })
  })
})

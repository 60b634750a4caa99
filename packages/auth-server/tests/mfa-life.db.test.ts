import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { signedInAccount } from './accounts.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { factorCalls, someId } from './factor-calls.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('the life of second factors', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      notices: { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' },
    })
  })
  afterAll(() => server.stop())

  const { signIn, levels, methods, challenge, call, storedActions } = factorCalls(() => server)

  test('who breaks off while adding an app signs in as before, and begins anew at once or a while later', async () => {
    const { client, email } = await signedInAccount(server)
    const { factorId } = await enrollApp(client)
    await challenge(client, factorId)
    const again = await signIn(email)
    expect(await levels(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect((await again.auth.updateUser({ password: 'Another-Pass-2' })).error).toBeNull()
    expect((await again.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    const second = await enrollApp(again)
    await challenge(again, second.factorId)
    server.advance(290)
    expect((await again.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('mfa_factor_name_conflict')
    server.advance(11)
    await enrollApp(again)
    expect((await again.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  test('a factor in force outlasts every pause', async () => {
    const { client } = await accountWithApp(server)
    server.advance(400)
    await enrollApp(client, 'Second')
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
  })

  test('a removed app is asked for no more, and sessions that it raised fall back to one factor', async () => {
    const { client, email, user, factorId, secret } = await accountWithApp(server)
    const other = await signIn(email)
    await other.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    for (const each of [client, other]) {
      expect((await each.auth.refreshSession()).error).toBeNull()
      expect(await levels(each)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
      expect(await methods(each)).not.toContain('totp')
    }
    expect((await client.auth.updateUser({ password: 'Another-Pass-2' })).error).toBeNull()
    expect((await storedActions(user.id)).at(-1)).toBe('factor_unenrolled')
  })

  test('removing one of two apps leaves what the other one raised', async () => {
    const { client, factorId } = await accountWithApp(server)
    const second = await enrollApp(client, 'Second')
    await client.auth.mfa.challengeAndVerify({ factorId: second.factorId, code: appCode(second.secret, server.now()) })
    await client.auth.mfa.unenroll({ factorId })
    await client.auth.refreshSession()
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
  })

  test('a security key can be put on the list and taken off, and is neither challenged nor in force', async () => {
    const { client } = await signedInAccount(server)
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
    expect(error).toBeNull()
    expect(data).toEqual({ id: expect.any(String) as string, type: 'webauthn', friendly_name: 'Key' })
    const factorId = data?.id ?? ''
    const refusal = {
      status: 422,
      code: 'mfa_webauthn_verify_not_enabled',
      message: 'MFA verification is disabled for WebAuthn',
    }
    const challenged = await client.auth.mfa.challenge({
      factorId,
      webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost'] },
    })
    expect(challenged.error).toMatchObject(refusal)
    const body = { challenge_id: someId, webauthn: { type: 'create', rpId: 'localhost', credential_response: {} } }
    expect(await call(client, { path: `/factors/${factorId}/verify`, body })).toMatchObject(refusal)
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  })

  test('the secret of an app is stored encrypted, each time differently', async () => {
    const { client } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    const { rows } = await sql<{ secret: string }>`select secret from auth.factors where id = ${factorId}`.execute(
      server.db,
    )
    const stored = rows[0]?.secret ?? ''
    expect(stored).toMatch(/^v1\.[\w-]{16}\.[\w-]{43}\.[\w-]{22}$/)
    expect(Buffer.from(stored, 'base64url').toString('latin1')).not.toContain(secret)
    const other = await enrollApp(client, 'other')
    // Copied to another factor, it cannot be decrypted.
    await sql`update auth.factors set secret = ${stored} where id = ${other.factorId}`.execute(server.db)
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: other.factorId,
      code: appCode(secret, server.now()),
    })
    expect(error).toMatchObject({ status: 500 })
  })

  test('mails its owner about an app that was added or removed, and about nothing else', async () => {
    const { client, email } = await signedInAccount(server)
    server.mails.splice(0)
    const { factorId, secret } = await enrollApp(client)
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    server.advance(30)
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    const abandoned = await enrollApp(client, 'Abandoned')
    await client.auth.mfa.unenroll(abandoned)
    await client.auth.mfa.unenroll({ factorId })
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Two-factor sign-in was switched on for your account with Example'],
      [email, 'An authenticator app was removed from your account with Example'],
    ])
    expect(server.mails[0]?.text).toContain('If it was not you, choose a new password now')
    expect(JSON.stringify(server.mails)).not.toContain(secret)
  })

  test('a host learns whether a second factor is required', async () => {
    const { client, user } = await signedInAccount(server)
    const { factorId, secret } = await enrollApp(client)
    expect(await server.auth.secondFactors(user.id)).toEqual({
      isRequired: false,
      unusedRecoveryCodes: 0,
      passkeys: [],
    })
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect(await server.auth.secondFactors(user.id)).toMatchObject({ isRequired: true })
    expect(await server.auth.secondFactors(someId)).toBeUndefined()
  })

  test('an account export has its factors without what opens it, and deletion removes all of them', async () => {
    const { client, user, secret, factorId } = await accountWithApp(server)
    await challenge(client, factorId)
    const exported = await server.auth.describeUser(user.id)
    expect(exported).toMatchObject({
      factors: [{ factor_type: 'totp', status: 'verified' }],
      factor_challenges: [{ ip_address: '127.0.0.1' }, { verified_at: null }],
    })
    const { rows } = await sql<{ secret: string }>`select secret from auth.factors where user_id = ${user.id}`.execute(
      server.db,
    )
    for (const hidden of [secret, rows[0]?.secret]) expect(JSON.stringify(exported)).not.toContain(hidden)
    await server.db.transaction().execute((trx) => server.auth.deleteUser(trx, user.id))
    const left = await sql<{ left: number }>`select (select count(*) from auth.factors where user_id = ${user.id})::int
      + (select count(*) from auth.factor_challenges where factor_id = ${factorId})::int as left`.execute(server.db)
    expect(left.rows[0]?.left).toBe(0)
  })
})

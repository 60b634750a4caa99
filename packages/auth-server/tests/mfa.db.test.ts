import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { accountWithApp, appCode, enrollApp } from './authenticator-app.ts'
import { factorCalls } from './factor-calls.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

onBothDatabases('second factors', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      limiter: unlimited,
      notices: { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' },
    })
  })
  afterAll(() => server.stop())

  const { signIn, levels, methods, challenge, seconds, storedActions } = factorCalls(() => server)

  test('an app gets its secret as text, as an address and as a picture, and is not in force yet', async () => {
    const { client, email } = await signedInAccount(server)
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      type: 'totp',
      friendly_name: '',
      totp: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string },
    })
    const uri = data?.totp.uri ?? ''
    expect(decodeURIComponent(uri)).toMatch(`otpauth://totp/site.example.com:${email}?`)
    expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({
      issuer: 'site.example.com',
      secret: data?.totp.secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
    const { data: listed } = await client.auth.mfa.listFactors()
    expect([listed?.all.length, listed?.totp.length]).toEqual([1, 0])
    expect(listed?.all[0]).toMatchObject({ id: data?.id, status: 'unverified', factor_type: 'totp' })
    expect(JSON.stringify(listed)).not.toContain(data?.totp.secret)
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  test('an issuer of choice is the one in the address, and one that is too long for a picture is refused', async () => {
    const { client } = await signedInAccount(server)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'Smith & Söhne' })
    expect(new URL(data?.totp.uri ?? '').searchParams.get('issuer')).toBe('Smith & Söhne')
    const longest = await client.auth.mfa.enroll({ factorType: 'totp', issuer: '🔑'.repeat(32), friendlyName: 'b' })
    expect(longest.error).toBeNull()
    const longer = await client.auth.mfa.enroll({ factorType: 'totp', issuer: 'x'.repeat(65), friendlyName: 'c' })
    expect(longer.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  test('the first code raises the session under its own id, and the earlier token gives none any more', async () => {
    const { client, user } = await signedInAccount(server)
    const before = await sessionOf(client)
    const { factorId, secret } = await enrollApp(client, 'Phone')
    const abandoned = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Abandoned' })
    const asked = seconds()
    const made = await challenge(client, factorId)
    expect(made.type).toBe('totp')
    expect(made.expires_at).toBeGreaterThanOrEqual(asked + 300)
    expect(made.expires_at).toBeLessThanOrEqual(seconds() + 300)
    const { data, error } = await client.auth.mfa.verify({
      factorId,
      challengeId: made.id,
      code: appCode(secret, server.now()),
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { factors: [{ id: factorId, status: 'verified', friendly_name: 'Phone', factor_type: 'totp' }] },
    })
    expect(data?.user.factors?.map(({ id }) => id)).not.toContain(abandoned.data?.id)
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(await methods(client)).toEqual(['totp', 'otp'])
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    expect(claims(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      session_id: claims(before.access_token)['session_id'],
    })
    const old = await server.client().auth.refreshSession({ refresh_token: before.refresh_token })
    expect(old.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    const refreshed = await client.auth.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal2' })
    expect(await methods(client)).toEqual(['totp', 'otp'])
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([{ status: 'verified' }])
    expect(await storedActions(user.id)).toEqual([
      'factor_in_progress',
      'factor_in_progress',
      'challenge_created',
      'verification_attempted',
    ])
    const later = await server.client().auth.refreshSession({ refresh_token: before.refresh_token })
    expect(later.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
  })

  test('other sessions that showed one factor only end, and one that showed two stays', async () => {
    const { client, email, factorId, secret } = await accountWithApp(server)
    const [second, third] = [await signIn(email), await signIn(email)]
    expect(
      (await second.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })).error,
    ).toBeNull()
    expect((await third.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  test('a password sign-in stays at one factor until a code is shown', async () => {
    const { email, factorId, secret } = await accountWithApp(server)
    const client = await signIn(email)
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    await client.auth.refreshSession()
    expect(await levels(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    await client.auth.mfa.challengeAndVerify({ factorId, code: appCode(secret, server.now()) })
    expect(await methods(client)).toEqual(['totp', 'password'])
  })

  test('one factor is not enough to change what signs in, to add a factor or to remove the one in force', async () => {
    const { email, factorId } = await accountWithApp(server)
    const client = await signIn(email)
    const account = { status: 401, code: 'insufficient_aal' }
    expect((await client.auth.updateUser({ password: 'Another-Pass-2' })).error).toMatchObject(account)
    expect((await client.auth.updateUser({ email: newAddress() })).error).toMatchObject(account)
    expect((await client.auth.updateUser({ data: { firstName: 'Grace' } })).error).toBeNull()
    expect((await client.auth.updateUser({ email })).error).toBeNull()
    const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    expect(enrolled.error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    })
    const removed = await client.auth.mfa.unenroll({ factorId })
    expect(removed.error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    })
  })

  test('with both factors the password changes', async () => {
    const { client } = await accountWithApp(server)
    expect((await client.auth.updateUser({ password: 'Another-Pass-2' })).error).toBeNull()
  })
})

import { createHash, randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { providerPatience } from '../src/providers/within-time.ts'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { startOpenIdProvider, type OpenIdTestProvider } from './openid-provider.ts'
import { methodOf } from './pkce-client.ts'

onBothDatabases('a sign-in with an ID token', (kind) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer(kind, { manualLinking: true, providers: { google: { clientId, clientSecret, issuer } } })
  })
  afterEach(() => provider.misbehave(undefined))
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const nonce = 'a nonce of the application'
  const hashed = createHash('sha256').update(nonce).digest('hex')
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    sub: randomUUID(),
    email: newAddress(),
    email_verified: true,
    name: 'Grace Hopper',
    ...more,
  })
  const signIn = async (token: string, more: object = {}) =>
    server.client().auth.signInWithIdToken({ provider: 'google', token, ...more })
  const grant = async (body: object) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=id_token',
      headers: { apikey: anonKey },
      payload: JSON.stringify(body),
    })
    return [reply.statusCode, reply.json<unknown>()] as const
  }

  test('makes an account, and comes back to it', async () => {
    const person = claims({ hd: 'example.com' })
    const first = await signIn(await provider.idToken(person))
    expect(first.error).toBeNull()
    expect(first.data.user).toMatchObject({
      email: person['email'],
      user_metadata: { full_name: 'Grace Hopper', custom_claims: { hd: 'example.com' } },
    })
    expect(methodOf(first.data.session?.access_token ?? '')).toBe('oauth')
    const again = await signIn(await provider.idToken({ ...person, nonce: hashed }), { nonce })
    expect(again.data.user?.id).toBe(first.data.user?.id)
  })

  test.each(['foreign key', 'alg none', 'wrong iss', 'expired'] as const)(
    'is refused for a token with %s',
    async (how) => {
      const token = await provider.idToken(claims(), how)
      expect(await grant({ provider: 'google', id_token: token })).toEqual([
        400,
        { error: 'invalid request', error_description: 'Bad ID token' },
      ])
    },
  )

  test('is refused for a token of another application', async () => {
    const token = await provider.idToken(claims(), 'wrong aud')
    const reported = {
      error: 'invalid request',
      error_description: 'Unacceptable audience in id_token: [another-client]',
    }
    expect(await grant({ provider: 'google', id_token: token })).toEqual([400, reported])
  })

  test.each([
    [undefined, 'something', 'invalid request', 'Passed nonce and nonce in id_token should either both exist or not.'],
    [hashed, '', 'invalid request', 'Passed nonce and nonce in id_token should either both exist or not.'],
    [hashed, 'another nonce', 'invalid nonce', 'Nonces mismatch'],
    // Somebody who has only the token could send the hash in it.
    [hashed, hashed, 'invalid nonce', 'Nonces mismatch'],
  ])('is refused for the nonce %s in the token and %j beside it', async (inside, beside, error, description) => {
    const token = await provider.idToken(claims(inside === undefined ? {} : { nonce: inside }))
    expect(await grant({ provider: 'google', id_token: token, nonce: beside })).toEqual([
      400,
      { error, error_description: description },
    ])
  })

  test('is refused for an access token that is not the one beside which the token was given', async () => {
    const half = createHash('sha256').update('its own').digest().subarray(0, 16).toString('base64url')
    const token = await provider.idToken(claims({ at_hash: half }))
    expect(await grant({ provider: 'google', id_token: token, access_token: 'another' })).toMatchObject([
      400,
      { error_description: 'Bad ID token' },
    ])
    expect((await signIn(token, { access_token: 'its own' })).error).toBeNull()
  })

  test.each([
    [{}, { error: 'invalid request', error_description: 'id_token required' }],
    [{ id_token: 'x' }, { error: 'invalid request', error_description: 'provider or client_id and issuer required' }],
    [
      { id_token: 'x', provider: 'apple' },
      { error_code: 'provider_disabled', msg: 'Provider (issuer "https://appleid.apple.com") is not enabled' },
    ],
    [
      { id_token: 'x', provider: 'github' },
      { error_code: 'validation_failed', msg: 'Custom OIDC provider "github" not allowed' },
    ],
    [
      { id_token: 'x', provider: 'google' },
      { error: 'invalid request', error_description: 'Bad ID token' },
    ],
  ])('is refused for %j', async (body, reported) => {
    expect(await grant(body)).toMatchObject([400, reported])
  })

  test('finds the provider by its issuer', async () => {
    const token = await provider.idToken(claims())
    const [status] = await grant({
      id_token: token,
      issuer: 'https://accounts.google.com',
      client_id: provider.clientId,
    })
    expect(status).toBe(200)
  })

  test('links the identity for who is signed in, and for nobody else', async () => {
    const { client, user } = await signedInAccount(server)
    const token = await provider.idToken(claims())
    const { data, error } = await client.auth.linkIdentity({ provider: 'google', token })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id: user.id, app_metadata: { providers: ['email', 'google'] } })
    expect(await grant({ provider: 'google', id_token: token, link_identity: true })).toMatchObject([
      401,
      { error_code: 'no_authorization' },
    ])
  })

  test('waits for no keys that don’t come', async () => {
    const own = await startServer('PGlite', {
      providers: { google: { clientId: 'x', clientSecret: 'x', issuer: provider.url } },
    })
    provider.misbehave('slow')
    // The time is over at once.
    const over = AbortSignal.abort(new DOMException('', 'TimeoutError'))
    const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over)
    onTestFinished(() => limits.mockRestore())
    const reply = await own.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=id_token',
      headers: { apikey: anonKey },
      payload: JSON.stringify({ provider: 'google', id_token: await provider.idToken(claims()) }),
    })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
    const nonsense = await own.app.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=id_token',
      headers: { apikey: anonKey },
      payload: JSON.stringify({ provider: 'google', id_token: 'a.b.c' }),
    })
    expect([nonsense.statusCode, nonsense.body], 'no key would make a token of it').toEqual([
      400,
      expect.stringContaining('Bad ID token'),
    ])
    expect(limits.mock.calls).toEqual([[providerPatience]])
    await own.stop()
  })

  test('leaves the password of a linked account alone', async () => {
    const { email } = await signedInAccount(server)
    await signIn(await provider.idToken(claims({ email })))
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
  })
})

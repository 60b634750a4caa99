import { exportSPKI, generateKeyPair, importJWK, SignJWT, type JSONWebKeySet } from 'jose'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestTokens, type TestTokens } from '../testing/index.ts'
import { createTokenVerifier, type TokenVerifier } from './index.ts'

const issuer = 'https://auth.example.com/auth/v1'
let tokens: TestTokens
let verifier: TokenVerifier
beforeAll(async () => {
  tokens = await createTestTokens(issuer)
  verifier = createTokenVerifier({ jwks: tokens.jwks, issuer })
})

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const refused = (code: string) => ({ ok: false, error: { code } })

test('a valid token gives its claims, the address in lower case', async () => {
  const token = await tokens.sign({
    email: 'Ada@Example.com',
    claims: { aal: 'aal2', app_metadata: { provider: 'google' } },
  })
  expect(await verifier.verify(token)).toMatchObject({
    ok: true,
    value: {
      userId: '11111111-1111-4111-8111-111111111111',
      email: 'ada@example.com',
      sessionId: '22222222-2222-4222-8222-222222222222',
      provider: 'google',
      aal: 'aal2',
      userMetadata: { firstName: 'Ada', lastName: 'Lovelace' },
      expiresAt: expect.any(Number) as number,
    },
  })
})

test.each([
  [
    'the newest of several ways in',
    [
      { method: 'totp', timestamp: 1_800_000_100 },
      { method: 'password', timestamp: 1_800_000_000 },
    ],
    1_800_000_100,
  ],
  [
    'whatever their order',
    [
      { method: 'password', timestamp: 1_800_000_000 },
      { method: 'totp', timestamp: 1_800_000_100 },
    ],
    1_800_000_100,
  ],
  [
    'not a refresh',
    [
      { method: 'token_refresh', timestamp: 1_800_000_900 },
      { method: 'otp', timestamp: 1_800_000_000 },
    ],
    1_800_000_000,
  ],
  ['nothing that is no time', [{ method: 'password', timestamp: '1800000000' }, 'password', null], undefined],
  ['nothing where the token says nothing', undefined, undefined],
])('the time of the sign-in is %s', async (_what, amr, signedInAt) => {
  const verified = await verifier.verify(await tokens.sign({ claims: amr === undefined ? {} : { amr } }))
  expect(verified.ok && verified.value.signedInAt).toBe(signedInAt)
})

test('an RS256 token is accepted, unless only ES256 is allowed', async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const { exportJWK } = await import('jose')
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'rsa', alg: 'RS256' }] }
  const token = await new SignJWT({ email: 'ada@example.com', role: 'authenticated' })
    .setProtectedHeader({ alg: 'RS256', kid: 'rsa' })
    .setSubject('11111111-1111-4111-8111-111111111111')
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(pair.privateKey)
  expect(await createTokenVerifier({ jwks: () => jwks, issuer }).verify(token)).toMatchObject({ ok: true })
  const strict = createTokenVerifier({ jwks: () => jwks, issuer, algorithms: ['ES256'] })
  expect(await strict.verify(token)).toEqual(refused('wrong_algorithm'))
})

describe('a token that was checked a moment ago', () => {
  async function watched() {
    let time = Date.now()
    const jwks = vi.fn(() => tokens.jwks())
    return {
      jwks,
      token: await tokens.sign({ expiresIn: 3600 }),
      wait: (seconds: number) => (time += seconds * 1000),
      verifier: createTokenVerifier({ jwks, issuer, now: () => new Date(time) }),
    }
  }

  test('is not checked again for a minute', async () => {
    const { jwks, token, wait, verifier: remembering } = await watched()
    const first = await remembering.verify(token)
    wait(59)
    expect(await remembering.verify(token)).toEqual(first)
    expect(jwks).toHaveBeenCalledTimes(1)
    wait(1)
    expect(await remembering.verify(token)).toEqual(first)
    expect(jwks).toHaveBeenCalledTimes(2)
  })

  test('is refused a minute after its key was withdrawn, at the latest', async () => {
    const { jwks, token, wait, verifier: remembering } = await watched()
    expect(await remembering.verify(token)).toMatchObject({ ok: true })
    jwks.mockReturnValue({ keys: [] })
    wait(60)
    expect(await remembering.verify(token)).toEqual(refused('wrong_signature'))
  })

  test('expires in its second all the same', async () => {
    const { wait, verifier: remembering } = await watched()
    const token = await tokens.sign({ expiresIn: 30 })
    expect(await remembering.verify(token)).toMatchObject({ ok: true })
    wait(34)
    expect(await remembering.verify(token)).toMatchObject({ ok: true })
    wait(2)
    expect(await remembering.verify(token)).toEqual(refused('expired'))
  })

  test('vouches for no other claims under its signature', async () => {
    const { token, verifier: remembering } = await watched()
    expect(await remembering.verify(token)).toMatchObject({ ok: true })
    const [header, , signature] = token.split('.')
    const changed = base64({ sub: '11111111-1111-4111-8111-111111111111', email: 'eve@example.com', exp: 4e9 })
    expect(await remembering.verify(`${header}.${changed}.${signature}`)).toEqual(refused('wrong_signature'))
  })
})

describe('refused', () => {
  test.each([[undefined], [''], ['  ']])('no token: %j', async (token) => {
    expect(await verifier.verify(token)).toEqual(refused('missing'))
  })

  test.each(['garbage', 'a.b.c', '..', 'ey.ey.', `${base64({ alg: 'ES256' })}.${base64({})}`])(
    'garbage: %s',
    async (token) => {
      expect(await verifier.verify(token)).toEqual(refused('malformed'))
    },
  )

  test('expired, the tolerance of five seconds included', async () => {
    expect(await verifier.verify(await tokens.sign({ expiresIn: -10 }))).toEqual(refused('expired'))
    expect(await verifier.verify(await tokens.sign({ expiresIn: -2 }))).toMatchObject({ ok: true })
    const later = createTokenVerifier({ jwks: tokens.jwks, issuer, now: () => new Date(Date.now() + 3_700_000) })
    expect(await later.verify(await tokens.sign())).toEqual(refused('expired'))
  })

  test('signed by another key under the same key id', async () => {
    expect(await verifier.verify(await tokens.forge())).toEqual(refused('wrong_signature'))
  })

  test('signed by a key that nobody published', async () => {
    const other = createTokenVerifier({ jwks: () => ({ keys: [] }), issuer })
    expect(await other.verify(await tokens.sign())).toEqual(refused('wrong_signature'))
  })

  test('claims changed after signing', async () => {
    const [header, , signature] = (await tokens.sign()).split('.')
    const changed = base64({
      sub: '11111111-1111-4111-8111-111111111111',
      email: 'eve@example.com',
      iss: issuer,
      aud: 'authenticated',
      exp: 4_000_000_000,
    })
    expect(await verifier.verify(`${header}.${changed}.${signature}`)).toEqual(refused('wrong_signature'))
  })

  test.each(['none', 'None', 'NONE'])('the algorithm %s', async (alg) => {
    const [, payload] = (await tokens.sign()).split('.')
    expect(await verifier.verify(`${base64({ alg, typ: 'JWT', kid: 'test-key' })}.${payload}.`)).toEqual(
      refused('wrong_algorithm'),
    )
  })

  test('HS256 with the public key as its secret', async () => {
    const [published] = tokens.jwks().keys
    if (published === undefined) throw new Error('no key')
    const key = await importJWK(published, 'ES256', { extractable: true })
    if (key instanceof Uint8Array) throw new Error('a symmetric key')
    const secret = new TextEncoder().encode(await exportSPKI(key))
    const token = await new SignJWT({ email: 'eve@example.com' })
      .setProtectedHeader({ alg: 'HS256', kid: 'test-key' })
      .setSubject('11111111-1111-4111-8111-111111111111')
      .setIssuer(issuer)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(secret)
    expect(await verifier.verify(token)).toEqual(refused('wrong_algorithm'))
  })

  test('another audience', async () => {
    expect(await verifier.verify(await tokens.sign({ audience: 'anon' }))).toEqual(refused('wrong_audience'))
  })

  test('another issuer', async () => {
    expect(await verifier.verify(await tokens.sign({ issuer: `${issuer}/` }))).toEqual(refused('wrong_issuer'))
  })

  test('a service credential of the same key', async () => {
    expect(await verifier.verify(await tokens.sign({ claims: { role: 'service_role' } }))).toEqual(
      refused('wrong_audience'),
    )
  })

  test('an anonymous account', async () => {
    expect(await verifier.verify(await tokens.sign({ claims: { is_anonymous: true } }))).toEqual(refused('anonymous'))
  })

  test.each([
    ['user id', { userId: 'admin' }],
    ['address', { email: ' ' }],
    ['session id', { claims: { session_id: 'mine' } }],
  ])('no usable %s', async (_name, input) => {
    expect(await verifier.verify(await tokens.sign(input))).toEqual(refused('malformed'))
  })
})

describe('keys', () => {
  const url = new URL('https://auth.example.com/auth/v1/.well-known/jwks.json')
  const answering = (keySet: () => JSONWebKeySet) => vi.fn(async () => Response.json(keySet()))

  test('from an address are fetched once', async () => {
    const fetch = answering(tokens.jwks)
    const remote = createTokenVerifier({ jwks: url, issuer, fetch })
    expect(await remote.verify(await tokens.sign())).toMatchObject({ ok: true })
    expect(await remote.verify(await tokens.sign())).toMatchObject({ ok: true })
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  test('are fetched again for an unknown key, though not within the cooldown', async () => {
    let published: JSONWebKeySet = { keys: [] }
    const fetch = answering(() => published)
    const waiting = createTokenVerifier({ jwks: url, issuer, fetch, cooldownMilliseconds: 60_000 })
    const token = await tokens.sign()
    expect(await waiting.verify(token)).toEqual(refused('wrong_signature'))
    published = tokens.jwks()
    expect(await waiting.verify(token)).toEqual(refused('wrong_signature'))
    expect(fetch).toHaveBeenCalledTimes(1)

    published = { keys: [] }
    const eager = createTokenVerifier({ jwks: url, issuer, fetch, cooldownMilliseconds: 0 })
    expect(await eager.verify(token)).toEqual(refused('wrong_signature'))
    published = tokens.jwks()
    expect(await eager.verify(token)).toMatchObject({ ok: true })
  })

  test.each([
    ['unreachable', () => Promise.reject(new TypeError('fetch failed'))],
    ['an error page', () => Promise.resolve(new Response('oops', { status: 502 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>', { status: 200 }))],
  ])('that cannot be had say nothing about the token: %s', async (_name, fetch) => {
    expect(await createTokenVerifier({ jwks: url, issuer, fetch }).verify(await tokens.sign())).toEqual(
      refused('keys_unavailable'),
    )
  })

  test('from a function may rotate at any time', async () => {
    const [older, newer] = [await createTestTokens(issuer), await createTestTokens(issuer)]
    let current = older
    const rotating = createTokenVerifier({ jwks: async () => current.jwks(), issuer })
    expect(await rotating.verify(await older.sign())).toMatchObject({ ok: true })
    current = newer
    expect(await rotating.verify(await newer.sign())).toMatchObject({ ok: true })
    expect(await rotating.verify(await older.sign())).toEqual(refused('wrong_signature'))
  })

  test('from a function that throws are unavailable', async () => {
    const broken = createTokenVerifier({ jwks: () => Promise.reject(new Error('no database')), issuer })
    expect(await broken.verify(await tokens.sign())).toEqual(refused('keys_unavailable'))
  })
})

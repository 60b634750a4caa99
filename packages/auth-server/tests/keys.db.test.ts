import { createClient, GoTrueClient, type SupabaseClient } from '@supabase/supabase-js'
import { createPublicKey } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuredAuthKeys, ForeignKeysError, newAuthKeys, parseAuthKeys } from '../src/index.ts'
import { loadKeyRing } from '../src/keys/key-ring.ts'
import { registerKeys } from '../src/keys/registered-keys.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'

const shared = 'secret'
const encode = (text: string) => new TextEncoder().encode(text)

async function privateKey(alg: 'ES256' | 'RS256', keyOps: string[], kid: string): Promise<JWK> {
  const { privateKey: key } = await generateKeyPair(alg, { extractable: true })
  return { ...(await exportJWK(key)), alg, kid, key_ops: keyOps }
}

/** A token with the claims of another one, signed again. */
function forged(token: string, changes: object, header: object, key: Parameters<SignJWT['sign']>[0]): Promise<string> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...header }).sign(key)
}

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as unknown

async function userWith(server: TestServer, token: string) {
  const reply = await fetch(`${server.url}/auth/v1/user`, {
    headers: {
      authorization: `Bearer ${token}`,
      apikey: 'sb_publishable_test',
      'x-supabase-api-version': '2024-01-01',
    },
  })
  return { status: reply.status, body: (await reply.json()) as { code?: string; message?: string } }
}

onBothDatabases('a server with a shared secret of six characters', (kind) => {
  let server: TestServer
  let client: SupabaseClient
  let token: string
  beforeAll(async () => {
    server = await startServer(kind, {
      keyGate: false,
      anonKey: undefined,
      serviceKey: undefined,
      keysFile: undefined,
      keys: configuredAuthKeys({ jwtSecret: shared }),
    })
    ;({ client } = await signedInAccount(server))
    token = (await sessionOf(client)).access_token
  })
  afterAll(() => server.stop())

  test('signs with HS256, names no key and publishes none', async () => {
    expect(headerOf(token)).toEqual({ alg: 'HS256', typ: 'JWT' })
    const jwks = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)
    expect(await jwks.json()).toEqual({ keys: [] })
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600')
    expect((await client.auth.getClaims()).data?.claims.session_id).toBeDefined()
  })

  test('serves a bare client that sends no key', async () => {
    const bare = new GoTrueClient({ url: `${server.url}/auth/v1`, persistSession: false, autoRefreshToken: false })
    const email = newAddress()
    expect((await bare.signUp({ email, password: firstPassword })).error).toBeNull()
    expect((await bare.signInWithPassword({ email, password: 'Wrong-Horse-1' })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('lets nobody administer where no secret key is set', async () => {
    for (const key of ['undefined', 'null', '']) {
      const admin = createClient(server.url, key || 'x', {
        auth: { persistSession: false, storageKey: `admin-${key}` },
      })
      expect((await admin.auth.admin.getUserById('00000000-0000-4000-8000-000000000000')).error?.status).not.toBe(404)
    }
  })

  test('believes only what its secret signed, for its audience, in its time', async () => {
    const hour = Math.floor(Date.now() / 1000) + 3600
    expect((await userWith(server, await forged(token, {}, {}, encode(shared)))).status).toBe(200)
    expect((await userWith(server, await forged(token, {}, { kid: 'unknown' }, encode(shared)))).status).toBe(200)
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const bad = [
      await forged(token, {}, {}, encode('Secret')),
      await forged(token, { aud: 'others' }, {}, encode(shared)),
      await forged(token, { iss: 'https://elsewhere.example.com' }, {}, encode(shared)),
      await forged(token, { exp: hour - 7200 }, {}, encode(shared)),
      await forged(token, { exp: undefined }, {}, encode(shared)),
      await forged(token, {}, { alg: 'HS384' }, encode(shared.repeat(8))),
      `${unsigned}.${token.split('.')[1]}.`,
      `${unsigned}.${token.split('.')[1]}.${token.split('.')[2]}`,
    ]
    for (const forgery of bad) {
      const { status, body } = await userWith(server, forgery)
      expect([status, body.code], forgery).toEqual([403, 'bad_jwt'])
      expect(body.message).toMatch(/^invalid JWT: unable to parse or verify signature, /)
    }
  })

  test('computes refresh tokens from another secret than the shared one', async () => {
    const { refresh_token: refreshToken } = await sessionOf(client)
    const plain = await loadKeyRing({ keys: { ...configuredAuthKeys({ jwtSecret: shared }), secret: shared } })
    const own = await loadKeyRing({ keys: configuredAuthKeys({ jwtSecret: shared }) })
    expect(plain.mac('a', 'b')).not.toBe(own.mac('a', 'b'))
    expect((await client.auth.refreshSession({ refresh_token: refreshToken })).error).toBeNull()
  })
})

test('several keys: one signs, the others verify by their id, and no algorithm of one opens another', async () => {
  const [signer, retired] = [
    await privateKey('RS256', ['sign', 'verify'], 'new'),
    await privateKey('ES256', ['verify'], 'old'),
  ]
  const formerSigner = { ...retired, key_ops: ['sign'] }
  const { d: _d, ...publicOnly } = await privateKey('ES256', ['verify'], 'standby')
  const symmetric = {
    kty: 'oct',
    k: Buffer.from('a shared key').toString('base64url'),
    alg: 'HS256',
    kid: 'hmac',
    key_ops: ['verify'],
  }
  const jwtKeys = JSON.stringify([signer, retired, publicOnly, symmetric])
  const server = await startServer('PGlite', { keys: configuredAuthKeys({ jwtSecret: shared, jwtKeys }) })
  const { client } = await signedInAccount(server)
  const { access_token: token } = await sessionOf(client)
  expect(headerOf(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'new' })
  const jwks = server.auth.jwks().keys
  expect(jwks.map(({ kid }) => kid)).toEqual(['new', 'old', 'standby'])
  for (const key of jwks)
    for (const secretPart of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key).not.toHaveProperty(secretPart)
  expect(jwks[1]).toEqual({
    kty: 'EC',
    crv: 'P-256',
    x: retired.x,
    y: retired.y,
    alg: 'ES256',
    kid: 'old',
    use: 'sig',
    key_ops: ['verify'],
  })
  expect((await client.auth.getClaims()).data?.header.alg).toBe('RS256')
  expect((await userWith(server, token)).status).toBe(200)
  expect((await userWith(server, await forged(token, {}, { alg: 'ES256', kid: 'old' }, formerSigner))).status).toBe(200)
  expect((await userWith(server, await forged(token, {}, { kid: 'hmac' }, encode('a shared key')))).status).toBe(200)
  expect((await userWith(server, await forged(token, {}, { kid: 'gone' }, encode(shared)))).status).toBe(200)
  const { n = '', e = '' } = signer
  const publicKey = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' })
  const pem = await exportSPKI(publicKey)
  const downgrades = [
    await forged(token, {}, { kid: 'new' }, encode(pem)),
    await forged(token, {}, { kid: 'gone' }, encode(pem)),
    await forged(token, {}, { kid: 'new' }, encode(shared)),
    await forged(token, {}, { kid: 'hmac' }, encode(shared)),
    await forged(token, {}, { alg: 'ES256', kid: 'new' }, formerSigner),
  ]
  for (const downgrade of downgrades) expect((await userWith(server, downgrade)).body.code).toBe('bad_jwt')
  await server.stop()
})

test('a shared secret beside asymmetric keys alone opens nothing', async () => {
  const jwtKeys = JSON.stringify([await privateKey('ES256', ['sign', 'verify'], 'one')])
  const server = await startServer('PGlite', { keys: configuredAuthKeys({ jwtSecret: shared, jwtKeys }) })
  const { client } = await signedInAccount(server)
  const { access_token: token } = await sessionOf(client)
  expect((await userWith(server, token)).status).toBe(200)
  expect((await userWith(server, await forged(token, {}, {}, encode(shared)))).body.code).toBe('bad_jwt')
  await server.stop()
})

test("audience, issuer and lifetime of tokens are the host's to choose", async () => {
  const server = await startServer('PGlite', {
    keys: configuredAuthKeys({ jwtSecret: shared }),
    audience: 'members',
    issuer: 'https://issuer.example.com',
    lifetimes: { accessTokenSeconds: 120 },
  })
  const { client, user } = await signedInAccount(server)
  const session = await sessionOf(client)
  expect(user.aud).toBe('members')
  expect(session.expires_in).toBe(120)
  expect((await client.auth.getClaims()).data?.claims).toMatchObject({
    aud: 'members',
    iss: 'https://issuer.example.com',
  })
  expect(
    (await userWith(server, await forged(session.access_token, { aud: 'authenticated' }, {}, encode(shared)))).body
      .code,
  ).toBe('bad_jwt')
  await server.stop()
})

test('servers of one database are held to one shared secret, and may move from it to a key in steps', async () => {
  const secret = 'x'.repeat(43)
  const file = await newAuthKeys()
  const server = await startServer('Postgres', {
    keys: configuredAuthKeys({ jwtSecret: shared, tokenSecret: secret }),
    sharedDatabase: true,
  })
  const start = async (keys: ReturnType<typeof configuredAuthKeys>) =>
    registerKeys({
      db: server.db.withoutPlugins().withSchema('auth'),
      keys: await loadKeyRing({ keys }),
      now: server.now,
    } as never)
  await expect(start(configuredAuthKeys({ jwtSecret: 'other', tokenSecret: secret }))).rejects.toBeInstanceOf(
    ForeignKeysError,
  )
  await expect(start(configuredAuthKeys({ jwtSecret: shared }))).rejects.toBeInstanceOf(ForeignKeysError)
  const old = { kty: 'oct', k: Buffer.from(shared).toString('base64url'), alg: 'HS256' as const, key_ops: ['verify'] }
  await start({ keys: [...file.keys, old], secret, sharedSecret: shared })
  await start({ keys: file.keys, secret })
  await expect(start(configuredAuthKeys({ jwtSecret: shared, tokenSecret: secret }))).rejects.toBeInstanceOf(
    ForeignKeysError,
  )
  await server.stop()
})

const oct = { kty: 'oct', k: 'c2VjcmV0', alg: 'HS256', key_ops: ['sign'] }
test.each([
  ['no text', undefined, ''],
  ['no array', undefined, '{}'],
  ['no key', undefined, '[]'],
  ['two that sign', undefined, JSON.stringify([oct, { ...oct, kid: 'b' }])],
  ['none that signs', undefined, JSON.stringify([{ ...oct, key_ops: ['verify'] }])],
  ['two of one id', undefined, JSON.stringify([oct, { ...oct, key_ops: ['verify'] }])],
  ['an algorithm that is no signature', undefined, JSON.stringify([{ ...oct, alg: 'none' }])],
  ['a public key called a shared one', undefined, JSON.stringify([{ ...oct, kty: 'EC' }])],
  ['an empty secret', '', undefined],
  ['nothing', undefined, undefined],
])('%s is refused at the start, and not repeated', (_name, jwtSecret, jwtKeys) => {
  const make = () => configuredAuthKeys({ jwtSecret, jwtKeys, tokenSecret: 'x'.repeat(43) })
  expect(make).toThrow(/^(The keys|The shared secret|Neither)/)
  expect(make).not.toThrow(/c2VjcmV0/)
})

test('keys without any secret beside them are refused, and a short token secret', () => {
  expect(() => configuredAuthKeys({ jwtKeys: JSON.stringify([oct]) })).toThrow('beside them')
  expect(() => configuredAuthKeys({ jwtSecret: shared, tokenSecret: 'short' })).toThrow('43')
})

test('a keys file may hold every kind of key', async () => {
  const { keys, secret } = await newAuthKeys()
  const text = JSON.stringify({
    keys: [...keys, { ...oct, key_ops: ['verify'], kid: 'hmac' }],
    secret,
    sharedSecret: shared,
  })
  const ring = await loadKeyRing({ keys: parseAuthKeys(text) })
  expect(ring.algorithms).toEqual(['ES256', 'HS256'])
  expect(ring.jwks.keys).toHaveLength(1)
})

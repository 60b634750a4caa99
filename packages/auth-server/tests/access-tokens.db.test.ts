import { createHmac } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { exportJWK, generateKeyPair, importJWK, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerAuthServer } from '../src/index.ts'
import { sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite')
})
afterAll(() => server.stop())

async function getUser(authorization?: string) {
  const headers = {
    apikey: anonKey,
    'x-supabase-api-version': '2024-01-01',
    ...(authorization === undefined ? {} : { authorization }),
  }
  const reply = await server.app.inject({ method: 'GET', url: '/auth/v1/user', headers })
  return { status: reply.statusCode, body: reply.json<{ code: string; message: string }>() }
}

async function signingKey(): Promise<JWK & { kid: string }> {
  const file = JSON.parse(await readFile(server.keysFile, 'utf8')) as { keys: (JWK & { kid: string })[] }
  const [key] = file.keys
  if (key === undefined) throw new Error('no key')
  return key
}

/** A token signed with the server's own key. */
async function serverToken(claims: JWTPayload, header: { kid?: string } = {}): Promise<string> {
  const jwk = await signingKey()
  return new SignJWT({
    iss: `${server.url}/auth/v1`,
    aud: 'authenticated',
    exp: Math.floor(server.now().getTime() / 1000) + 60,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: jwk.kid, ...header })
    .sign(await importJWK({ ...jwk, key_ops: ['sign'] }, 'ES256'))
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const session = '11111111-1111-4111-8111-111111111111'
const stranger = '22222222-2222-4222-8222-222222222222'

describe('a bearer token', () => {
  test.each([undefined, 'Basic abc', 'Bearer', 'Bearer  '])('must be there: %s is 401', async (authorization) => {
    expect(await getUser(authorization)).toEqual({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
  })

  test('of the publishable key is 403, as it names nobody', async () => {
    expect(await getUser(`Bearer ${anonKey}`)).toEqual({
      status: 403,
      body: { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
    })
  })

  test('that is signed and alive is accepted, whatever the case of Bearer', async () => {
    const { client, user } = await signedInAccount(server)
    const reply = await getUser(`bearer ${(await sessionOf(client)).access_token}`)
    expect(reply).toMatchObject({ status: 200, body: { id: user.id } })
  })

  test('with a changed payload is refused', async () => {
    const { client } = await signedInAccount(server)
    const [header, , signature] = (await sessionOf(client)).access_token.split('.')
    const issuer = `${server.url}/auth/v1`
    const claims = encode({ iss: issuer, sub: stranger, exp: 9_999_999_999, session_id: session })
    const forged = `${header}.${claims}.${signature}`
    expect(await getUser(`Bearer ${forged}`)).toEqual({
      status: 403,
      body: { code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature, signature is invalid' },
    })
  })

  test('without a signature is refused', async () => {
    const { client, user } = await signedInAccount(server)
    const payload = (await sessionOf(client)).access_token.split('.')[1]
    const { kid } = await signingKey()
    for (const header of [
      { alg: 'none', typ: 'JWT' },
      { alg: 'none', typ: 'JWT', kid },
    ]) {
      expect(await getUser(`Bearer ${encode(header)}.${payload}.`)).toMatchObject({
        status: 403,
        body: { code: 'bad_jwt' },
      })
    }
    expect(user.id).toBeDefined()
  })

  test('signed with the public key as a shared secret is refused', async () => {
    const { client } = await signedInAccount(server)
    const payload = (await sessionOf(client)).access_token.split('.')[1]
    const [published] = server.auth.jwks().keys
    const head = `${encode({ alg: 'HS256', typ: 'JWT', kid: published?.kid })}.${payload}`
    const signature = createHmac('sha256', JSON.stringify(published)).update(head).digest('base64url')
    expect(await getUser(`Bearer ${head}.${signature}`)).toEqual({
      status: 403,
      body: { code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature, signing method is invalid' },
    })
  })

  test('that has expired is refused one second after its hour, and accepted one before', async () => {
    const { client } = await signedInAccount(server)
    const { access_token: token } = await sessionOf(client)
    server.advance(3598)
    expect((await getUser(`Bearer ${token}`)).status).toBe(200)
    server.advance(3)
    expect(await getUser(`Bearer ${token}`)).toEqual({
      status: 403,
      body: {
        code: 'bad_jwt',
        message: 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
      },
    })
  })

  test.each([
    ['no subject', {}, 403, 'bad_jwt'],
    ['a subject that is no user id', { sub: 'admin' }, 400, 'bad_jwt'],
    ['a user who does not exist', { sub: stranger, session_id: session }, 403, 'user_not_found'],
    ['another audience', { sub: stranger, session_id: session, aud: 'somebody-else' }, 403, 'bad_jwt'],
    ['no audience', { sub: stranger, session_id: session, aud: '' }, 403, 'bad_jwt'],
    ['another issuer', { sub: stranger, session_id: session, iss: 'https://other.example.com' }, 403, 'bad_jwt'],
  ])('with %s is refused', async (_case, claims, status, code) => {
    expect(await getUser(`Bearer ${await serverToken(claims)}`)).toMatchObject({ status, body: { code } })
  })

  test("with another person's session is refused", async () => {
    const { user } = await signedInAccount(server)
    const other = await signedInAccount(server)
    const payload = JSON.parse(
      Buffer.from((await sessionOf(other.client)).access_token.split('.')[1] ?? '', 'base64url').toString(),
    ) as JWTPayload
    const token = await serverToken({ sub: user.id, session_id: payload['session_id'] })
    expect(await getUser(`Bearer ${token}`)).toMatchObject({ status: 403, body: { code: 'session_not_found' } })
  })

  test('of an unknown key is refused', async () => {
    const token = await serverToken({ sub: stranger, session_id: session }, { kid: 'other' })
    expect(await getUser(`Bearer ${token}`)).toMatchObject({ status: 403, body: { code: 'bad_jwt' } })
  })
})

describe('several keys', () => {
  test('each verify only their own algorithm, and retired ones still verify', async () => {
    const retired = await generateKeyPair('RS256', { extractable: true })
    const current = await generateKeyPair('ES256', { extractable: true })
    const keys = [
      { ...(await exportJWK(current.privateKey)), kid: 'current', alg: 'ES256', key_ops: ['sign', 'verify'] },
      { ...(await exportJWK(retired.privateKey)), kid: 'retired', alg: 'RS256', key_ops: ['verify'] },
    ]
    const folder = await mkdtemp(join(tmpdir(), 'auth-keys-'))
    const keysFile = join(folder, 'keys.json')
    await writeFile(keysFile, JSON.stringify({ keys, secret: 'x'.repeat(43) }))
    const app = Fastify()
    await registerAuthServer(app, {
      db: server.db,
      siteUrl: 'https://site.example.com',
      externalUrl: 'https://auth.example.com/auth/v1',
      anonKey,
      serviceKey,
      keysFile,
      sendMail: () => Promise.resolve(),
      enqueueMail: () => Promise.resolve(),
    })
    const send = async (alg: string, kid: string, key: CryptoKey) => {
      const token = await new SignJWT({ session_id: session })
        .setProtectedHeader({ alg, kid })
        .setIssuer('https://auth.example.com/auth/v1')
        .setSubject(stranger)
        .setAudience('authenticated')
        .setExpirationTime('1m')
        .sign(key)
      const headers = { apikey: anonKey, 'x-supabase-api-version': '2024-01-01', authorization: `Bearer ${token}` }
      return (await app.inject({ method: 'GET', url: '/auth/v1/user', headers })).json<{ code: string }>().code
    }
    expect(await send('RS256', 'retired', retired.privateKey)).toBe('user_not_found')
    expect(await send('ES256', 'current', current.privateKey)).toBe('user_not_found')
    expect(await send('ES256', 'retired', current.privateKey)).toBe('bad_jwt')
    expect(await send('RS256', 'current', retired.privateKey)).toBe('bad_jwt')
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('the keys', () => {
  test('lie in a file that only its owner reads', async () => {
    const { mode } = await stat(server.keysFile)
    expect((mode & 0o777).toString(8)).toBe('600')
  })

  test('are published without their private part', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/auth/v1/.well-known/jwks.json' })
    expect(reply.headers['cache-control']).toBe('public, max-age=600')
    const { keys } = reply.json<{ keys: Record<string, unknown>[] }>()
    expect(keys).toHaveLength(1)
    expect(Object.keys(keys[0] ?? {}).toSorted((left, right) => left.localeCompare(right))).toEqual([
      'alg',
      'crv',
      'key_ops',
      'kid',
      'kty',
      'use',
      'x',
      'y',
    ])
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', key_ops: ['verify'] })
  })
})

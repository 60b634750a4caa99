import { createHmac, createPublicKey, createSign, generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { exportJWK, exportSPKI, importJWK, SignJWT, type JWK } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionOf, signedInAccount } from './accounts.ts'
import { call } from './administrators.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const attacker = generateKeyPairSync('ec', { namedCurve: 'P-256' })

let server: TestServer
let published: JWK
let serverKey: Awaited<ReturnType<typeof importJWK>>
/** The claims of a signed-in user, and their whole session. */
let claims: Record<string, unknown>
let session: { access_token: string; refresh_token: string }
beforeAll(async () => {
  server = await startServer('PGlite')
  const [first] = server.auth.jwks().keys
  if (first === undefined) throw new Error('no key')
  published = first
  const file = JSON.parse(await readFile(server.keysFile, 'utf8')) as { keys: JWK[] }
  serverKey = await importJWK({ ...file.keys[0], key_ops: ['sign'] }, 'ES256')
  const { client } = await signedInAccount(server)
  session = await sessionOf(client)
  claims = JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >
})
afterAll(() => server.stop())

/** The responses to a user call and an admin call with a token that would be valid for both if it were accepted. */
async function answers(token: string): Promise<unknown[]> {
  const [user, admin] = await Promise.all([
    call(server, 'GET', '/user', { bearer: token }),
    call(server, 'GET', '/admin/users', { bearer: token }),
  ])
  return [user.status, user.body['code'], admin.status, admin.body['code']]
}
const refused = [403, 'bad_jwt', 403, 'bad_jwt']

const payload = (changes: object = {}) => ({ ...claims, role: 'service_role', ...changes })
const own = (changes: object = {}, header: object = {}) =>
  new SignJWT(payload(changes))
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: published.kid ?? '', ...header })
    .sign(serverKey)
/** Signed with an attacker's key, with a given header. */
const foreign = (header: object, body: unknown = payload()) => {
  const head = `${encode({ alg: 'ES256', typ: 'JWT', kid: published.kid, ...header })}.${encode(body)}`
  const signature = createSign('sha256').update(head).sign({ key: attacker.privateKey, dsaEncoding: 'ieee-p1363' })
  return `${head}.${signature.toString('base64url')}`
}
const hmac = (key: string | Buffer, header: object = {}, algorithm = 'sha256') => {
  const head = `${encode({ alg: 'HS256', typ: 'JWT', kid: published.kid, ...header })}.${encode(payload())}`
  return `${head}.${createHmac(algorithm, key).update(head).digest('base64url')}`
}

test('a token with the same claims is good for both where this server has signed it', async () => {
  expect(await answers(await own())).toEqual([200, undefined, 200, undefined])
})

describe('a token is believed neither of a person nor of an administrator', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'ES384', 'RS256', 'EdDSA'])(
    'with the algorithm %j and no signature, or with a borrowed one',
    async (alg) => {
      const signature = session.access_token.split('.')[2] ?? ''
      for (const header of [
        { alg, typ: 'JWT' },
        { alg, typ: 'JWT', kid: published.kid },
      ]) {
        for (const end of ['', signature])
          expect(await answers(`${encode(header)}.${encode(payload())}.${end}`)).toEqual(refused)
      }
    },
  )

  test('that is signed with the public key as a shared secret, in whatever form', async () => {
    const key = createPublicKey({
      key: { kty: 'EC', crv: 'P-256', x: published['x'] ?? '', y: published['y'] ?? '' },
      format: 'jwk',
    })
    const pem = await exportSPKI(key)
    const point = Buffer.concat([
      Buffer.from([4]),
      Buffer.from(published['x'] ?? '', 'base64url'),
      Buffer.from(published['y'] ?? '', 'base64url'),
    ])
    const jwks = JSON.stringify(server.auth.jwks())
    const forms = [
      pem,
      `${pem}\n`,
      pem.trim(),
      key.export({ type: 'spki', format: 'der' }),
      JSON.stringify(published),
      jwks,
      published['x'] ?? '',
      point,
      Buffer.from(published['x'] ?? '', 'base64url'),
    ]
    for (const form of forms) {
      for (const header of [{}, { kid: undefined }, { kid: '' }])
        expect(await answers(hmac(form, header))).toEqual(refused)
    }
  })

  test('that is signed with a key that everybody knows', async () => {
    for (const key of [
      '',
      'secret',
      'super-secret-jwt-token-with-at-least-32-characters-long',
      anonKey,
      published.kid ?? '',
      '\0',
    ]) {
      for (const [alg, digest] of [
        ['HS256', 'sha256'],
        ['HS384', 'sha384'],
        ['HS512', 'sha512'],
      ] as const) {
        expect(await answers(hmac(key, { alg }, digest))).toEqual(refused)
      }
    }
  })

  test('whose header names another key, or brings one along', async () => {
    const jwk = { ...(await exportJWK(attacker.publicKey)), alg: 'ES256', kid: published.kid }
    const elsewhere = 'https://evil.org/.well-known/jwks.json'
    for (const header of [
      {},
      { jwk },
      { jwk, kid: undefined },
      { jku: elsewhere },
      { jku: elsewhere, kid: 'evil' },
      { x5u: elsewhere },
      { x5c: ['MIIB'] },
      { kid: undefined },
      { kid: '' },
      { kid: null },
      { kid: 0 },
      { kid: ['a'] },
      { kid: { toString: published.kid } },
      { kid: '__proto__' },
      { kid: 'constructor' },
      { kid: 'hasOwnProperty' },
      { kid: '../../../../dev/null' },
      { kid: "' union select 'x" },
      { kid: `${published.kid ?? ''}\0` },
      { kid: ` ${published.kid ?? ''}` },
    ])
      expect(await answers(foreign(header)), JSON.stringify(header)).toEqual(refused)
  })

  test('that asks for an extension that this server does not know', async () => {
    const expiring = encode({ alg: 'ES256', typ: 'JWT', kid: published.kid, crit: ['exp'], exp: 9_999_999_999 })
    const head = `${expiring}.${encode(payload())}`
    expect(await answers(`${head}.${session.access_token.split('.')[2] ?? ''}`)).toEqual(refused)
    const plain = encode({ alg: 'ES256', kid: published.kid, b64: false, crit: ['b64'] })
    const unencoded = `${plain}.${JSON.stringify(payload()).replaceAll(/\s/g, '')}`
    expect(await answers(`${unencoded}.${session.access_token.split('.')[2] ?? ''}`)).toEqual(refused)
  })

  test('whose signature is nothing, zero, or cut', async () => {
    const [head = '', body = '', signature = ''] = (await own()).split('.')
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    for (const forged of [
      '',
      'A',
      Buffer.alloc(64).toString('base64url'),
      Buffer.alloc(64, 1).toString('base64url'),
      signature.slice(0, -4),
      `${signature}AAAA`,
      changed,
    ]) {
      expect(await answers(`${head}.${body}.${forged}`), forged).toEqual(refused)
    }
  })

  test('that has too many parts, too few, or is none', async () => {
    const token = await own()
    const [head = '', body = '', signature = ''] = token.split('.')
    for (const broken of [
      `${token}.`,
      `${token}.x`,
      `${head}.${body}`,
      head,
      `${head}..${signature}`,
      `.${body}.${signature}`,
      '..',
      `${token},${token}`,
      session.refresh_token,
    ]) {
      expect(await answers(broken), broken).toEqual(refused)
    }
    expect(await answers(foreign({}, 'no claims'))).toEqual(refused)
  })

  test('that has expired, or whose time has not come', async () => {
    const now = Math.floor(server.now().getTime() / 1000)
    for (const changes of [
      { exp: now - 1 },
      { exp: 0 },
      { exp: -1 },
      { exp: 'never' },
      { exp: '9999999999' },
      { nbf: now + 60 },
      { nbf: 'now' },
      { exp: now - 1, nbf: now - 60 },
    ]) {
      expect(await answers(await own(changes)), JSON.stringify(changes)).toEqual(refused)
    }
    expect(await answers(await own({ nbf: now - 1, exp: now + 60 }))).toEqual([200, undefined, 200, undefined])
  })
})

test.each([
  ['audience', { aud: 'somebody-else' }],
  ['audience', { aud: undefined }],
  ['audience', { aud: ['a', 'b'] }],
  ['audience', { aud: 'Authenticated' }],
  ['issuer', { iss: 'https://evil.org/auth/v1' }],
  ['issuer', { iss: undefined }],
  ['issuer', { iss: 'http://127.0.0.1' }],
  ['end', { exp: undefined }],
])('a token of another %s is no person’s: %j', async (_what, changes) => {
  const { status, body } = await call(server, 'GET', '/user', { bearer: await own(changes) })
  expect([status, body['code']]).toEqual([403, 'bad_jwt'])
})

test('neither key of the gateway, nor a token that only says so, is a person', async () => {
  for (const [bearer, code] of [
    [anonKey, 'bad_jwt'],
    [serviceKey, 'bad_jwt'],
    [await own({ sub: undefined }), 'bad_jwt'],
    [await own({ sub: '' }), 'bad_jwt'],
  ] as const) {
    expect((await call(server, 'GET', '/user', { bearer })).body['code']).toBe(code)
  }
  const mine = await signedInAccount(server)
  const stolen = await own({ sub: mine.user.id })
  expect(await answers(stolen)).toEqual([403, 'session_not_found', 403, 'session_not_found'])
})

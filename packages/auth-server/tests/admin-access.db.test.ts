import { createHmac } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf, signedInAccount } from './accounts.ts'
import { call, signedToken } from './administrators.ts'
import { anonKey, onBothDatabases, serviceKey, startServer, type TestServer } from './harness.ts'

const calls = [
  ['POST', '/admin/users'],
  ['GET', '/admin/users'],
  ['GET', '/admin/users/1'],
  ['PUT', '/admin/users/1'],
  ['DELETE', '/admin/users/1'],
  ['GET', '/admin/users/1/factors'],
  ['PUT', '/admin/users/1/factors/1'],
  ['DELETE', '/admin/users/1/factors/1'],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
  ['GET', '/admin/audit'],
  ['GET', '/admin/oauth/clients'],
  ['DELETE', '/admin/oauth/clients/1'],
] as const

onBothDatabases('administration', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const statusOf = async (bearer: string) => {
    const { status, body } = await call(server, 'GET', '/admin/users', { bearer })
    return { status, code: body['code'] }
  }
  const soon = () => Math.floor(server.now().getTime() / 1000) + 60
  const refused = { status: 403, code: 'bad_jwt' }
  const notAdmin = { status: 403, code: 'not_admin' }

  test.each(calls)('%s %s needs a bearer, and one with the right role', async (method, url) => {
    const body = '{}'
    expect(await call(server, method, url, { bearer: '', body })).toMatchObject({
      status: 401,
      body: { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
    })
    const old = await call(server, method, url, {
      bearer: anonKey,
      body,
      headers: { 'x-supabase-api-version': '2023-01-01' },
    })
    expect([old.status, old.body]).toEqual([403, { code: 403, error_code: 'not_admin', msg: 'User not allowed' }])
    const broken = await call(server, method, url, { bearer: 'abc', body })
    expect(broken).toMatchObject({
      status: 403,
      body: {
        code: 'bad_jwt',
        message: expect.stringMatching(/^invalid JWT: unable to parse or verify signature, /) as string,
      },
    })
    const ordinary = await call(server, method, url, {
      bearer: await signedToken(server, { role: 'authenticated' }),
      body,
    })
    expect([ordinary.status, ordinary.body]).toEqual([403, { code: 'not_admin', message: 'User not allowed' }])
  })

  test('is open to the secret key in either place', async () => {
    expect((await call(server, 'GET', '/admin/users')).status).toBe(200)
    expect(await statusOf(serviceKey)).toMatchObject({ status: 200 })
  })

  test.each([
    [{ sub: '1234567890', role: 'supabase_admin' }],
    [{ aud: 'admin', sub: 'admin', role: 'supabase_admin', exp: 9_999_999_999 }],
    [{ role: 'service_role' }],
    [{ role: 'service_role', iss: 'supabase-demo', session_id: '' }],
  ])('is open to a token with the claims %j', async (claims) => {
    expect(await statusOf(await signedToken(server, claims))).toMatchObject({ status: 200 })
  })

  test.each([['authenticated'], ['anon'], ['SERVICE_ROLE'], ['service_role '], [''], [undefined]])(
    'is closed to the role %j',
    async (role) => {
      expect(
        await statusOf(await signedToken(server, { exp: soon(), ...(role === undefined ? {} : { role }) })),
      ).toEqual(notAdmin)
    },
  )

  test('is closed to users, whose token is good', async () => {
    const { client } = await signedInAccount(server)
    expect(await statusOf((await sessionOf(client)).access_token)).toEqual(notAdmin)
  })

  test('is closed to a token once it has expired, and to one that is none', async () => {
    const token = await signedToken(server, { role: 'service_role', exp: soon() })
    expect(await statusOf(token)).toMatchObject({ status: 200 })
    server.advance(61)
    expect(await statusOf(token)).toEqual(refused)
    expect(await statusOf(await signedToken(server, { role: ['service_role'] }))).toEqual(refused)
  })

  test('is closed to forged tokens', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const payload = encode({ role: 'service_role' })
    const [published] = server.auth.jwks().keys
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    const stranger = { ...(await exportJWK(privateKey)), alg: 'ES256' }
    const head = `${encode({ alg: 'HS256', typ: 'JWT', kid: published?.kid })}.${payload}`
    const forged = [
      `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${encode({ alg: 'none', typ: 'JWT', kid: published?.kid })}.${payload}.`,
      `${head}.${createHmac('sha256', JSON.stringify(published)).update(head).digest('base64url')}`,
      await signedToken(server, { role: 'service_role' }, { ...stranger, kid: published?.kid ?? '' }),
      await signedToken(server, { role: 'service_role' }, { ...stranger, kid: 'another' }),
    ]
    for (const token of forged) expect(await statusOf(token)).toEqual(refused)
  })

  test('ends with the session that a token belongs to, with a ban and with the role', async () => {
    const gone = { status: 403, code: 'session_not_found' }
    const { client, user } = await signedInAccount(server)
    const url = `/admin/users/${user.id}`
    await call(server, 'PUT', url, { body: { role: 'service_role' } })
    await client.auth.refreshSession()
    const { access_token: token } = await sessionOf(client)
    const { session_id: sessionId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      session_id: string
    }
    expect(await statusOf(token)).toMatchObject({ status: 200 })
    const other = await signedInAccount(server)
    for (const sub of [other.user.id, 'admin', '']) {
      expect(await statusOf(await signedToken(server, { role: 'service_role', sub, session_id: sessionId }))).toEqual(
        gone,
      )
    }
    await call(server, 'PUT', url, { body: { ban_duration: '1h' } })
    expect(await statusOf(token)).toEqual({ status: 403, code: 'user_banned' })
    await call(server, 'PUT', url, { body: { ban_duration: 'none' } })
    expect(await statusOf(token)).toMatchObject({ status: 200 })
    await call(server, 'PUT', url, { body: { role: 'authenticated' } })
    expect(await statusOf(token)).toEqual(gone)
    const { rows } = await sql`select id from auth.sessions where user_id = ${user.id}`.execute(server.db)
    expect(rows).toEqual([])
  })

  test('has no OAuth clients', async () => {
    expect(await call(server, 'GET', '/admin/oauth/clients')).toMatchObject({
      status: 404,
      body: { code: 'feature_disabled', message: 'OAuth server is disabled' },
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite')
})
afterAll(() => server.stop())

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'
  url: string
  headers?: Record<string, string>
  body?: string
}

const current = {
  apikey: anonKey,
  'x-supabase-api-version': '2024-01-01',
  'content-type': 'application/json;charset=UTF-8',
}

function call({ method = 'POST', url, headers = current, body }: Call) {
  return server.app.inject({ method, url: `/auth/v1${url}`, headers, ...(body === undefined ? {} : { payload: body }) })
}

describe('error format', () => {
  const wrong = { url: '/token?grant_type=password', body: JSON.stringify({ email: 'a@example.com', password: 'x' }) }

  test('a current client gets a text code and the version back', async () => {
    const reply = await call(wrong)
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['x-supabase-api-version']).toBe('2024-01-01')
    expect(reply.headers['x-sb-error-code']).toBe('invalid_credentials')
    expect(reply.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test.each([undefined, '2023-12-31', '2024-13-45', 'latest'])(
    'a client of version %s gets the old format',
    async (version) => {
      const reply = await call({
        ...wrong,
        headers: { apikey: anonKey, ...(version && { 'x-supabase-api-version': version }) },
      })
      expect(reply.headers['x-supabase-api-version']).toBeUndefined()
      expect(reply.json()).toEqual({ code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' })
    },
  )

  test('a weak password names its reasons', async () => {
    const reply = await call({ url: '/signup', body: JSON.stringify({ email: 'not an address', password: '12345' }) })
    expect(reply.statusCode).toBe(422)
    expect(reply.json()).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 6 characters.',
      weak_password: { reasons: ['length'] },
    })
  })

  test('an unknown route is 404 and a wrong method 405, both as JSON', async () => {
    const unknown = await call({ url: '/nothing', body: '{}' })
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { code: 'unknown', message: 'Not Found' }])
    const method = await call({ method: 'DELETE', url: '/signup' })
    expect([method.statusCode, method.json()]).toEqual([405, { code: 'unknown', message: 'Method Not Allowed' }])
  })

  const id = '11111111-1111-4111-8111-111111111111'
  test.each([
    ['POST', `/admin/users/${id}`],
    ['POST', `/admin/users/${id}/factors`],
    ['GET', `/admin/users/${id}/factors/${id}`],
    ['GET', `/factors/${id}`],
    ['GET', `/factors/${id}/challenge`],
    ['GET', `/user/identities/${id}`],
    ['PATCH', '/user'],
    ['GET', '/signup'],
    ['DELETE', '/.well-known/jwks.json'],
  ] as const)('%s %s is a wrong method', async (method, url) => {
    const reply = await server.app.inject({
      method,
      url: `/auth/v1${url}`,
      headers: { apikey: serviceKey, 'x-supabase-api-version': '2024-01-01' },
    })
    expect([reply.statusCode, reply.json()]).toEqual([405, { code: 'unknown', message: 'Method Not Allowed' }])
  })

  test.each([
    '/admin/users/a/b',
    `/factors/${id}/challenge/x`,
    '/user/identities/',
    '/Admin/users',
    '/.well-known/jwksXjson',
  ])('%s is a wrong path', async (url) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/auth/v1${url}`,
      headers: { apikey: serviceKey, 'x-supabase-api-version': '2024-01-01' },
    })
    expect([reply.statusCode, reply.json()]).toEqual([404, { code: 'unknown', message: 'Not Found' }])
  })

  test('the routes outside keep their own errors', async () => {
    const reply = await server.app.inject({ method: 'GET', url: '/elsewhere' })
    expect(reply.json()).toMatchObject({ error: 'Not Found', statusCode: 404 })
  })
})

describe('bodies', () => {
  test.each([
    undefined,
    '',
    '{',
    '[]',
    '"text"',
    '{"email":5}',
    String.raw`{"email":"a\u0000@example.com"}`,
    String.raw`{"data":{"a":"\ud800"}}`,
  ])('the body %s is bad_json', async (body) => {
    const reply = await call({ url: '/signup', ...(body === undefined ? {} : { body }) })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({
      code: 'bad_json',
      message: expect.stringMatching(/^Could not parse request body as JSON:/) as string,
    })
  })

  test('a body of more than one mebibyte is refused', async () => {
    const reply = await call({ url: '/signup', body: JSON.stringify({ data: 'x'.repeat(1_048_576) }) })
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'request_entity_too_large' }])
  })

  test('null reads as absent and unknown fields are ignored', async () => {
    const email = newAddress()
    const body = {
      email,
      password: firstPassword,
      phone: null,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
    }
    const reply = await call({ url: '/signup', body: JSON.stringify(body) })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ email, phone: '' })
  })

  test.each([
    [{}, 422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'],
    [{ email: 'a@example.com' }, 400, 'validation_failed', 'Signup requires a valid password'],
    [
      { email: 'a@', password: 'long enough' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [
      { email: 'a@example.com', password: 'long enough', code_challenge: 'x' },
      400,
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
  ])('the sign-up %j is refused', async (body, status, code, message) => {
    const reply = await call({ url: '/signup', body: JSON.stringify(body) })
    expect([reply.statusCode, reply.json()]).toEqual([status, { code, message }])
  })

  test.each([
    [{}, 'Verify requires a verification type'],
    [{ type: 'signup' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1', token_hash: '2' }, 'Verify requires either a token or a token hash'],
    [{ type: 'signup', token: '1' }, 'Only an email address or phone number should be provided on verify'],
    [{ type: 'signup', token_hash: '2', email: 'a@example.com' }, 'Only the token_hash and type should be provided'],
  ])('the verification %j is refused', async (body, message) => {
    const reply = await call({ url: '/verify', body: JSON.stringify(body) })
    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'validation_failed', message }])
  })
})

describe('keys of the gateway', () => {
  test('a call without a key or with a wrong one is refused', async () => {
    const none = await call({ method: 'GET', url: '/settings', headers: {} })
    expect([none.statusCode, none.json()]).toMatchObject([401, { message: 'No API key found in request' }])
    const wrong = await call({ method: 'GET', url: '/settings', headers: { apikey: 'sb_publishable_other' } })
    expect([wrong.statusCode, wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }])
  })

  test.each([anonKey, serviceKey])('%s is accepted in the header and in the query', async (key) => {
    expect((await call({ method: 'GET', url: '/settings', headers: { apikey: key } })).statusCode).toBe(200)
    expect((await call({ method: 'GET', url: `/settings?apikey=${key}`, headers: {} })).statusCode).toBe(200)
  })

  test('what a browser opens by itself needs no key', async () => {
    expect((await call({ method: 'GET', url: '/.well-known/jwks.json', headers: {} })).statusCode).toBe(200)
    expect((await call({ method: 'GET', url: '/verify?token=x&type=signup', headers: {} })).statusCode).toBe(303)
    expect((await call({ method: 'GET', url: '/authorize?provider=google', headers: {} })).statusCode).toBe(400)
  })

  test('a browser may ask beforehand, and may read the version of an error', async () => {
    const asking = { origin: 'https://site.example.com', 'access-control-request-method': 'POST' }
    const preflight = await call({ method: 'OPTIONS', url: '/token?grant_type=password', headers: asking })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers['access-control-allow-origin']).toBe('*')
    expect(preflight.headers['access-control-allow-headers']).toContain('apikey')
    const refused = await call({
      url: '/token?grant_type=password',
      headers: { ...current, origin: 'https://site.example.com' },
      body: '{}',
    })
    expect(refused.headers['access-control-expose-headers']).toContain('X-Supabase-Api-Version')
  })
})

describe('caches', () => {
  const email = newAddress()
  const account = JSON.stringify({ email, password: firstPassword })

  test.each([
    ['a new account', { url: '/signup', body: account }, 200],
    ['a refused sign-in', { url: '/token?grant_type=password', body: account }, 400],
    ['a body that cannot be read', { url: '/token?grant_type=password', body: '{' }, 400],
    ['a refused mail', { url: '/recover', body: '{}' }, 400],
    ['a user without a token', { method: 'GET', url: '/user' }, 401],
    ['a mailed link', { method: 'GET', url: '/verify?token=x&type=signup' }, 303],
    ['a missing key', { method: 'GET', url: '/user', headers: {} }, 401],
    ['an unknown route', { method: 'GET', url: '/nothing' }, 404],
  ] satisfies [string, Call, number][])('must not keep the answer to %s', async (_case, asked, status) => {
    const reply = await call(asked)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store'])
  })

  test('must not keep tokens and users', async () => {
    const { client } = await signedInAccount(server)
    const { access_token: token, refresh_token: refreshToken } = await sessionOf(client)
    const user = await call({ method: 'GET', url: '/user', headers: { ...current, authorization: `Bearer ${token}` } })
    const refreshed = await call({
      url: '/token?grant_type=refresh_token',
      body: JSON.stringify({ refresh_token: refreshToken }),
    })
    for (const reply of [user, refreshed])
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  })
})

describe('what is switched off', () => {
  test.each([
    ['POST', '/sso', 404, 'saml_provider_disabled', 'SAML 2.0 is disabled'],
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled', 'Web3 provider is disabled'],
    ['POST', '/token?grant_type=other', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['POST', '/token', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['POST', '/token?grant_type=constructor', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed', 'Unsupported provider: provider is not enabled'],
    ['GET', '/authorize?provider=x', 400, 'validation_failed', 'Unsupported provider: Provider x could not be found'],
    ['POST', '/logout', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
    ['PUT', '/admin/users/1', 401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
  ] as const)('%s %s answers %i %s', async (method, url, status, code, message) => {
    const reply = await call({ method, url })
    expect([reply.statusCode, reply.json()]).toEqual([status, { code, message }])
  })

  test('settings say what is on', async () => {
    const reply = await call({ method: 'GET', url: '/settings' })
    expect(reply.json()).toMatchObject({
      external: { email: true, phone: false, google: false },
      mailer_autoconfirm: false,
      disable_signup: false,
    })
  })

  test('health names the service that it stands in for', async () => {
    expect((await call({ method: 'GET', url: '/health' })).json()).toMatchObject({ name: 'GoTrue' })
  })
})

describe('signing out over the wire', () => {
  test('is 204 without a body, and a second time 403', async () => {
    const { client } = await signedInAccount(server)
    const headers = { ...current, authorization: `Bearer ${(await sessionOf(client)).access_token}` }
    const unsupported = await call({ url: '/logout?scope=x', headers })
    expect([unsupported.statusCode, unsupported.json()]).toEqual([
      400,
      { code: 'validation_failed', message: 'Unsupported logout scope "x"' },
    ])
    const first = await call({ url: '/logout', headers })
    expect([first.statusCode, first.body]).toEqual([204, ''])
    const second = await call({ url: '/logout', headers })
    expect([second.statusCode, second.json()]).toMatchObject([403, { code: 'session_not_found' }])
  })
})

describe('administration', () => {
  test('the secret key reads a user and merges metadata; the public one may not', async () => {
    const { user } = await signedInAccount(server)
    const url = `/admin/users/${user.id}`
    const body = JSON.stringify({ app_metadata: { tier: 'silver' } })
    const admin = { ...current, apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
    const changed = await call({ method: 'PUT', url, headers: admin, body })
    expect(changed.json()).toMatchObject({ id: user.id, app_metadata: { provider: 'email', tier: 'silver' } })
    expect((await call({ method: 'GET', url, headers: admin })).json()).toMatchObject({ id: user.id })
    const refused = await call({
      method: 'PUT',
      url,
      headers: { ...current, authorization: `Bearer ${anonKey}` },
      body,
    })
    expect([refused.statusCode, refused.json()]).toEqual([403, { code: 'not_admin', message: 'User not allowed' }])
  })

  test('a field that this server does not know is ignored', async () => {
    const { user } = await signedInAccount(server)
    const admin = { ...current, apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
    const reply = await call({
      method: 'PUT',
      url: `/admin/users/${user.id}`,
      headers: admin,
      body: '{"unknown":true}',
    })
    expect([reply.statusCode, reply.json<object>()]).toMatchObject([200, { id: user.id }])
  })

  test('users cannot write their own application metadata', async () => {
    const { client } = await signedInAccount(server)
    const headers = { ...current, authorization: `Bearer ${(await sessionOf(client)).access_token}` }
    const reply = await call({ method: 'PUT', url: '/user', headers, body: '{"app_metadata":{"tier":"gold"}}' })
    expect([reply.statusCode, reply.json()]).toEqual([403, { code: 'not_admin', message: 'User not allowed' }])
  })
})

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, serviceKey, startServer, type TestServer } from './harness.ts'

const id = '11111111-1111-4111-8111-111111111111'

let server: TestServer
beforeAll(async () => {
  server = await startServer('PGlite')
})
afterAll(() => server.stop())

const admin = { apikey: serviceKey, authorization: `Bearer ${serviceKey}`, 'x-supabase-api-version': '2024-01-01' }
const oauth = { code: 'feature_disabled', message: 'OAuth server is disabled' }
const custom = { code: 'feature_disabled', message: 'Custom OAuth providers are disabled' }
const saml = { code: 'saml_provider_disabled', message: 'SAML 2.0 is disabled' }

test.each([
  ['GET', '/admin/oauth/clients', oauth],
  ['POST', '/admin/oauth/clients', oauth],
  ['GET', `/admin/oauth/clients/${id}`, oauth],
  ['PUT', `/admin/oauth/clients/${id}`, oauth],
  ['DELETE', `/admin/oauth/clients/${id}`, oauth],
  ['POST', `/admin/oauth/clients/${id}/regenerate_secret`, oauth],
  ['GET', `/oauth/authorizations/${id}`, oauth],
  ['POST', `/oauth/authorizations/${id}/consent`, oauth],
  ['GET', '/oauth/authorize', oauth],
  ['POST', '/oauth/token', oauth],
  ['POST', '/oauth/clients/register', oauth],
  ['GET', '/.well-known/oauth-authorization-server', oauth],
  ['GET', '/admin/custom-providers', custom],
  ['POST', '/admin/custom-providers', custom],
  ['GET', '/admin/custom-providers/x', custom],
  ['PUT', '/admin/custom-providers/x', custom],
  ['DELETE', '/admin/custom-providers/x', custom],
  ['GET', '/admin/sso/providers', saml],
  ['POST', '/admin/sso/providers', saml],
  ['GET', `/admin/sso/providers/${id}`, saml],
  ['PUT', `/admin/sso/providers/${id}`, saml],
  ['DELETE', `/admin/sso/providers/${id}`, saml],
  ['POST', '/sso', saml],
  ['POST', '/sso/saml/acs', saml],
  ['GET', '/sso/saml/metadata', saml],
] as const)('%s %s says that it is off', async (method, path, body) => {
  const reply = await server.app.inject({ method, url: `/auth/v1${path}`, headers: admin })
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toEqual(body)
  expect(reply.headers['x-sb-error-code']).toBe(body.code)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test("the client's own calls get the official refusals", async () => {
  const { client } = await signedInAccount(server)
  const { access_token: token } = await sessionOf(client)
  const headers = { apikey: anonKey, authorization: `Bearer ${token}`, 'x-supabase-api-version': '2024-01-01' }
  for (const method of ['GET', 'DELETE'] as const) {
    const reply = await server.app.inject({ method, url: `/auth/v1/user/oauth/grants?client_id=${id}`, headers })
    expect([reply.statusCode, reply.json()]).toEqual([404, oauth])
    const nobody = await server.app.inject({ method, url: '/auth/v1/user/oauth/grants', headers: { apikey: anonKey } })
    expect(nobody.statusCode).toBe(401)
  }
  const sso = await client.auth.signInWithSSO({ domain: 'example.com' })
  expect(sso.error).toMatchObject({ status: 404, ...saml })
  const web3 = await server.app.inject({
    method: 'POST',
    url: '/auth/v1/token?grant_type=web3',
    headers,
    payload: '{}',
  })
  expect([web3.statusCode, web3.json()]).toEqual([
    422,
    { code: 'web3_provider_disabled', message: 'Web3 provider is disabled' },
  ])
})

test("every path that the client's source names has a route", async () => {
  const require = createRequire(join(dirname(createRequire(import.meta.url).resolve('@supabase/supabase-js')), 'x.js'))
  const folder = join(dirname(require.resolve('@supabase/auth-js')), '..', 'module')
  const sources = await Promise.all(
    ['GoTrueClient.js', 'GoTrueAdminApi.js'].map((file) => readFile(join(folder, file), 'utf8')),
  )
  const paths = [...sources.join('\n').matchAll(/`\$\{this\.url\}(\/[^`?]*)/g)].map(([, path = '']) =>
    path.replaceAll(/\$\{[^}]*\}/g, id),
  )
  const asked = [...new Set(paths)]
  expect(asked.length).toBeGreaterThan(18)
  for (const path of asked) {
    const replies = await Promise.all(
      (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) =>
        server.app.inject({ method, url: `/auth/v1${path}`, headers: admin }),
      ),
    )
    const codes = replies.map((reply) => reply.json<{ code?: string }>().code)
    expect(
      codes.every((code) => code === 'unknown'),
      path,
    ).toBe(false)
  }
})

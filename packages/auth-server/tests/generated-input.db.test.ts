import { badRequests, inputRuns, marker, type KnownCall } from '@dst/vitest-config/bad-requests'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, serviceKey, startServer, type TestServer } from './harness.ts'

const { numRuns, seed } = inputRuns(200)
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Names that bodies of this service have. */
const fields = `
  app_metadata auth_code ban_duration challenge_id channel code code_challenge code_challenge_method
  code_verifier create_user credential data email email_confirm factor_id factor_type friendly_name
  gotrue_meta_security id id_token new_email nonce password phone provider redirect_to refresh_token role
  should_soft_delete token token_hash type user_metadata
`
  .split(/\s+/)
  .filter(Boolean)

onBothDatabases('generated input', (kind) => {
  let server: TestServer
  const calls: KnownCall[] = []
  beforeAll(async () => {
    const app = Fastify()
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of methods)
        if ([method].flat().includes(one))
          calls.push({ method: one, path: url.replace('*', ':rest'), fields: one === 'GET' ? [] : fields })
    })
    server = await startServer(kind, { limiter: unlimited, passkeys: {}, manualLinking: true }, app)
  })
  afterAll(() => server.stop())

  test('whatever is sent to any route gets an answer that is no failure of the server', { timeout: 0 }, async () => {
    expect(calls.length).toBeGreaterThan(40)
    const { client } = await signedInAccount(server)
    const { data } = await client.auth.getSession()
    const bearer = `Bearer ${data.session?.access_token ?? ''}`
    expect(bearer.length).toBeGreaterThan(100)
    // The session must outlive the run.
    const stored = calls.filter(({ path }) => !path.endsWith('/logout'))
    const version = { 'x-supabase-api-version': '2024-01-01' }
    const requests = fc.oneof(
      badRequests(calls, { ...version, apikey: anonKey }),
      badRequests(stored, { ...version, apikey: anonKey, authorization: bearer }),
      badRequests(calls, { ...version, apikey: serviceKey, authorization: `Bearer ${serviceKey}` }),
    )
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const answer = await server.app.inject(request)
        expect([answer.statusCode < 500 || answer.statusCode === 501, answer.body]).toEqual([true, answer.body])
        expect(answer.body).not.toMatch(/node_modules|at .*\.[jt]s:\d/)
        if (String(answer.headers['content-type']).startsWith('text/html')) expect(answer.body).not.toContain(marker)
        else if (answer.statusCode >= 400 && answer.body !== '') expect(answer.json()).toBeTypeOf('object')
      }),
      { numRuns, seed },
    )
  })
})

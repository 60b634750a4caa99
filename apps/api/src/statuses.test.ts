import { createLimiter } from '@dst/auth-server'
import { endpoints, type Endpoint, type EndpointName } from '@dst/contracts'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { away, brokenDatabase } from './testing/broken-database.js'
import { onEmbedded } from './testing/engines.js'
import { goldRecord, ruth, walter } from './testing/records.js'
import { buildTestApp } from './testing/test-app.js'
import { createMint, type TestPerson, type TokenMint } from './testing/tokens.js'

const anna: TestPerson = { userId: '2c4f3a55-8f43-4a7e-8d0c-0a5a0d6f5e03', email: 'anna@example.com' }
const key = '8b7de0b0-5a54-4b7e-9a70-6d2f6a4f4c11'
const contact = { firstName: 'Ruth', lastName: 'Okafor', email: ruth.email, subject: 'Deadlines', message: 'When is day 45?' }

/** What each call sends when all is well. */
const requests: Record<EndpointName, InjectOptions> = {
  listFaqs: { url: '/api/faqs' },
  createUser: { method: 'POST', url: '/api/users', payload: goldRecord(ruth.email) },
  getMe: { url: '/api/me' },
  updateNotifications: { method: 'PUT', url: '/api/me/notifications', payload: { emailNotifications: true, smsNotifications: false, marketingNotifications: false } },
  findUser: { url: '/api/users/ruth%40example.com' },
  saveUser: { method: 'PUT', url: '/api/users/ruth%40example.com', payload: goldRecord(ruth.email) },
  syncTier: { method: 'POST', url: '/api/sync-to-supabase', payload: { email: ruth.email, tier: 'gold', score: 95 } },
  requestConsultation: { method: 'POST', url: '/api/consultation-requests', payload: {}, headers: { 'idempotency-key': key } },
  sendContactMessage: { method: 'POST', url: '/api/contact', payload: contact, headers: { 'idempotency-key': key } },
  liveness: { url: '/health/live' },
  readiness: { url: '/health/ready' },
}

type Server = 'whole' | 'away' | 'failing' | 'limited'
interface Recipe {
  server?: Server
  as?: TestPerson | null
  change?: InjectOptions
}

/** How to get each status that is not the usual success; `null` as caller sends no token. */
function recipe(name: EndpointName, status: number): Recipe | undefined {
  const wrong: Record<number, Recipe> = {
    400: { change: name === 'findUser' ? { url: '/api/users/nobody' } : { payload: { unknown: true } } },
    401: { as: name === 'findUser' ? { ...ruth, userId: 'no-uuid' } : null },
    403: { as: name === 'requestConsultation' ? anna : walter },
    404: name === 'syncTier' ? { as: walter, change: { payload: { email: walter.email, tier: 'gold', score: 1 } } } : { as: anna, change: { url: '/api/users/anna%40example.com' } },
    409: conflict(name),
    413: { change: { payload: { notes: 'x'.repeat(70_000) } } },
    415: { change: { headers: { 'content-type': 'text/plain' }, payload: 'x' } },
    429: { server: 'limited' },
    500: { server: 'failing' },
    503: { server: 'away' },
  }
  return status < 300 ? {} : wrong[status]
}

function conflict(name: EndpointName): Recipe {
  if (name === 'createUser') return {}
  return { change: { payload: name === 'sendContactMessage' ? { ...contact, message: 'Something else' } : { bestContactTime: 'evening' } } }
}

const order = ['listFaqs', 'getMe', 'updateNotifications', 'saveUser', 'findUser', 'syncTier', 'requestConsultation', 'sendContactMessage', 'liveness', 'readiness'] as const satisfies readonly EndpointName[]

onEmbedded((database) => {
  let mint: TokenMint
  let servers: Record<Server, FastifyInstance>
  beforeAll(async () => {
    mint = await createMint()
    const { verifier } = mint
    servers = {
      whole: await buildTestApp({ db: database(), verifier }),
      away: await buildTestApp({ db: brokenDatabase(away), verifier }),
      failing: await buildTestApp({ db: brokenDatabase(new Error('unforeseen')), verifier }),
      limited: await buildTestApp({ db: brokenDatabase(away), verifier, limiter: createLimiter({ now: () => 0 }) }),
    }
    // Uses up every allowance, on a clock that stands still: the general one, the form's, and the look-up's without a token.
    for (let count = 0; count < 300; count++) await servers.limited.inject('/api/faqs')
    for (let count = 0; count < 10; count++) await servers.limited.inject('/api/users/x%40example.com')
    for (let count = 0; count < 5; count++) await servers.limited.inject({ method: 'POST', url: '/api/contact' })
  })

  async function send(name: EndpointName, { server = 'whole', as = ruth, change = {} }: Recipe) {
    const authorization = as === null || endpoints[name].access === 'public' ? {} : { authorization: `Bearer ${await mint.valid(as)}` }
    const { headers, ...usual } = requests[name]
    return servers[server].inject({ ...usual, ...change, headers: { ...headers, ...authorization, ...change.headers } })
  }

  function check(name: EndpointName, status: number, answer: Awaited<ReturnType<typeof send>>) {
    expect(answer.statusCode).toBe(status)
    const { responses }: Endpoint = endpoints[name]
    const body: unknown = status === 204 ? null : answer.json()
    expect(responses[status]?.safeParse(body).error).toBeUndefined()
  }

  test('createUser answers 201 for the first record', async () => {
    check('createUser', 201, await send('createUser', {}))
  })

  describe.each(order)('%s', (name) => {
    const promised = Object.keys(endpoints[name].responses).map(Number)
    // A first request is 201; the same again is 200.
    const sorted = promised.toSorted((a, b) => (a < 300 && b < 300 ? b - a : a - b))
    test.each(sorted)('answers %i as the contract promises', async (status) => {
      const steps = recipe(name, status)
      if (!steps) throw new Error(`no way is known to get ${status} from ${name}`)
      const readinessFailure = name === 'readiness' && status === 503
      check(name, status, await send(name, readinessFailure ? { server: 'away' } : steps))
    })
  })

  const remaining = Object.keys(endpoints.createUser.responses).map(Number).filter((status) => status !== 201)
  test.each(remaining)('createUser answers %i as the contract promises', async (status) => {
    check('createUser', status, await send('createUser', recipe('createUser', status) ?? {}))
  })
})

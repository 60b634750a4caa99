import { createLimiter } from '@dst/auth-server'
import { endpoints, type Endpoint, type EndpointName, type SlotDays } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { exchangeShareMaximum } from '@dst/domain/parameters'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { safeParse } from 'zod'
import { away, brokenDatabase } from '../src/testing/broken-database.ts'
import { onEmbedded } from '../src/testing/engines.ts'
import { goldRecord, ruth, walter } from '../src/testing/records.ts'
import { signedByPartner } from '../src/testing/partner-signature.ts'
import { buildTestApp, namedPartner, noSession } from '../src/testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../src/testing/tokens.ts'

const anna: TestUser = { userId: '2c4f3a55-8f43-4a7e-8d0c-0a5a0d6f5e03', email: 'anna@example.com' }
/** Somebody who has as many links open as one person can have. */
const sharer: TestUser = { userId: '2c4f3a55-8f43-4a7e-8d0c-0a5a0d6f5e04', email: 'sharer@example.com' }
const key = '8b7de0b0-5a54-4b7e-9a70-6d2f6a4f4c11'
const contact = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: ruth.email,
  subject: 'Deadlines',
  message: 'When is day 45?',
}

type Sent = InjectOptions & { url: string }

/** The valid request of each call; `:request`, `:hold` and `:start` are replaced by ids of the sender's own. */
const requests: Record<EndpointName, Sent> = {
  listFaqs: { url: '/api/faqs' },
  createUser: { method: 'POST', url: '/api/users', payload: goldRecord(ruth.email) },
  getMe: { url: '/api/me' },
  updateNotifications: {
    method: 'PUT',
    url: '/api/me/notifications',
    payload: { emailNotifications: true, smsNotifications: false, marketingNotifications: false },
  },
  findUser: { url: '/api/users/ruth%40example.com' },
  saveUser: { method: 'PUT', url: '/api/users/ruth%40example.com', payload: goldRecord(ruth.email) },
  syncTier: { method: 'POST', url: '/api/sync-to-supabase', payload: { email: ruth.email, tier: 'gold', score: 95 } },
  requestConsultation: {
    method: 'POST',
    url: '/api/consultation-requests',
    payload: { preferredContactMethod: 'email', contactTimeZone: 'America/New_York' },
    headers: { 'idempotency-key': key },
  },
  listConsultations: { url: '/api/consultation-requests' },
  shareConsultation: {
    method: 'POST',
    url: '/api/consultation-requests/:request/share',
    payload: { shareDataConsent: true },
  },
  withdrawConsultation: { method: 'POST', url: '/api/consultation-requests/:request/withdraw' },
  listSlots: { url: '/api/slots' },
  holdSlot: { method: 'POST', url: '/api/slots/holds', payload: { start: ':start' } },
  bookAppointment: {
    method: 'PUT',
    url: '/api/consultation-requests/:request/appointment',
    payload: { holdId: ':hold', way: { kind: 'phone', phoneNumber: '+1 555 555 0100' } },
  },
  cancelAppointment: { method: 'DELETE', url: '/api/consultation-requests/:request/appointment' },
  listSubmissions: { url: '/api/me/submissions' },
  readAgreement: { url: '/api/me/agreement' },
  agreeToTerms: { method: 'PUT', url: '/api/me/agreement', payload: { words: 'a'.repeat(64) } },
  listConsents: { url: '/api/me/consents' },
  downloadMyData: { url: '/api/me/data' },
  getSecurity: { url: '/api/me/security' },
  endSession: { method: 'DELETE', url: `/api/me/sessions/${key}` },
  readExchangeFile: { url: '/api/me/exchange-file' },
  saveExchangeFile: { method: 'PUT', url: '/api/me/exchange-file', payload: { file: emptyExchangeFile } },
  deleteExchangeFile: { method: 'DELETE', url: '/api/me/exchange-file' },
  readReminders: { url: '/api/me/exchange-reminders' },
  chooseReminders: {
    method: 'PUT',
    url: '/api/me/exchange-reminders',
    payload: { timeZone: 'America/Phoenix' },
  },
  shareExchange: { method: 'POST', url: '/api/me/exchange-shares', payload: { ciphertext: 'AAAA' } },
  listExchangeShares: { url: '/api/me/exchange-shares' },
  withdrawExchangeShare: { method: 'DELETE', url: '/api/me/exchange-shares/:share' },
  openExchangeShare: { url: '/api/exchange-shares/:share' },
  countVerdict: { method: 'POST', url: '/api/verdicts', payload: { rule: 6 } },
  listVerdicts: { url: '/api/verdicts' },
  deleteMe: { method: 'DELETE', url: '/api/me' },
  receivePartnerEvent: {
    method: 'POST',
    url: '/api/partner/events',
    payload: { type: 'lead.closed', timestamp: '2026-11-22T10:00:00Z', data: { id: ':request' } },
  },
  sendContactMessage: { method: 'POST', url: '/api/contact', payload: contact, headers: { 'idempotency-key': key } },
  liveness: { url: '/health/live' },
  readiness: { url: '/health/ready' },
}

type Server = 'whole' | 'closed' | 'away' | 'failing' | 'limited'
interface Recipe {
  server?: Server
  as?: TestUser | null
  change?: Partial<Sent>
}

/** How to provoke each status other than the usual success; a `null` caller sends no token, or no signature. */
function recipe(name: EndpointName, status: number): Recipe | undefined {
  const wrong: Record<number, Recipe> = {
    400: { change: malformed[name] ?? { payload: { unknown: true } } },
    401: { as: name === 'findUser' ? { ...ruth, userId: 'no-uuid' } : null },
    403: forbidden[name] ?? { as: walter },
    404: {
      change: missing[name] ?? {},
      ...(name === 'findUser' ? { as: anna } : name === 'syncTier' ? { as: walter } : {}),
    },
    409: name === 'shareExchange' ? { as: sharer } : { change: conflicting[name] ?? {} },
    410: { change: { url: '/api/exchange-shares/:ended' } },
    413: { change: { payload: { notes: 'x'.repeat(170_000) } } },
    415: { change: { headers: { 'content-type': 'text/plain' }, payload: 'x' } },
    429: { server: 'limited' },
    500: { server: 'failing' },
    503: { server: 'away' },
  }
  return status < 300 ? {} : wrong[status]
}

const malformed: Partial<Record<EndpointName, Partial<Sent>>> = {
  findUser: { url: '/api/users/nobody' },
  withdrawConsultation: { url: '/api/consultation-requests/mine/withdraw' },
  cancelAppointment: { url: '/api/consultation-requests/mine/appointment' },
  listSlots: { headers: { 'time-zone': 'x'.repeat(65) } },
  endSession: { url: '/api/me/sessions/mine' },
  withdrawExchangeShare: { url: '/api/me/exchange-shares/mine' },
  openExchangeShare: { url: '/api/exchange-shares/mine' },
}
const forbidden: Partial<Record<EndpointName, Recipe>> = {
  requestConsultation: { as: anna },
  shareConsultation: { server: 'closed' },
  deleteMe: { server: 'closed' },
}
const missing: Partial<Record<EndpointName, Partial<Sent>>> = {
  findUser: { url: '/api/users/anna%40example.com' },
  syncTier: { payload: { email: walter.email, tier: 'gold', score: 1 } },
  shareConsultation: { url: `/api/consultation-requests/${key}/share` },
  withdrawConsultation: { url: `/api/consultation-requests/${key}/withdraw` },
  bookAppointment: { url: `/api/consultation-requests/${key}/appointment` },
  cancelAppointment: { url: `/api/consultation-requests/${key}/appointment` },
  endSession: { url: `/api/me/sessions/${noSession}` },
  withdrawExchangeShare: { url: `/api/me/exchange-shares/${'0'.repeat(32)}` },
  openExchangeShare: { url: `/api/exchange-shares/${'0'.repeat(32)}` },
  receivePartnerEvent: { payload: { type: 'lead.called', timestamp: '2026-11-22T10:00:00Z', data: { id: key } } },
}
const conflicting: Partial<Record<EndpointName, Partial<Sent>>> = {
  saveUser: { headers: { 'if-match': '"0"' } },
  saveExchangeFile: { payload: { file: { ...emptyExchangeFile, plan: { years: 3 } } } },
  requestConsultation: { payload: { bestContactTime: 'evening' } },
  holdSlot: { payload: { start: '2020-01-01T15:00:00Z' } },
  bookAppointment: { payload: { holdId: key } },
  sendContactMessage: { payload: { ...contact, message: 'Something else' } },
  receivePartnerEvent: {
    payload: { type: 'lead.called', timestamp: '2026-11-22T10:00:00Z', data: { id: ':request' } },
  },
}

/** Each call comes after those that it depends on. */
const order = [
  'listFaqs',
  'createUser',
  'getMe',
  'updateNotifications',
  'saveUser',
  'findUser',
  'syncTier',
  'listSubmissions',
  'requestConsultation',
  'listConsultations',
  'shareConsultation',
  'listSlots',
  'holdSlot',
  'bookAppointment',
  'cancelAppointment',
  'receivePartnerEvent',
  'withdrawConsultation',
  'readExchangeFile',
  'saveExchangeFile',
  'deleteExchangeFile',
  'readReminders',
  'chooseReminders',
  'shareExchange',
  'listExchangeShares',
  'openExchangeShare',
  'withdrawExchangeShare',
  'countVerdict',
  'listVerdicts',
  'readAgreement',
  'agreeToTerms',
  'listConsents',
  'downloadMyData',
  'getSecurity',
  'endSession',
  'deleteMe',
  'sendContactMessage',
  'liveness',
  'readiness',
] as const satisfies readonly EndpointName[]

/**
 * Calls whose success removes what their error cases need: a request that is still saved, an account that still exists.
 */
const successLast = new Set<EndpointName>(['shareConsultation', 'deleteMe'])

onEmbedded((database, queueOn) => {
  let mint: TokenMint
  let servers: Record<Server, FastifyInstance>
  const known: Record<string, string> = { ':request': key, ':hold': key, ':start': '2026-11-24T15:00:00Z' }

  beforeAll(async () => {
    mint = await createMint()
    const { verifier } = mint
    const accountDeletion = true
    const whole = await buildTestApp({ db: database(), queueOn: queueOn(), verifier, config: { accountDeletion } })
    servers = {
      whole,
      closed: await buildTestApp({
        db: database(),
        queueOn: queueOn(),
        verifier,
        config: { partner: { ...namedPartner, open: false } },
      }),
      away: await buildTestApp({ db: brokenDatabase(away), verifier, config: { accountDeletion } }),
      failing: await buildTestApp({
        db: brokenDatabase(new Error('unforeseen')),
        verifier,
        config: { accountDeletion },
      }),
      limited: await buildTestApp({ db: brokenDatabase(away), verifier, limiter: createLimiter({ now: () => 0 }) }),
    }
    const headers = { authorization: `Bearer ${await mint.valid(sharer)}` }
    const shares = { url: '/api/me/exchange-shares', headers }
    const share = () => whole.inject({ ...shares, method: 'POST', payload: { ciphertext: 'AAAA' } })
    known[':ended'] = (await share()).json<{ id: string }>().id
    await whole.inject({ url: `${shares.url}/${known[':ended']}`, headers, method: 'DELETE' })
    for (let count = 0; count < exchangeShareMaximum; count++) await share()

    // Exhausts every rate limit, with a frozen clock: the general one, and those of single calls.
    const { limited } = servers
    for (let count = 0; count < 300; count++) await limited.inject('/api/faqs')
    for (let count = 0; count < 30; count++) {
      await limited.inject('/api/verdicts')
      await limited.inject(`/api/exchange-shares/${'0'.repeat(32)}`)
      await limited.inject('/api/users/x%40example.com')
      await limited.inject('/api/me/data')
      for (const url of ['/api/contact', '/api/slots/holds']) await limited.inject({ method: 'POST', url })
      await limited.inject({ method: 'DELETE', url: '/api/me' })
    }
  })

  async function send(name: EndpointName, { server = 'whole', as = ruth, change = {} }: Recipe) {
    const typical = requests[name]
    const { headers, payload, ...rest } = { ...typical, ...change }
    const filled = typeof payload === 'object' ? (JSON.parse(fill(JSON.stringify(payload))) as object) : payload
    const proof = as === null ? {} : await proofOf(name, as, filled)
    return servers[server].inject({
      ...rest,
      url: fill(rest.url),
      ...(filled === undefined ? {} : { payload: filled }),
      headers: { ...typical.headers, ...proof, ...headers },
    })
  }

  async function proofOf(name: EndpointName, person: TestUser, payload: InjectOptions['payload']) {
    const { access } = endpoints[name]
    if (access === 'public') return {}
    if (access === 'partner') return typeof payload === 'object' ? signedByPartner(payload).headers : {}
    return { authorization: `Bearer ${await mint.valid(person)}` }
  }

  function fill(text: string): string {
    return text.replaceAll(/:(?:request|hold|start|share|ended)/g, (name) => known[name] ?? name)
  }

  /** Stores the ids that later calls need. */
  function remember(name: EndpointName, answer: Awaited<ReturnType<typeof send>>) {
    if (answer.statusCode >= 300) return
    if (name === 'requestConsultation') known[':request'] = answer.json<{ id: string }>().id
    if (name === 'shareExchange') known[':share'] = answer.json<{ id: string }>().id
    if (name === 'listSlots') known[':start'] = answer.json<SlotDays>().days.at(-1)?.[0]?.start ?? ''
    if (name === 'holdSlot') known[':hold'] = answer.json<{ id: string }>().id
  }

  function check(name: EndpointName, status: number, answer: Awaited<ReturnType<typeof send>>) {
    expect(answer.statusCode).toBe(status)
    const { responses }: Endpoint = endpoints[name]
    const body: unknown = status === 204 ? null : answer.json()
    const schema = responses[status]
    expect(schema && safeParse(schema, body).error).toBeUndefined()
  }

  test('every call has its place in the order', () => {
    expect(order.toSorted()).toEqual(Object.keys(endpoints).toSorted())
  })

  describe.each(order)('%s', (name) => {
    const promised = Object.keys(endpoints[name].responses).map(Number)
    // A first request gets 201, and the same one again 200.
    const rank = (status: number) => (successLast.has(name) && status < 300 ? 1000 : status < 300 ? -status : status)
    test.each(promised.toSorted((one, other) => rank(one) - rank(other)))(
      'answers %i as the contract promises',
      async (status) => {
        const steps = recipe(name, status)
        if (!steps) throw new Error(`no way is known to get ${status} from ${name}`)
        const readinessFailure = name === 'readiness' && status === 503
        const answer = await send(name, readinessFailure ? { server: 'away' } : steps)
        remember(name, answer)
        check(name, status, answer)
      },
    )
  })
})

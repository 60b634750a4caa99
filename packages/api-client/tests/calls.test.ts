import { afterEach, describe, expect, test } from 'vitest'
import { createApiClient, type ApiClient } from '../src/index.ts'
import { json, startServer, type LocalServer } from './local-server.ts'
import { acknowledgedConsultation, createFakeApiClient, goldSubmission, sampleSecurity } from '../src/testing/index.ts'
import {
  appointment,
  consultationReceipt,
  contactMessage,
  contactReceipt,
  investor,
  savedFile,
  share,
  profile,
  record,
} from './samples.ts'

const servers: LocalServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function clientFor(status: number, body: unknown, accessToken?: () => Promise<string | undefined>) {
  const server = await startServer(json(status, body))
  servers.push(server)
  const client = createApiClient({ baseUrl: `${server.baseUrl}/`, ...(accessToken ? { accessToken } : {}) })
  return { client, server }
}

const signedIn = () => Promise.resolve('token-1')
const key = '2d0e9f5c-3d5e-4f0c-8d47-5f3a3c1f9b77'
const preferences = { emailNotifications: false, smsNotifications: true, marketingNotifications: false }
const faq = { id: 1, question: 'What is a DST?', answer: 'A trust.', category: 'basics', order: 1 }
const email = 'maria+1031/x@example.com'

const data = await createFakeApiClient().me.data()
const myData = data.ok ? data.value : undefined

interface Case {
  readonly name: string
  readonly make: (client: ApiClient) => Promise<unknown>
  readonly request: string
  /** The status of the response; 200 if not given. */
  readonly status?: number
  /** What the call gives. */
  readonly value: unknown
  /** What the server sends, where that is not the same. */
  readonly sent?: unknown
  readonly body?: unknown
  /** Whether it sends the token of who is signed in; it does if not given. */
  readonly bearer?: boolean
}

const cases: Case[] = [
  {
    name: 'faqs.list',
    make: (c) => c.faqs.list(),
    request: 'GET /api/faqs',
    value: [faq],
    bearer: false,
  },
  { name: 'me.get', make: (c) => c.me.get(), request: 'GET /api/me', value: investor },
  {
    name: 'me.updateNotifications',
    make: (c) => c.me.updateNotifications(preferences),
    request: 'PUT /api/me/notifications',
    value: investor,
    body: preferences,
  },
  {
    name: 'me.security',
    make: (c) => c.me.security(),
    request: 'GET /api/me/security',
    value: sampleSecurity,
  },
  {
    name: 'me.endSession',
    make: (c) => c.me.endSession('7d5f3f0e-3b8e-4f0c-9a53-0d1f3c5b7a02'),
    request: 'DELETE /api/me/sessions/7d5f3f0e-3b8e-4f0c-9a53-0d1f3c5b7a02',
    status: 204,
    value: null,
  },
  {
    name: 'exchange.file',
    make: (c) => c.exchange.file(),
    request: 'GET /api/me/exchange-file',
    value: savedFile,
    sent: { saved: savedFile },
  },
  {
    name: 'exchange.saveFile',
    make: (c) => c.exchange.saveFile(savedFile.file, { version: 3 }),
    request: 'PUT /api/me/exchange-file',
    value: savedFile,
    body: { file: savedFile.file },
  },
  {
    name: 'exchange.reminders',
    make: (c) => c.exchange.reminders(),
    request: 'GET /api/me/exchange-reminders',
    value: { timeZone: null, next: null },
  },
  {
    name: 'exchange.chooseReminders',
    make: (c) => c.exchange.chooseReminders('America/Phoenix'),
    request: 'PUT /api/me/exchange-reminders',
    value: { timeZone: 'America/Phoenix', next: '2026-12-06' },
    body: { timeZone: 'America/Phoenix' },
  },
  {
    name: 'exchange.shares',
    make: (c) => c.exchange.shares(),
    request: 'GET /api/me/exchange-shares',
    value: [share],
  },
  {
    name: 'exchange.share',
    make: (c) => c.exchange.share('AAAA'),
    request: 'POST /api/me/exchange-shares',
    status: 201,
    value: share,
    body: { ciphertext: 'AAAA' },
  },
  {
    name: 'exchange.openShare',
    make: (c) => c.exchange.openShare(share.id),
    request: `GET /api/exchange-shares/${share.id}`,
    value: { ciphertext: 'AAAA', createdAt: share.createdAt, expiresAt: share.expiresAt },
    bearer: false,
  },
  {
    name: 'verdicts.list',
    make: (c) => c.verdicts.list(),
    request: 'GET /api/verdicts',
    value: [{ month: '2026-11', rule: 6, shown: 3 }],
    bearer: false,
  },
  {
    name: 'users.find',
    make: (c) => c.users.find(email),
    request: 'GET /api/users/maria%2B1031%2Fx%40example.com',
    value: investor,
  },
  {
    name: 'users.saveQuestionnaire',
    make: (c) => c.users.saveQuestionnaire(email, record),
    request: 'PUT /api/users/maria%2B1031%2Fx%40example.com',
    value: investor,
    body: record,
  },
  {
    name: 'users.saveProfile',
    make: (c) => c.users.saveProfile(email, profile),
    request: 'PUT /api/users/maria%2B1031%2Fx%40example.com',
    value: investor,
    body: profile,
  },
  {
    name: 'consultations.request, the first time',
    make: (c) => c.consultations.request({ shareDataConsent: false }, { idempotencyKey: key }),
    request: 'POST /api/consultation-requests',
    status: 201,
    value: consultationReceipt,
    body: { shareDataConsent: false },
  },
  {
    name: 'consultations.request, repeated',
    make: (c) => c.consultations.request({}, { idempotencyKey: key }),
    request: 'POST /api/consultation-requests',
    value: consultationReceipt,
    body: {},
  },
  {
    name: 'me.submissions',
    make: (c) => c.me.submissions(),
    request: 'GET /api/me/submissions',
    value: [goldSubmission],
  },
  { name: 'me.agreement', make: (c) => c.me.agreement(), request: 'GET /api/me/agreement', value: { asked: null } },
  {
    name: 'me.agree',
    make: (c) => c.me.agree('hash-of-the-words'),
    request: 'PUT /api/me/agreement',
    value: { asked: null },
    body: { words: 'hash-of-the-words' },
  },
  {
    name: 'me.consents',
    make: (c) => c.me.consents(),
    request: 'GET /api/me/consents',
    value: [],
  },
  { name: 'me.data', make: (c) => c.me.data(), request: 'GET /api/me/data', value: myData },
  {
    name: 'consultations.list',
    make: (c) => c.consultations.list(),
    request: 'GET /api/consultation-requests',
    value: [acknowledgedConsultation],
  },
  {
    name: 'consultations.share',
    make: (c) => c.consultations.share(key, { textConsent: true }),
    request: `POST /api/consultation-requests/${key}/share`,
    value: consultationReceipt,
    body: { shareDataConsent: true, textConsent: true },
  },
  {
    name: 'consultations.withdraw',
    make: (c) => c.consultations.withdraw(key),
    request: `POST /api/consultation-requests/${key}/withdraw`,
    value: consultationReceipt,
  },
  {
    name: 'slots.list',
    make: (c) => c.slots.list(),
    request: 'GET /api/slots',
    value: { timeZone: 'America/New_York', personTimeZone: null, hasMeetingLink: false, days: [] },
  },
  {
    name: 'slots.hold',
    make: (c) => c.slots.hold(appointment.start),
    request: 'POST /api/slots/holds',
    status: 201,
    value: { id: key, start: appointment.start, end: appointment.end, heldUntil: appointment.start },
    body: { start: appointment.start },
  },
  {
    name: 'slots.book',
    make: (c) => c.slots.book(key, appointment.id, { timeZone: 'Pacific/Honolulu' }),
    request: `PUT /api/consultation-requests/${key}/appointment`,
    value: appointment,
    body: { holdId: appointment.id, timeZone: 'Pacific/Honolulu' },
  },
  {
    name: 'slots.book without a zone',
    make: (c) => c.slots.book(key, appointment.id),
    request: `PUT /api/consultation-requests/${key}/appointment`,
    value: appointment,
    body: { holdId: appointment.id },
  },
  {
    name: 'contact.send, repeated',
    make: (c) => c.contact.send(contactMessage, { idempotencyKey: key }),
    request: 'POST /api/contact',
    value: contactReceipt,
    body: contactMessage,
    bearer: false,
  },
  {
    name: 'contact.send',
    make: (c) => c.contact.send(contactMessage),
    request: 'POST /api/contact',
    status: 201,
    value: contactReceipt,
    body: contactMessage,
    bearer: false,
  },
]

describe('a call', () => {
  test.each(cases)('$name sends what the contract says and gives the parsed response', async (one) => {
    const { status = 200, value, sent = value, bearer = true } = one
    const { client, server } = await clientFor(status, sent, signedIn)
    expect(await one.make(client)).toEqual({ ok: true, value })
    expect(server.seen).toHaveLength(1)
    const [seen] = server.seen
    expect(`${seen?.method} ${seen?.url}`).toBe(one.request)
    expect(seen?.headers.accept).toBe('application/json')
    expect(seen?.headers.authorization).toBe(bearer ? 'Bearer token-1' : undefined)
    expect(seen?.headers['content-type']).toBe(one.body === undefined ? undefined : 'application/json')
    expect(seen?.body).toBe(one.body === undefined ? '' : JSON.stringify(one.body))
  })

  test('goes out without a token when nobody is signed in', async () => {
    const { client, server } = await clientFor(200, investor)
    await client.me.get()
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test('carries the idempotency key of a consultation request', async () => {
    const { client, server } = await clientFor(201, consultationReceipt, signedIn)
    await client.consultations.request({}, { idempotencyKey: key })
    expect(server.seen[0]?.headers['idempotency-key']).toBe('2d0e9f5c-3d5e-4f0c-8d47-5f3a3c1f9b77')
    expect(server.seen[0]?.headers).not.toHaveProperty('shown-words')
  })

  const page = { shownWords: 'hash-of-the-words', shownOn: '/profile' }
  test.each<[string, (client: ApiClient) => Promise<unknown>, number, object]>([
    [
      'agreed in a consultation request',
      (c) => c.consultations.request({}, { idempotencyKey: key, ...page }),
      201,
      consultationReceipt,
    ],
    ['agreed later', (c) => c.consultations.share(key, { textConsent: false, ...page }), 200, consultationReceipt],
    ['asked for reminders', (c) => c.exchange.chooseReminders('UTC', page), 200, { timeZone: 'UTC', next: null }],
  ])('says which words a person saw, and where, who %s', async (_, make, status, response) => {
    const { client, server } = await clientFor(status, response, signedIn)
    await make(client)
    expect(server.seen[0]?.headers).toMatchObject({ 'shown-words': 'hash-of-the-words', 'shown-on': '/profile' })
  })

  test('carries the version that a profile save depends on, and the key of a questionnaire', async () => {
    const { client, server } = await clientFor(200, investor, signedIn)
    await client.users.saveProfile(email, profile, { version: 7 })
    await client.users.saveProfile(email, profile)
    await client.users.saveQuestionnaire(email, record, { idempotencyKey: key })
    await client.users.saveQuestionnaire(email, record)
    await client.exchange.saveFile(savedFile.file, { version: 3 })
    await client.exchange.saveFile(savedFile.file)
    expect(server.seen.map(({ headers }) => [headers['if-match'], headers['idempotency-key']])).toEqual([
      ['"7"', undefined],
      [undefined, undefined],
      [undefined, key],
      [undefined, undefined],
      ['"3"', undefined],
      [undefined, undefined],
    ])
  })

  test('names the zone in which free times are wanted', async () => {
    const { client, server } = await clientFor(200, {
      timeZone: 'America/New_York',
      personTimeZone: null,
      hasMeetingLink: false,
      days: [],
    })
    await client.slots.list({ timeZone: 'Pacific/Honolulu' })
    expect(server.seen[0]?.headers).toMatchObject({ 'time-zone': 'Pacific/Honolulu' })
  })

  test('carries the idempotency key of a contact message where one is given', async () => {
    const { client, server } = await clientFor(201, contactReceipt)
    await client.contact.send(contactMessage, { idempotencyKey: key })
    await client.contact.send(contactMessage)
    expect(server.seen[0]?.headers['idempotency-key']).toBe('2d0e9f5c-3d5e-4f0c-8d47-5f3a3c1f9b77')
    expect(server.seen[1]?.headers).not.toHaveProperty('idempotency-key')
  })

  const sync = { email: 'maria@example.com', tier: 'gold', score: 99 } as const
  test.each<[string, (client: ApiClient) => Promise<unknown>, object]>([
    [
      'users.syncTier',
      (c) => c.users.syncTier(sync),
      { method: 'POST', url: '/api/sync-to-supabase', body: JSON.stringify(sync) },
    ],
    ['me.delete', (c) => c.me.delete(), { method: 'DELETE', url: '/api/me', body: '' }],
    [
      'exchange.deleteFile',
      (c) => c.exchange.deleteFile(),
      { method: 'DELETE', url: '/api/me/exchange-file', body: '' },
    ],
    [
      'exchange.withdrawShare',
      (c) => c.exchange.withdrawShare(share.id),
      { method: 'DELETE', url: `/api/me/exchange-shares/${share.id}`, body: '' },
    ],
    [
      'verdicts.count',
      (c) => c.verdicts.count(6),
      { method: 'POST', url: '/api/verdicts', body: JSON.stringify({ rule: 6 }) },
    ],
    [
      'slots.cancel',
      (c) => c.slots.cancel(key),
      { method: 'DELETE', url: `/api/consultation-requests/${key}/appointment`, body: '' },
    ],
  ])('%s reads a 204 as null', async (_, make, request) => {
    const server = await startServer((response) => response.writeHead(204).end())
    servers.push(server)
    const client = createApiClient({ baseUrl: server.baseUrl, accessToken: signedIn })
    expect(await make(client)).toEqual({ ok: true, value: null })
    expect(server.seen[0]).toMatchObject(request)
  })

  test('sends credentials with every call', async () => {
    const made: RequestInit[] = []
    const client = createApiClient({
      baseUrl: '',
      fetch: (_, init) => {
        made.push(init ?? {})
        return Promise.resolve(Response.json([]))
      },
    })
    expect(await client.faqs.list()).toEqual({ ok: true, value: [] })
    expect(made.map(({ credentials }) => credentials)).toEqual(['include'])
  })
})

describe('asking whether an account exists', () => {
  test.each([
    [200, { account: 'some' }, true],
    [200, 'anything at all', true],
    [404, { account: 'none' }, false],
    [404, 'anything at all', false],
  ])('status %i with body %j means %s', async (status, body, exists) => {
    const { client } = await clientFor(status, body)
    expect(await client.users.accountExists(email)).toEqual({ ok: true, value: exists })
  })

  test('never sends the token, and encodes the address', async () => {
    const { client, server } = await clientFor(200, {}, signedIn)
    await client.users.accountExists(email)
    expect(server.seen[0]?.url).toBe('/api/users/maria%2B1031%2Fx%40example.com')
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test('fails on any other status', async () => {
    const { client } = await clientFor(429, { error: 'Slow down.', code: 'too_many_requests', requestId: 'r-9' })
    expect(await client.users.accountExists(email)).toEqual({
      ok: false,
      error: {
        kind: 'http',
        status: 429,
        code: 'too_many_requests',
        message: 'Slow down.',
        text: 'Too Many Requests',
        requestId: 'r-9',
      },
    })
  })
})

test('finding a user without a session does not pass for a record', async () => {
  const { client } = await clientFor(200, { account: 'some' })
  expect(await client.users.find(email)).toEqual({ ok: false, error: { kind: 'invalid-response' } })
})

test('finding a new user gives the 404', async () => {
  const { client } = await clientFor(404, { error: 'Nothing here.', code: 'not_found', requestId: 'r-2' }, signedIn)
  expect(await client.users.find(email)).toMatchObject({
    ok: false,
    error: { kind: 'http', status: 404, code: 'not_found' },
  })
})

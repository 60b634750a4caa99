import { deskEndpoints } from '@dst/contracts/desk'
import { afterEach, expect, test } from 'vitest'
import { createDeskClient, type DeskClient } from '../src/desk/index.ts'
import { sampleSchedule } from '../src/testing/index.ts'
import { json, startServer, type LocalServer } from './local-server.ts'

const servers: LocalServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const id = '2d0e9f5c-3d5e-4f0c-8d47-5f3a3c1f9b77'
const stamp = '2026-11-29T10:00:00.000Z'

interface Case {
  readonly name: string
  readonly make: (client: DeskClient) => Promise<{ ok: boolean }>
  readonly request: string
  readonly body?: unknown
}

const cases: Case[] = [
  { name: 'getDeskMember', make: (c) => c.member(), request: 'GET /api/desk/me' },
  {
    name: 'listLeads',
    make: (c) => c.leads.list('open', { cursor: 'next' }),
    request: 'POST /api/desk/leads/list',
    body: { view: 'open', cursor: 'next' },
  },
  {
    name: 'countLeadNews',
    make: (c) => c.leads.news(stamp, { lead: id }),
    request: 'POST /api/desk/leads/news',
    body: { since: stamp, lead: id },
  },
  { name: 'openLead', make: (c) => c.leads.open(id), request: `GET /api/desk/leads/${id}` },
  {
    name: 'recordLeadAction',
    make: (c) => c.leads.act(id, { kind: 'reached' }, { idempotencyKey: id, version: 3 }),
    request: `POST /api/desk/leads/${id}/actions`,
    body: { action: { kind: 'reached' }, version: 3 },
  },
  { name: 'undoLeadAction', make: (c) => c.leads.undo(id), request: `DELETE /api/desk/actions/${id}` },
  { name: 'readSchedule', make: (c) => c.schedule.read(), request: 'GET /api/desk/schedule' },
  {
    name: 'saveSchedule',
    make: (c) => c.schedule.save(sampleSchedule.schedule, 3),
    request: 'PUT /api/desk/schedule',
    body: { schedule: sampleSchedule.schedule, version: 3 },
  },
  { name: 'listFirmSlots', make: (c) => c.schedule.slots(), request: 'GET /api/desk/slots' },
  {
    name: 'listRequests',
    make: (c) => c.requests.list({ search: 'ruth@example.com' }),
    request: 'POST /api/desk/requests/list',
    body: { search: 'ruth@example.com' },
  },
  { name: 'openRequest', make: (c) => c.requests.open(id), request: `GET /api/desk/requests/${id}` },
  { name: 'readProof', make: (c) => c.requests.proof(id), request: `GET /api/desk/requests/${id}/proof` },
  {
    name: 'askForConsent',
    make: (c) => c.requests.askForConsent(id),
    request: `POST /api/desk/requests/${id}/ask-consent`,
  },
  { name: 'listDeadLetters', make: (c) => c.jobs.dead(), request: 'GET /api/desk/dead-letters' },
  { name: 'retryJob', make: (c) => c.jobs.retry(id), request: `POST /api/desk/jobs/${id}/retry` },
  { name: 'cancelJob', make: (c) => c.jobs.cancel(id), request: `POST /api/desk/jobs/${id}/cancel` },
  {
    name: 'listMessages',
    make: (c) => c.messages.list(false),
    request: 'POST /api/desk/messages/list',
    body: { answered: false },
  },
  {
    name: 'markMessage',
    make: (c) => c.messages.mark(id, true),
    request: `PUT /api/desk/messages/${id}/answered`,
    body: { answered: true },
  },
  { name: 'readDeskHealth', make: (c) => c.health(), request: 'GET /api/desk/health' },
  { name: 'readDeskFigures', make: (c) => c.figures(), request: 'GET /api/desk/figures' },
]

async function clientFor(status: number, body: unknown) {
  const server = await startServer(json(status, body))
  servers.push(server)
  return { server, client: createDeskClient({ baseUrl: server.baseUrl, accessToken: async () => 'token-1' }) }
}

test('every call of the desk has a function', () => {
  expect(cases.map(({ name }) => name).toSorted()).toEqual(Object.keys(deskEndpoints).toSorted())
})

test('news of all leads name none', async () => {
  const { client, server } = await clientFor(200, { arrived: 0, changed: 0, stamp })
  await client.leads.news(stamp)
  expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ since: stamp })
})

test.each(cases)('$name sends what it says, as the member', async ({ make, request, body }) => {
  const { client, server } = await clientFor(404, { error: 'Nothing.', code: 'not_found', requestId: 'r' })
  expect(await make(client)).toMatchObject({ ok: false, error: { kind: 'http', status: 404, code: 'not_found' } })
  const [seen, ...more] = server.seen
  expect(more).toEqual([])
  expect(`${seen?.method} ${seen?.url}`).toBe(request)
  expect(seen?.headers.authorization).toBe('Bearer token-1')
  expect(seen?.body === '' ? undefined : JSON.parse(seen?.body ?? '')).toEqual(body)
})

test('an action carries its key, so that a repeat is recorded once', async () => {
  const { client, server } = await clientFor(201, {
    id,
    action: { kind: 'reached' },
    at: stamp,
    undoUntil: stamp,
    mine: true,
  })
  const outcome = await client.leads.act(id, { kind: 'reached' }, { idempotencyKey: id, version: 1 })
  expect(outcome).toMatchObject({ ok: true, value: { id, mine: true } })
  expect(server.seen[0]?.headers['idempotency-key']).toBe(id)
})

test('a schedule that was saved in the meantime comes with the refusal', async () => {
  const current = { ...sampleSchedule, version: 4 }
  const { client } = await clientFor(409, {
    error: 'Changed.',
    code: 'version_conflict',
    schedule: current,
    requestId: 'r',
  })
  expect(await client.schedule.save(sampleSchedule.schedule, 3)).toMatchObject({
    ok: false,
    error: { status: 409, schedule: current },
  })
})

test('a success that breaks the contract is a failure', async () => {
  const { client } = await clientFor(200, { weeks: 'many' })
  expect(await client.figures()).toEqual({ ok: false, error: { kind: 'invalid-response' } })
})

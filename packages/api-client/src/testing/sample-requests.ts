import type { DeskJob, DeskRequest } from '@dst/contracts/desk'
import { samplePartner } from './sample-consultation.ts'

const firm = { name: samplePartner.name, crd: samplePartner.crd }
const formerFirm = { name: 'Former Advisory House', crd: '111111' }

const idOf = (number: number) => `${String(number * 7_654_321).padStart(8, '5')}-0000-4000-8000-000000000000`

/** A request that reached the firm four seconds after it was made. */
const acknowledged: DeskRequest = {
  id: idOf(1),
  reference: '5e9d1c70',
  state: 'acknowledged',
  name: 'Maria Keller',
  email: 'maria.keller@example.com',
  tier: 'gold',
  method: 'phone',
  firm,
  askedAt: '2026-11-23T12:00:00.000Z',
  sharedAt: '2026-11-23T12:00:00.000Z',
  promisedAt: '2026-11-24T12:00:00.000Z',
  acknowledgedAt: '2026-11-23T12:00:04.000Z',
  late: false,
  failing: false,
  outcome: null,
  declined: null,
  version: 1,
  timeZone: 'America/Denver',
  appointment: null,
  delivered: { webhook: 1, mail: 1, desk: 1 },
  events: [
    { at: '2026-11-23T12:00:00.000Z', event: 'asked', channel: null, version: 1 },
    { at: '2026-11-23T12:00:00.000Z', event: 'shared', channel: null, version: 1 },
    { at: '2026-11-23T12:00:02.000Z', event: 'sent', channel: 'mail', version: 1 },
    { at: '2026-11-23T12:00:04.000Z', event: 'acknowledged', channel: 'webhook', version: 1 },
  ],
  attempts: [
    {
      at: '2026-11-23T12:00:04.000Z',
      channel: 'webhook',
      what: 'lead',
      version: 1,
      outcome: 'delivered',
      reason: null,
      nextTryAt: null,
    },
    {
      at: '2026-11-23T12:00:02.000Z',
      channel: 'mail',
      what: 'lead',
      version: 1,
      outcome: 'delivered',
      reason: null,
      nextTryAt: null,
    },
  ],
  jobs: [],
  looks: [{ at: '2026-11-23T12:31:00.000Z', role: 'partner', email: 'adviser@partner.example.com' }],
  askableFirm: null,
}

const undelivered = {
  acknowledgedAt: null,
  delivered: { webhook: 0, mail: 0, desk: 0 },
  events: acknowledged.events.slice(0, 2),
  looks: [],
} satisfies Partial<DeskRequest>

const failedTry: DeskRequest['attempts'][number] = {
  at: '2026-11-23T14:20:00.000Z',
  channel: 'webhook',
  what: 'lead',
  version: 1,
  outcome: 'failed',
  reason: 'webhook_status_500',
  nextTryAt: '2026-11-23T15:20:00.000Z',
}

/** A delivery that failed to the end. */
export const deadDelivery: DeskJob = {
  id: '7b1c0e52-0000-4000-8000-000000000001',
  kind: 'lead-webhook',
  state: 'dead',
  tries: 80,
  madeAt: '2026-11-20T09:00:00.000Z',
  dueAt: '2026-11-23T09:00:00.000Z',
  reason: 'webhook_timeout',
  requestId: idOf(8),
  canRetry: true,
  canCancel: true,
}

/** A withdrawal that the former firm has yet to hear of; nothing sends it any more. */
export const deadWithdrawal: DeskJob = {
  ...deadDelivery,
  id: '7b1c0e52-0000-4000-8000-000000000002',
  kind: 'withdrawal-mail',
  reason: 'partner_changed',
  requestId: idOf(9),
}

const waitingDelivery: DeskJob = {
  ...deadDelivery,
  id: '7b1c0e52-0000-4000-8000-000000000003',
  state: 'waiting',
  tries: 3,
  madeAt: '2026-11-23T13:00:00.000Z',
  dueAt: '2026-11-23T15:20:00.000Z',
  reason: 'webhook_status_500',
  requestId: idOf(3),
}

const requests: readonly DeskRequest[] = [
  acknowledged,
  {
    ...acknowledged,
    id: idOf(2),
    state: 'saved',
    name: 'Samuel Ortiz',
    email: 'samuel.ortiz@example.com',
    tier: 'silver',
    method: 'email',
    firm: null,
    sharedAt: null,
    promisedAt: null,
    ...undelivered,
    events: acknowledged.events.slice(0, 1),
    attempts: [],
    askedAt: '2026-11-23T11:30:00.000Z',
  },
  {
    ...acknowledged,
    id: idOf(3),
    state: 'queued',
    name: 'Ruth Abernathy',
    email: 'ruth.abernathy@example.com',
    ...undelivered,
    failing: true,
    late: true,
    askedAt: '2026-11-22T13:00:00.000Z',
    sharedAt: '2026-11-22T13:00:00.000Z',
    promisedAt: '2026-11-23T13:00:00.000Z',
    attempts: [
      failedTry,
      { ...failedTry, at: '2026-11-23T13:20:00.000Z', reason: 'webhook_timeout', nextTryAt: failedTry.at },
    ],
    jobs: [waitingDelivery],
  },
  {
    ...acknowledged,
    id: idOf(4),
    state: 'sent',
    name: 'Thomas Brandt',
    email: 'thomas.brandt@example.com',
    tier: 'silver',
    method: 'text',
    ...undelivered,
    delivered: { webhook: 0, mail: 1, desk: 1 },
    events: acknowledged.events.slice(0, 3),
    attempts: acknowledged.attempts.slice(1),
    askedAt: '2026-11-22T10:00:00.000Z',
  },
  { ...acknowledged, id: idOf(5), state: 'called', name: 'Ines Pereira', email: 'ines.pereira@example.com' },
  {
    ...acknowledged,
    id: idOf(6),
    state: 'scheduled',
    name: 'Walter Nguyen',
    email: 'walter.nguyen@example.com',
    appointment: {
      id: idOf(106),
      start: '2026-11-25T16:00:00.000Z',
      end: '2026-11-25T16:30:00.000Z',
      sequence: 0,
      way: { kind: 'phone', phoneNumber: '(555) 555-0106' },
    },
  },
  {
    ...acknowledged,
    id: idOf(7),
    state: 'closed',
    name: 'Helen Fitzgerald',
    email: 'helen.fitzgerald@example.com',
    outcome: 'going_ahead',
    askedAt: '2026-11-02T10:00:00.000Z',
  },
  {
    ...acknowledged,
    id: idOf(8),
    state: 'failed',
    name: 'Bartholomew Featherstonehaugh-Cholmondeley von Hohenstaufen-Wittelsbach',
    email: 'bartholomew.featherstonehaugh-cholmondeley.von.hohenstaufen@correspondence.example.com',
    ...undelivered,
    failing: true,
    late: true,
    askedAt: '2026-11-20T09:00:00.000Z',
    sharedAt: '2026-11-20T09:00:00.000Z',
    promisedAt: '2026-11-21T09:00:00.000Z',
    attempts: [
      { ...failedTry, at: '2026-11-23T09:00:00.000Z', reason: 'webhook_timeout', nextTryAt: null },
      {
        ...failedTry,
        at: '2026-11-23T08:59:00.000Z',
        channel: 'mail',
        reason: 'EAUTH',
        nextTryAt: null,
      },
    ],
    jobs: [deadDelivery],
  },
  {
    ...acknowledged,
    id: idOf(9),
    state: 'withdrawn',
    name: null,
    email: null,
    tier: null,
    method: null,
    firm: formerFirm,
    promisedAt: null,
    timeZone: null,
    askedAt: '2026-10-30T15:00:00.000Z',
    jobs: [deadWithdrawal],
  },
  {
    ...acknowledged,
    id: idOf(10),
    state: 'acknowledged',
    name: 'Gloria Santangelo',
    email: 'gloria.santangelo@example.com',
    firm: formerFirm,
    askableFirm: firm,
    askedAt: '2026-10-12T15:00:00.000Z',
  },
]

/** One request in every state, newest first, and one with a very long name. */
export const sampleRequests: readonly DeskRequest[] = requests.map((request) => ({
  ...request,
  reference: request.id.slice(0, 8),
  events: request.events.map((event) => ({ ...event, at: movedTo(request.askedAt, event.at) })),
}))

/** A moment as long after the request as it is in the first one. */
function movedTo(askedAt: string, at: string): string {
  return new Date(Date.parse(askedAt) + Date.parse(at) - Date.parse(acknowledged.askedAt)).toISOString()
}

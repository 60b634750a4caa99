import type { DeskLead } from '@dst/contracts/desk'
import { allowedIn } from './fake-lead-states.ts'
import { goldSubmission } from './sample-consultation.ts'

type Shared = NonNullable<DeskLead['shared']>

const idOf = (count: number) => `${String(count).padStart(8, '0')}-9a0e-4a53-b0f4-6b6d4f3e2a10`

const margaret: Shared = {
  firstName: 'Margaret',
  lastName: 'Ellis',
  email: 'margaret.ellis@example.com',
  phoneNumber: '+1 415 555 0144',
  method: 'phone',
  time: 'morning',
  calls: true,
  textMessages: false,
  notes:
    'My sale closes in January. I manage four apartments myself and want to stop.\n' +
    'Please ask for me if my husband picks up.',
  facts: {
    lastNamingDay: '2027-01-05',
    lastClosingDay: '2027-04-15',
    netSalePrice: 1_880_000,
    cashToPlace: 1_480_000,
    debtToReplace: 400_000,
    propertyState: 'CA',
    residenceState: 'CA',
  },
  answers: goldSubmission.answers,
  score: 101,
  accredited: 'yes',
  riskInput: 5,
  agreed: [
    {
      kind: 'data-sharing',
      version: '2026-11-29',
      words:
        'I agree that my contact details, my answers and the facts that I ticked are passed to Example Advisory ' +
        'Partners, so that it can call me.',
      givenAt: '2026-11-22T20:00:00.000Z',
    },
  ],
}

/** A lead as it looks on Monday, November 23, 2026, at 10:00 am Eastern, with these changes. */
export function sampleLead(count: number, changes: Partial<DeskLead> = {}): DeskLead {
  const shared = changes.shared === undefined ? margaret : changes.shared
  const state = changes.state ?? 'sent'
  const id = idOf(count)
  return {
    id,
    reference: id.slice(0, 8),
    state,
    name: shared === null ? null : `${shared.firstName} ${shared.lastName}`,
    method: shared?.method ?? null,
    tier: shared === null ? null : 'gold',
    timeZone: shared === null ? null : 'America/Los_Angeles',
    askedAt: '2026-11-22T20:00:00.000Z',
    sharedAt: '2026-11-22T20:00:00.000Z',
    promisedAt: shared === null ? null : '2026-11-23T20:00:00.000Z',
    dueAt: shared === null ? null : '2026-11-23T20:00:00.000Z',
    againAt: null,
    appointment: null,
    endedAt: null,
    withdrawn: state === 'withdrawn',
    outcome: null,
    declined: null,
    opened: true,
    pending: null,
    version: 1,
    events: [
      { at: '2026-11-22T20:00:00.000Z', event: 'asked', by: 'person' },
      { at: '2026-11-22T20:00:00.000Z', event: 'shared', by: 'person' },
      { at: '2026-11-22T20:00:04.000Z', event: 'sent', by: 'site' },
    ],
    allowed: [...allowedIn[state]],
    ...changes,
    shared,
  }
}

const named = (firstName: string, lastName: string, changes: Partial<Shared> = {}): Shared => ({
  ...margaret,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  ...changes,
})

/** Past its promised time, and not opened yet. */
export const lateLead = sampleLead(1, {
  shared: named('Walter', 'Brandt', { phoneNumber: '+1 312 555 0187', time: 'anytime', facts: null, notes: null }),
  timeZone: 'America/Chicago',
  askedAt: '2026-11-22T14:00:00.000Z',
  sharedAt: '2026-11-22T14:00:00.000Z',
  promisedAt: '2026-11-23T14:00:00.000Z',
  dueAt: '2026-11-23T14:00:00.000Z',
  opened: false,
})

/** Sent, to be called today, where it is 7:00 am. */
export const sentLead = sampleLead(2)

/** Received by the firm; to be written to. */
export const acknowledgedLead = sampleLead(3, {
  state: 'acknowledged',
  shared: named('Ruth', 'Okafor', { method: 'email', phoneNumber: null, calls: false, time: 'afternoon' }),
  tier: 'silver',
  timeZone: 'America/New_York',
  promisedAt: '2026-11-23T21:10:00.000Z',
  dueAt: '2026-11-23T21:10:00.000Z',
})

/** Not reached on Sunday: the firm means to call again today. */
export const againLead = sampleLead(4, {
  state: 'acknowledged',
  shared: named('Joseph', 'Kealoha', { time: 'anytime' }),
  timeZone: 'Pacific/Honolulu',
  againAt: '2026-11-23T22:00:00.000Z',
  dueAt: '2026-11-23T22:00:00.000Z',
})

/** Talks to the firm today at 2:00 pm Eastern. */
export const scheduledLead = sampleLead(5, {
  state: 'scheduled',
  shared: named('Diane', 'Castellanos', { phoneNumber: '+1 303 555 0112' }),
  timeZone: 'America/Denver',
  appointment: {
    id: idOf(50),
    start: '2026-11-23T19:00:00.000Z',
    end: '2026-11-23T19:30:00.000Z',
    sequence: 0,
    way: { kind: 'phone', phoneNumber: '+1 303 555 0112' },
  },
  dueAt: '2026-11-23T19:00:00.000Z',
})

/** The firm has talked to this person, whose time zone nobody knows. */
export const calledLead = sampleLead(6, {
  state: 'called',
  shared: named('Harold', 'Nyberg', { time: 'evening', method: 'text', textMessages: true }),
  tier: 'silver',
  timeZone: null,
  dueAt: '2026-11-25T15:00:00.000Z',
})

/** Could not be delivered by the other channels, and waits at the desk. */
export const failedLead = sampleLead(7, {
  state: 'failed',
  shared: named('Maximiliana-Alexandrina', 'Featherstonehaugh-Wolfeschlegelstein', {
    email: 'maximiliana.featherstonehaugh+exchange-correspondence@investments.example.com',
  }),
  dueAt: '2026-11-24T15:00:00.000Z',
  promisedAt: '2026-11-24T15:00:00.000Z',
  opened: false,
})

/** Ended with an outcome. */
export const closedLead = sampleLead(8, {
  state: 'closed',
  shared: named('Evelyn', 'Hartmann'),
  dueAt: null,
  endedAt: '2026-11-20T18:30:00.000Z',
  outcome: 'going_ahead',
})

/** The firm did not take it. */
export const declinedLead = sampleLead(9, {
  state: 'closed',
  shared: named('Samuel', 'Whitcomb'),
  dueAt: null,
  endedAt: '2026-11-19T16:00:00.000Z',
  declined: 'not_licensed_there',
  allowed: [],
})

/** Its person took the consent back. */
export const withdrawnLead = sampleLead(10, {
  state: 'withdrawn',
  shared: null,
  endedAt: '2026-11-21T09:15:00.000Z',
  events: [
    { at: '2026-11-20T20:00:00.000Z', event: 'shared', by: 'person' },
    { at: '2026-11-21T09:15:00.000Z', event: 'withdrawn', by: 'person' },
  ],
  sharedAt: '2026-11-20T20:00:00.000Z',
})

/** A lead in every state that a firm can see. */
export const sampleLeads: readonly DeskLead[] = [
  lateLead,
  sentLead,
  acknowledgedLead,
  againLead,
  scheduledLead,
  calledLead,
  failedLead,
  closedLead,
  declinedLead,
  withdrawnLead,
]

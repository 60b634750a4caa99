import type { RequestState } from '@dst/contracts'
import type { SampleAttempt, SampleEvent } from '../../database/sample-requests.ts'

/** One sample request: its state, when it was asked for, and how it went. */
export interface SamplePlan {
  state: RequestState
  /** Hours since it was asked for. */
  age: number
  channel: 'webhook' | 'mail'
  /** Why deliveries fail so far. */
  failing?: string
}

const byWebhook = (state: RequestState, ages: number[], failing?: string): SamplePlan[] =>
  ages.map((age) => ({ state, age, channel: 'webhook', ...(failing === undefined ? {} : { failing }) }))
const byMail = (state: RequestState, ages: number[]): SamplePlan[] =>
  ages.map((age) => ({ state, age, channel: 'mail' }))

/** Forty requests in every state. Those that were sent 30 hours ago and more are late. */
export const samplePlans: readonly SamplePlan[] = [
  ...byWebhook('saved', [2, 30, 170, 900]),
  ...byWebhook('queued', [0.2, 1, 3]),
  ...byWebhook('queued', [5, 11, 30], 'webhook_status_500'),
  ...byMail('sent', [1, 6, 12, 30, 52]),
  ...byWebhook('acknowledged', [4, 8, 15, 21]),
  ...byMail('acknowledged', [9, 18]),
  ...byWebhook('called', [28, 50, 120, 200]),
  ...byWebhook('scheduled', [26, 33, 49, 70]),
  ...byWebhook('closed', [190, 260, 340, 500]),
  ...byMail('closed', [800]),
  ...byWebhook('failed', [80, 96, 130], 'webhook_timeout'),
  ...byWebhook('withdrawn', [45, 150, 410]),
]

/** How long after the request things happen, in hours. */
const after = { sent: 0.1, acknowledged: 0.2, linkPressed: 3, called: 5, scheduled: 6, withdrawn: 20, failed: 75 }
const closedAfter = 96

/** What happened to a request of this plan, oldest first. */
export function eventsOf({ state, channel }: SamplePlan): SampleEvent[] {
  const asked: SampleEvent = { event: 'asked', hours: 0 }
  if (state === 'saved' || state === 'queued') return [asked]
  if (state === 'failed') return [asked, { event: 'failed', hours: after.failed }]
  const sent: SampleEvent = { event: 'sent', hours: after.sent, channel }
  if (state === 'sent') return [asked, sent]
  const acknowledged: SampleEvent = { event: 'acknowledged', hours: acknowledgedAfter(channel) }
  const taken = [asked, sent, acknowledged]
  const called: SampleEvent = { event: 'called', hours: after.called }
  if (state === 'acknowledged') return taken
  if (state === 'called') return [...taken, called]
  if (state === 'closed') return [...taken, called, { event: 'closed', hours: closedAfter }]
  if (state === 'scheduled')
    return [...taken, { event: 'booked', hours: after.scheduled }, { event: 'scheduled', hours: after.scheduled }]
  return [
    ...taken,
    { event: 'withdrawn', hours: after.withdrawn },
    { event: 'withdrawal_told', hours: after.withdrawn + after.sent, channel },
  ]
}

/** When the firm says that it has the request: at once by webhook, by the link in a mail once somebody reads it. */
export function acknowledgedAfter(channel: SamplePlan['channel']): number {
  return channel === 'mail' ? after.linkPressed : after.acknowledged
}

/** The attempts to deliver it, oldest first. Those of a failing one are an hour apart. */
export function attemptsOf({ state, age, channel, failing }: SamplePlan): SampleAttempt[] {
  if (state === 'saved') return []
  if (failing !== undefined) return failures(Math.floor(Math.min(age, after.failed)), channel, failing)
  if (state === 'queued') return []
  const lead: SampleAttempt = { what: 'lead', hours: after.sent, channel, attempt: 1, reason: null }
  if (state === 'scheduled') return [lead, { ...lead, what: 'appointment', hours: after.scheduled + after.sent }]
  return state === 'withdrawn' ? [lead, { ...lead, what: 'withdrawal', hours: after.withdrawn + after.sent }] : [lead]
}

function failures(hours: number, channel: SamplePlan['channel'], reason: string): SampleAttempt[] {
  return Array.from({ length: hours }, (_, index) => {
    return { what: 'lead', hours: index + after.sent, channel, attempt: index + 1, reason }
  })
}

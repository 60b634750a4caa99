import type { RequestEvent } from '@dst/contracts'
import type { DeskLead } from '@dst/contracts/desk'

type By = DeskLead['events'][number]['by']

const causedBy = {
  asked: 'person',
  changed: 'person',
  shared: 'person',
  withdrawn: 'person',
  booked: 'person',
  moved: 'person',
  cancelled: 'person',
  sent: 'site',
  failed: 'site',
  withdrawal_told: 'site',
  acknowledged: 'firm',
  called: 'firm',
  not_reached: 'firm',
  scheduled: 'firm',
  closed: 'firm',
  declined: 'firm',
  opted_out: 'firm',
  partner_deleted: 'firm',
  account_deleted: 'person',
} as const satisfies Record<RequestEvent, By>

const ends: readonly RequestEvent[] = ['closed', 'declined', 'failed', 'withdrawn']

interface Happened {
  event: RequestEvent
  at: Date
}

/** What happened to a lead, oldest first, with who caused it; `voided`: when actions did not take effect. */
export function eventsOf(happened: readonly Happened[], voided: readonly { at: Date }[]): DeskLead['events'] {
  const events = happened.map((one, index) => ({ ...one, by: byOf(one, happened, index) }))
  const all = [...events, ...voided.map(({ at }) => ({ event: 'action_void' as const, at, by: 'site' as const }))]
  return all
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

/** Whoever ends a request cancels its appointment; the firm books in the moment in which it arranges a conversation. */
function byOf({ event, at }: Happened, happened: readonly Happened[], index: number): By {
  const before = happened[index - 1]
  if (event === 'cancelled') return before && ends.includes(before.event) ? causedBy[before.event] : 'person'
  if (event !== 'booked' && event !== 'moved') return causedBy[event]
  const arranged = happened.some((other) => other.event === 'scheduled' && other.at.getTime() === at.getTime())
  return arranged ? 'firm' : 'person'
}

import type { RequestState } from '@dst/contracts'
import type { LeadActionKind } from '@dst/contracts/desk'

const fresh = ['acknowledge', 'reached', 'not_reached', 'schedule', 'close', 'decline', 'opt_out'] as const

/** What the firm can report about a request in each state. A request that is only saved is no longer shared. */
const actionsOf = {
  saved: ['confirm_deletion'],
  queued: fresh,
  sent: fresh,
  failed: fresh,
  acknowledged: ['reached', 'not_reached', 'schedule', 'close', 'decline', 'opt_out'],
  called: ['not_reached', 'schedule', 'close', 'decline', 'opt_out'],
  scheduled: ['reached', 'not_reached', 'schedule', 'close', 'decline', 'opt_out'],
  closed: ['opt_out', 'confirm_deletion'],
  withdrawn: ['confirm_deletion'],
} as const satisfies Record<RequestState, readonly LeadActionKind[]>

/** What narrows down what a state allows. */
export interface LeadFacts {
  /** Whether the firm has acknowledged the present version. */
  acknowledged: boolean
  /** Whether the firm has confirmed that it deleted what it had of the present version. */
  deleted: boolean
  /** Whether another request of the same person is open: a person has one at a time. */
  otherOpen: boolean
}

/** What the firm can report about a request now, at its desk or as an event. */
export function allowedActions(state: RequestState, { acknowledged, deleted, otherOpen }: LeadFacts): LeadActionKind[] {
  const excluded: LeadActionKind[] = [
    ...(acknowledged ? (['acknowledge'] as const) : []),
    ...(deleted ? (['confirm_deletion'] as const) : []),
    ...(otherOpen ? (['schedule'] as const) : []),
  ]
  return actionsOf[state].filter((kind) => !excluded.includes(kind))
}

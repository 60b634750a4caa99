import type { RequestEvent, RequestState } from '@dst/contracts'
import type { DeskLead, LeadActionKind, PendingAction } from '@dst/contracts/desk'

const reports = ['reached', 'not_reached', 'schedule', 'close', 'opt_out'] as const satisfies LeadActionKind[]

/** What the firm can report in each state. */
export const allowedIn = {
  saved: [],
  queued: ['acknowledge', 'decline', ...reports],
  sent: ['acknowledge', 'decline', ...reports],
  acknowledged: ['decline', ...reports],
  called: [...reports],
  scheduled: [...reports],
  closed: ['opt_out'],
  failed: ['acknowledge', 'decline', ...reports],
  withdrawn: ['confirm_deletion'],
} as const satisfies Record<RequestState, readonly LeadActionKind[]>

/** A lead once an action has taken effect, dated when it was reported. */
export function afterAction(lead: DeskLead, { action, at }: PendingAction): DeskLead {
  const ended = { endedAt: at, dueAt: null, againAt: null }
  const settled = { ...lead, pending: null, version: lead.version + 1 }
  const eventsWith = (event: RequestEvent): DeskLead['events'] => [...lead.events, { at, event, by: 'firm' }]
  const to = (state: RequestState, event: RequestEvent, more: Partial<DeskLead> = {}): DeskLead => ({
    ...settled,
    state,
    allowed: [...allowedIn[state]],
    events: eventsWith(event),
    ...more,
  })
  switch (action.kind) {
    case 'acknowledge':
      return to('acknowledged', 'acknowledged')
    case 'reached':
      return to('called', 'called', { againAt: null })
    case 'not_reached':
      return { ...settled, againAt: action.againAt, dueAt: action.againAt, events: eventsWith('not_reached') }
    case 'schedule': {
      const end = new Date(Date.parse(action.start) + 30 * 60_000).toISOString()
      const appointment = { id: lead.id, start: action.start, end, sequence: 0, way: null }
      return to('scheduled', 'booked', { appointment, dueAt: action.start, againAt: null })
    }
    case 'close':
      return to('closed', 'closed', { ...ended, outcome: action.outcome })
    case 'decline':
      return to('closed', 'closed', { ...ended, declined: action.reason, allowed: [] })
    case 'opt_out':
      return {
        ...settled,
        shared: lead.shared && { ...lead.shared, calls: false, textMessages: false },
        events: eventsWith('opted_out'),
      }
    case 'confirm_deletion':
      return { ...settled, allowed: [], shared: null, name: null, events: eventsWith('partner_deleted') }
  }
}

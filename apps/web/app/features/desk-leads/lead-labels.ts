import type { ContactMethod } from '~/lib/consultation/contact-choices.ts'
import type { RequestEvent, RequestState } from '@dst/contracts'
import type { DeclineReason, DeskLead, LeadAction, LeadActionKind, LeadOutcome, OptOut } from '@dst/contracts/desk'

/** The state of a lead as its firm sees it. */
export const leadStateLabels = {
  saved: 'Not shared',
  queued: 'New',
  sent: 'New',
  acknowledged: 'Received',
  called: 'Reached',
  scheduled: 'Conversation booked',
  closed: 'Closed',
  failed: 'New, not delivered elsewhere',
  withdrawn: 'Withdrawn',
} as const satisfies Record<RequestState, string>

/** How a lead ended. */
export const outcomeLabels = {
  going_ahead: 'Going ahead with your firm',
  later: 'Perhaps later',
  not_suitable: 'Not suitable',
  another_way: 'Chose another way',
  never_reached: 'Never reached',
} as const satisfies Record<LeadOutcome, string>

/** Why the firm does not take a lead. */
export const declineLabels = {
  no_capacity: 'No capacity',
  not_licensed_there: 'Not licensed where the person lives',
  conflict_of_interest: 'Conflict of interest',
  not_suitable: 'Not suitable',
  other: 'Another reason',
} as const satisfies Record<DeclineReason, string>

/** What a person no longer wants. */
export const optOutLabels = {
  calls: 'No more calls',
  text: 'No more text messages',
  all: 'No calls and no text messages',
} as const satisfies Record<OptOut, string>

/** The button of each action, in the order in which they are offered. */
export const actionLabels = {
  acknowledge: 'Confirm receipt',
  reached: 'Reached',
  not_reached: 'Not reached',
  schedule: 'Book a time',
  close: 'Close',
  decline: 'Decline',
  opt_out: 'Opt-out',
  confirm_deletion: 'Confirm deletion',
} as const satisfies Record<LeadActionKind, string>

/** The key that presses it. */
export const actionKeys = {
  acknowledge: 'a',
  reached: 'r',
  not_reached: 'n',
  schedule: 's',
  close: 'c',
  decline: 'd',
  opt_out: 'o',
  confirm_deletion: 'x',
} as const satisfies Record<LeadActionKind, string>

/** What a recorded action says. */
export function recordedAction(action: LeadAction): string {
  switch (action.kind) {
    case 'acknowledge':
      return 'Receipt confirmed'
    case 'reached':
      return 'Reached'
    case 'not_reached':
      return 'Not reached'
    case 'schedule':
      return 'Time booked'
    case 'close':
      return `Closed: ${lowered(outcomeLabels[action.outcome])}`
    case 'decline':
      return `Declined: ${lowered(declineLabels[action.reason])}`
    case 'opt_out':
      return `Opted out: ${lowered(optOutLabels[action.from])}`
    case 'confirm_deletion':
      return 'Deletion confirmed'
  }
}

/** What the firm does to get in touch. */
export const methodVerbs = { phone: 'Call', email: 'Write', text: 'Text' } as const satisfies Record<
  ContactMethod,
  string
>

/** What has a name at the desk alone, or only since the firm works there. */
type DeskEvent = 'not_reached' | 'declined' | 'opted_out' | 'partner_deleted' | 'action_void'

const eventLabels = {
  asked: 'Asked for a consultation',
  changed: 'Changed the request',
  shared: 'Agreed to share it with your firm',
  sent: 'Sent to your firm',
  acknowledged: 'Your firm confirmed receipt',
  called: 'Your firm reached the person',
  scheduled: 'Your firm reported a conversation',
  closed: 'Your firm closed it',
  failed: 'Could not be delivered on every channel',
  withdrawn: 'Withdrew the consent',
  withdrawal_told: 'Your firm was told to stop',
  booked: 'Booked a time',
  moved: 'Moved the conversation',
  cancelled: 'Canceled the conversation',
  not_reached: 'Your firm did not reach the person',
  declined: 'Your firm declined it',
  opted_out: 'Asked your firm to stop',
  partner_deleted: 'Your firm confirmed that it deleted what it had',
  account_deleted: 'Deleted the account',
  action_void: 'A report did not take effect, because the lead had changed',
} as const satisfies Record<RequestEvent | DeskEvent, string>

const firmEvents: Partial<Record<DeskLead['events'][number]['event'], string>> = {
  booked: 'Your firm booked a time',
  moved: 'Your firm moved the conversation',
  cancelled: 'Your firm canceled the conversation',
}

/** What happened, for a reader at the firm. */
export function leadEventLabel({ event, by }: Pick<DeskLead['events'][number], 'event' | 'by'>): string {
  return (by === 'firm' ? firmEvents[event] : undefined) ?? eventLabels[event]
}

function lowered(label: string): string {
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

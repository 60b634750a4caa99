import type { RequestEvent, RequestState } from '@dst/contracts'
import type {
  DeclineReason,
  DeliveryAttempt,
  DeliveryChannel,
  DeskRole,
  LeadOutcome,
  RequestAge,
} from '@dst/contracts/desk'

/** Where a request stands, as the staff see it. */
export const stateNames = {
  saved: 'Not shared',
  queued: 'On its way',
  sent: 'Sent, not confirmed',
  acknowledged: 'Confirmed by the firm',
  called: 'Firm was in touch',
  scheduled: 'Conversation arranged',
  closed: 'Closed',
  failed: 'Not delivered',
  withdrawn: 'Withdrawn',
} as const satisfies Record<RequestState, string>

/** What happened to a request. */
export const eventNames = {
  asked: 'The person made the request',
  changed: 'The person changed it',
  shared: 'The person agreed to share it',
  sent: 'Sent to the firm',
  acknowledged: 'The firm confirmed that it has it',
  called: 'The firm reported that it was in touch',
  scheduled: 'The firm reported that a conversation is arranged',
  closed: 'The firm closed it',
  failed: 'It could not be delivered',
  withdrawn: 'The person withdrew the consent',
  withdrawal_told: 'The firm was told to stop',
  booked: 'A conversation was booked',
  moved: 'The conversation was moved',
  cancelled: 'The conversation was canceled',
  not_reached: 'The firm reported that it tried to get in touch',
  declined: 'The firm does not take it',
  opted_out: 'The firm reported that the person wants no more calls or text messages',
  partner_deleted: 'The firm reported that it deleted what it had',
  account_deleted: 'The account was deleted',
} as const satisfies Record<RequestEvent, string>

/** How old a request is. */
export const ageNames = {
  day: 'Asked within a day',
  week: 'Asked within a week',
  month: 'Asked within a month',
  older: 'Asked longer ago',
} as const satisfies Record<RequestAge, string>

/** How something reaches the firm. */
export const channelNames = {
  webhook: 'Direct connection',
  mail: 'Mail',
} as const satisfies Record<DeliveryChannel, string>

/** A channel of an event; one that is not known here is named by its code. */
export function channelName(channel: string): string {
  if (channel === 'desk') return 'The firm’s desk'
  return Object.hasOwn(channelNames, channel) ? channelNames[channel as DeliveryChannel] : channel
}

/** What was to be delivered. */
export const deliveredNames = {
  lead: 'Request',
  withdrawal: 'Withdrawal',
  appointment: 'Conversation',
} as const satisfies Record<DeliveryAttempt['what'], string>

/** How a request ended. */
export const outcomeNames = {
  going_ahead: 'Going ahead',
  later: 'Later',
  not_suitable: 'Not suitable',
  another_way: 'Another way',
  never_reached: 'Never reached',
} as const satisfies Record<LeadOutcome, string>

/** Why the firm did not take a request. */
export const declineNames = {
  no_capacity: 'No capacity',
  not_licensed_there: 'Not licensed there',
  conflict_of_interest: 'Conflict of interest',
  not_suitable: 'Not suitable',
  other: 'Another reason',
} as const satisfies Record<DeclineReason, string>

/** Who looked at a request. */
export const roleNames = { partner: 'Adviser of the firm', staff: 'Staff' } as const satisfies Record<DeskRole, string>

import type { RequestEvent, RequestState } from '@dst/contracts'

/** The label of each event, in the past tense. */
export const eventLabels = {
  asked: 'You made this request',
  changed: 'You changed it',
  shared: 'You agreed to share it',
  sent: 'Sent to the partner',
  acknowledged: 'The partner confirmed that it has it',
  called: 'The partner reported that it was in touch with you',
  scheduled: 'The partner reported that a conversation is arranged',
  closed: 'The partner closed it',
  failed: 'It could not be delivered',
  withdrawn: 'You withdrew your consent',
  withdrawal_told: 'The partner was told to stop',
  booked: 'You booked a time',
  moved: 'You moved the conversation',
  cancelled: 'The conversation was canceled',
  opted_out: 'The partner reported that you want no more calls or text messages',
  partner_deleted: 'The partner reported that it deleted what it had of this request',
  account_deleted: 'The account was deleted',
} as const satisfies Record<RequestEvent, string>

/** The state of a request in a word or two. */
export const stateLabels = {
  saved: 'Saved, not shared',
  queued: 'On its way',
  sent: 'Sent',
  acknowledged: 'Received',
  called: 'Answered',
  scheduled: 'Conversation arranged',
  closed: 'Closed',
  failed: 'Not delivered',
  withdrawn: 'Withdrawn',
} as const satisfies Record<RequestState, string>

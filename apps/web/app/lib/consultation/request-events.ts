import { deskIdleMaximum } from '@dst/domain/parameters'
import type { Consultation, RequestEvent, RequestState } from '@dst/contracts'

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
  booked: 'A time was booked',
  moved: 'The conversation was moved',
  cancelled: 'The conversation was canceled',
  not_reached: 'The partner reported that it tried to reach you',
  declined: 'The partner reported that it can’t take it',
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

/** One thing that happened to a request. */
export interface HistoryEntry {
  at: string
  words: string
}

/** What happened to a request and when it was opened, oldest first. */
export function requestHistory({ events, opened, partner }: Consultation): HistoryEntry[] {
  const happened = events.map(({ at, event }) => ({ at, words: eventLabels[event] }))
  const looks = sittings(opened).map(({ at, by }) => ({
    at,
    words: `Opened by ${by === 'partner' ? partner.name : 'the staff of this site'}`,
  }))
  return [...happened, ...looks].toSorted((one, other) => one.at.localeCompare(other.at))
}

/** Of looks that follow each other without a pause the first: a page that is open is read again and again. */
function sittings(opened: Consultation['opened']): Consultation['opened'] {
  const sorted = opened.toSorted((one, other) => one.at.localeCompare(other.at))
  return sorted.filter(({ at, by }, index) => {
    const before = sorted.slice(0, index).findLast((look) => look.by === by)
    return before === undefined || Date.parse(at) - Date.parse(before.at) > pauseMilliseconds
  })
}

/** A session at the desk ends after as long without use. */
const pauseMilliseconds = deskIdleMaximum * 60_000

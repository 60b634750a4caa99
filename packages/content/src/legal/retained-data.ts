import {
  exchangeShareDays,
  exchangeShareMemory,
  retentionDays,
  retentionMonths,
  sessionInactivity,
  sessionMaximum,
} from '@dst/domain/parameters'
import type { Table } from '../blocks/index.ts'

/**
 * What ends the keeping of a kind of data: the person, by deleting the account; the daily job `retention`; the upkeep
 * of the sign-in service; the hourly job for links; the queue itself; or the operator, where the server may not delete.
 */
export type RetentionKeeper = 'account' | 'retention' | 'sign-in' | 'links' | 'queue' | 'operator'

/** How long one kind of data is kept, as the privacy policy says it. */
export interface RetainedData {
  readonly kind: string
  readonly data: string
  readonly kept: string
  readonly by: RetentionKeeper
}

const { unsharedRequest, endedRequest, contactMessage, signInLog, proof } = retentionMonths
const days = retentionDays

/** Every kind of data that is kept, with its time. `@dst/api` tests it against what its jobs delete. */
export const retainedData = [
  {
    kind: 'account',
    data: 'Your account, profile, answers, score, choices, and the exchange kept in the account',
    kept: 'While you have the account',
    by: 'account',
  },
  {
    kind: 'unconfirmedAccount',
    data: 'An account whose email address was never confirmed',
    kept: `${days.unconfirmedAccount} days after the last mail about it`,
    by: 'sign-in',
  },
  {
    kind: 'unsharedRequest',
    data: 'Notes, phone number and facts in a request that you never shared',
    kept: `${unsharedRequest} months after the last change`,
    by: 'retention',
  },
  {
    kind: 'endedRequest',
    data: 'Notes, phone number and facts in a request that you shared, the copy of what was passed on, and the conversation that was booked',
    kept: `${endedRequest} months after the last thing that happened to the request`,
    by: 'retention',
  },
  {
    kind: 'exchangeLink',
    data: 'The encrypted copy behind a link that you share, and when it was opened',
    kept: `The copy until you withdraw the link, and at most ${exchangeShareDays} days; the rest ${exchangeShareMemory} days longer`,
    by: 'links',
  },
  {
    kind: 'contactMessage',
    data: 'Messages of the contact form',
    kept: `${contactMessage} months`,
    by: 'retention',
  },
  {
    kind: 'session',
    data: 'Browsers in which you are signed in',
    kept: `Until you sign out, or a day after the sign-in has ended: after ${sessionInactivity} days without use, or ${sessionMaximum} days in all`,
    by: 'sign-in',
  },
  {
    kind: 'signInLog',
    data: 'The log of sign-ins and of changes to them',
    kept: `${signInLog} months, and not longer than the account`,
    by: 'sign-in',
  },
  {
    kind: 'consent',
    data: 'Each consent that you gave or refused, with its wording, page and, for calls and text messages, the number',
    kept: `${proof} months, and as long as your account or the request lasts; once the account is deleted without your name, and with the number only scrambled (hashed)`,
    by: 'operator',
  },
  {
    kind: 'requestHistory',
    data: 'What you chose on the form of a request, and what happened to it, and when',
    kept: `${proof} months after the last entry; without your name once the account is deleted`,
    by: 'operator',
  },
  {
    kind: 'activityLog',
    data: 'The log of what was done in the account, without what was entered',
    kept: `${proof} months; without your name once the account is deleted`,
    by: 'operator',
  },
  {
    kind: 'deliveryAttempt',
    data: 'The log of attempts to pass a request on to the partner: codes, times and reference numbers',
    kept: `${proof} months`,
    by: 'retention',
  },
  {
    kind: 'deletedAccount',
    data: 'The number of a deleted account, scrambled (hashed)',
    kept: `${days.deletedAccount} days`,
    by: 'retention',
  },
  {
    kind: 'deletionNotice',
    data: 'The address of a deleted account, for the mail that confirms it',
    kept: `Until that mail is sent, and at most ${days.deletionNotice} days`,
    by: 'retention',
  },
  {
    kind: 'testMail',
    data: 'Copies of mails, only on a test system without a mail server',
    kept: `${days.testMail} days`,
    by: 'retention',
  },
  {
    kind: 'job',
    data: 'Our list of work to do, such as mails to send: reference numbers only',
    kept: `${days.finishedJob} days after it is done, ${days.waitingJob} days while it waits, ${days.failedJob} days if it failed for good`,
    by: 'queue',
  },
] as const satisfies readonly RetainedData[]

/** The kinds that the daily job `retention` deletes. */
export type SweptKind = Extract<(typeof retainedData)[number], { by: 'retention' }>['kind']

/** The same as a table of the privacy policy. */
export const retentionTable: Table = {
  kind: 'table',
  caption: 'How long we keep each kind of data',
  columns: ['Data', 'Kept'],
  rows: retainedData.map(({ data, kept }) => ({ heading: data, cells: [kept] })),
}

/** What is left of a person after their account is deleted, and why. `@dst/api` tests it against what it leaves. */
export const remainsAfterDeletion = [
  {
    kind: 'consents',
    what: 'each consent that you gave or refused: its wording, time, page and reference number, and the number that you agreed to be called or texted at only scrambled (hashed)',
    why: 'to prove it',
  },
  {
    kind: 'requests',
    what: 'what you chose on the form of a request, and when it was sent, answered and taken back, under its reference number',
    why: 'to prove what was agreed to and done',
  },
  {
    kind: 'audit',
    what: 'the log of what was done: kind, time and reference number',
    why: 'to prove what we did, and when',
  },
  {
    kind: 'hash',
    what: `for ${days.deletedAccount} days the number of the account, scrambled (hashed)`,
    why: 'so that nothing that arrives late brings it back',
  },
  {
    kind: 'notice',
    what: `your email address until the confirmation is sent, and at most ${days.deletionNotice} days`,
    why: 'to confirm the deletion to you',
  },
  {
    kind: 'partner',
    what: 'what a partner firm, or your own mailbox, has already received',
    why: 'which we cannot delete; the partner is told that your consent has ended',
  },
] as const

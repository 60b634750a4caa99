import type { MailOrder } from '@dst/auth-server'
import type { PartnerOptOut } from '@dst/contracts'
import { retentionDays, type conversationReminders } from '@dst/domain/parameters'
import type { QueueOptions } from 'pg-boss'
import { deadLetters } from '../database/job-tables.ts'
import type { LeadVersion } from '../database/lead.ts'

/** Every kind of background job and its payload: ids, never a person's data. */
export interface JobPayloads {
  'account-mail': MailOrder
  'contact-mail': { messageId: string }
  'desk-invitation': { account: string }
  'lead-webhook': LeadVersion
  'lead-mail': LeadVersion
  'withdrawal-webhook': Withdrawal
  'withdrawal-mail': Withdrawal
  'request-mail': RequestNews
  'consent-ask-mail': ConsentQuestion
  'account-deletion': { account: string; requestId: string }
  'deletion-mail': { noticeId: string }
  'legal-notice-mail': LegalNotice
  'account-upkeep': Record<string, never>
  'lead-watch': Record<string, never>
  'exchange-cleanup': Record<string, never>
  retention: Record<string, never>
  'legal-notices': Record<string, never>
  'exchange-reminders': Record<string, never>
  'exchange-reminder-mail': ExchangeReminder
  'appointment-mail': AppointmentNews<AppointmentChange | Reminder>
  'appointment-partner-mail': AppointmentNews
  'appointment-webhook': AppointmentNews
  'desk-action': { actionId: string }
}

export type AppointmentChange = 'booked' | 'moved' | 'cancelled'
/** A reminder; the number is how many hours before the appointment it goes out. */
export type Reminder = `reminder-${(typeof conversationReminders)[number]}`

/**
 * A change to an appointment, as of that moment: the appointment may be gone by the time the job runs. Times are ISO
 * 8601.
 */
export interface AppointmentNews<What extends AppointmentChange | Reminder = AppointmentChange> {
  what: What
  appointmentId: string
  requestId: string
  /** CRD number of the firm that the appointment is with, which is the only one notified. */
  firm: string | null
  start: string
  end: string
  sequence: number
}

/** A notification to the person about one version of their request. */
export interface RequestNews extends LeadVersion {
  what: 'received' | 'handed-over' | 'failed' | 'withdrawn' | 'declined' | `opted-out-${PartnerOptOut}`
}

/**
 * A request whose consent was withdrawn, with all the data the notification needs: the request itself may be deleted by
 * then.
 */
export interface Withdrawal extends LeadVersion {
  /** CRD number of the firm that has the request, which is the only one notified. */
  firm: string
}

/** A question to a person: whether their request may go to a firm. */
export interface ConsentQuestion {
  requestId: string
  /** CRD number of the firm. */
  firm: string
}

/** The reminder of a day; what it says is read from the saved file when it is sent. */
export interface ExchangeReminder {
  investorId: string
  /** As yyyy-mm-dd, in the person's time zone. */
  date: string
}

/** A mail about a version of the legal pages, to one person. */
export interface LegalNotice {
  investorId: string
  /** The day on which the version takes effect, as yyyy-mm-dd. */
  date: string
}

export type JobKind = keyof JobPayloads

/** `nothing_sent`: there was nothing to deliver any more, so that nothing was tried. */
// A handler that returns nothing is fine as well.
// eslint-disable-next-line @typescript-eslint/no-invalid-void-type
export type JobResult = 'nothing_sent' | void

/**
 * Processes one job; a rejection means that it is retried. `signal` aborts it when its time is up. The same job can be
 * delivered twice, after a crash or a lost response. `last`: there will be no further attempt.
 */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayloads[Kind],
  signal: AbortSignal,
  last: boolean,
) => Promise<JobResult>

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> }

const day = 24 * 3600

/**
 * A mail server or lead receiver can be down for a weekend, so retries start at 5 s and double up to an hour, for about
 * three days. Until the hour is reached, each delay is random between half of it and its full length; after that it is
 * exactly an hour. By then a thousand jobs from the same second are spread over the hour and stay spread. Each process
 * also works on few jobs of a kind at a time, so there is no thundering herd.
 */
const overAWeekend: QueueOptions = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, retryLimit: 79 }
/** How long a finished job stays visible, and how long a job that no worker takes is kept, in seconds. */
const stored: QueueOptions = {
  deleteAfterSeconds: retentionDays.finishedJob * day,
  retentionSeconds: retentionDays.waitingJob * day,
}

/**
 * A scheduled job is retried within its period; the next one heals what it left undone, so that it never becomes a dead
 * letter.
 */
const periodic = {
  retryDelay: 5,
  retryBackoff: true,
  retryLimit: 4,
  deleteAfterSeconds: 3600,
  retentionSeconds: 3600,
  expireInSeconds: 60,
} as const satisfies QueueOptions

/**
 * Retry policy of each kind. `expireInSeconds` is the timeout of one attempt, after which the job of a dead worker is
 * also released.
 */
export const jobPolicies = {
  'account-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'contact-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'desk-invitation': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'lead-webhook': { ...overAWeekend, ...stored, expireInSeconds: 15 },
  'lead-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'withdrawal-webhook': { ...overAWeekend, ...stored, expireInSeconds: 15 },
  'withdrawal-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'request-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'consent-ask-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'account-deletion': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'deletion-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'legal-notice-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'appointment-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'appointment-partner-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'appointment-webhook': { ...overAWeekend, ...stored, expireInSeconds: 15 },
  'desk-action': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'exchange-reminder-mail': { ...overAWeekend, ...stored, expireInSeconds: 20 },
  'account-upkeep': periodic,
  'lead-watch': periodic,
  'exchange-cleanup': periodic,
  retention: periodic,
  'legal-notices': periodic,
  'exchange-reminders': periodic,
} as const satisfies Record<JobKind, QueueOptions>

/** Scheduled jobs: cron expressions, in UTC. */
export const schedules = {
  'account-upkeep': '*/5 * * * *',
  'lead-watch': '*/5 * * * *',
  'exchange-cleanup': '23 * * * *',
  retention: '41 4 * * *',
  'legal-notices': '11 15 * * *',
  'exchange-reminders': '*/5 * * * *',
} as const satisfies Partial<Record<JobKind, string>>

export function isPeriodic(kind: JobKind): kind is keyof typeof schedules {
  return kind in schedules
}

/** How many jobs of a kind a process does at once, where one that hangs until its time is up must not hold the rest. */
export const workersOfKind: Partial<Record<JobKind, number>> = {
  'lead-webhook': 4,
  'withdrawal-webhook': 4,
  'appointment-webhook': 4,
}

/** Every queue of ours: pg-boss has others for itself. */
export const queuedKinds: readonly string[] = [...Object.keys(jobPolicies), deadLetters]

/** Dead letters are kept for a year, or until an operator handles them. */
export const deadLetterPolicy: QueueOptions = {
  retentionSeconds: retentionDays.failedJob * day,
  deleteAfterSeconds: retentionDays.finishedJob * day,
}

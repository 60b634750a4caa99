import type { MailOrder } from '@dst/auth-server'
import type { QueueOptions } from 'pg-boss'

/** Every kind of work that happens after the answer, and what each needs to know: ids, never a person's data. */
export interface JobPayloads {
  'account-mail': MailOrder
  'contact-mail': { messageId: string }
  'lead-webhook': LeadVersion
  'lead-mail': LeadVersion
  'withdrawal-webhook': Withdrawal
  'withdrawal-mail': Withdrawal
  'request-mail': RequestNews
  'account-deletion': { account: string; requestId: string }
  'lead-watch': Record<string, never>
  'appointment-mail': AppointmentNews<AppointmentChange | Reminder>
  'appointment-partner-mail': AppointmentNews
  'appointment-webhook': AppointmentNews
}

export type AppointmentChange = 'booked' | 'moved' | 'cancelled'
/** A reminder, with the hours that it goes out ahead. */
export type Reminder = 'reminder-24' | 'reminder-1'

/** What became of an appointment, as it stands at that moment: it may be gone when it is told. Times are ISO 8601. */
export interface AppointmentNews<What extends AppointmentChange | Reminder = AppointmentChange> {
  what: What
  appointmentId: string
  requestId: string
  /** CRD number of the firm that it is with, which is told and no other. */
  firm: string | null
  start: string
  end: string
  sequence: number
}

/** What the person of a request is to be told, of one version of it. */
export interface RequestNews extends LeadVersion {
  what: 'received' | 'handed-over' | 'failed' | 'withdrawn'
}

/** One state of a request, as the partner is to be told of it. */
export interface LeadVersion {
  requestId: string
  version: number
}

/** A request whose consent is gone, with all that is told of it: the request itself may be deleted by then. */
export interface Withdrawal extends LeadVersion {
  /** CRD number of the firm that has it, which is told and no other. */
  firm: string
}

export type JobKind = keyof JobPayloads

/**
 * Does one job; a rejection means that it is to be tried again. `signal` ends it when its time is over.
 * The same job may be handed over twice, after a crash or an answer that got lost. `last`: there will be no other try.
 */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayloads[Kind],
  signal: AbortSignal,
  last: boolean,
) => Promise<void>

export type JobHandlers = { readonly [Kind in JobKind]: JobHandler<Kind> }

const day = 24 * 3600

/**
 * A server that takes mail or leads may be away for a weekend: 5 s, doubling to an hour, for about three days. Each delay is
 * drawn at random between itself and its half until the hour is reached, and from then on it is an hour: by that time a
 * thousand jobs of one second are spread over the hour, and stay so. And a process tries one of a kind at a time: no herd.
 */
const overAWeekend: QueueOptions = { retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, retryLimit: 79 }
/** How long a finished job can be looked at, and how long one that nobody takes is kept, in seconds. */
const kept: QueueOptions = { deleteAfterSeconds: 7 * day, retentionSeconds: 30 * day }

/**
 * How each kind is tried. `expireInSeconds` is the time of one try, and the time after which a job whose worker died is
 * free again.
 */
export const jobPolicies = {
  'account-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'contact-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'lead-webhook': { ...overAWeekend, ...kept, expireInSeconds: 15 },
  'lead-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'withdrawal-webhook': { ...overAWeekend, ...kept, expireInSeconds: 15 },
  'withdrawal-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'request-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'account-deletion': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'appointment-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'appointment-partner-mail': { ...overAWeekend, ...kept, expireInSeconds: 20 },
  'appointment-webhook': { ...overAWeekend, ...kept, expireInSeconds: 15 },
  'lead-watch': { ...kept, deleteAfterSeconds: 3600, retryLimit: 0, expireInSeconds: 60 },
} as const satisfies Record<JobKind, QueueOptions>

/** What happens by the clock: cron expressions, in UTC. */
export const schedules = { 'lead-watch': '*/5 * * * *' } as const satisfies Partial<Record<JobKind, string>>

/** Where jobs go that failed to the end; they stay for a year, or until an operator deals with them. */
export const deadLetters = 'dead-letters'
export const deadLetterPolicy: QueueOptions = { retentionSeconds: 365 * day, deleteAfterSeconds: 7 * day }

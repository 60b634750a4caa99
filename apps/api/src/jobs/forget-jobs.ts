import type { Transaction } from 'kysely'
import { removeJobsNaming } from '../database/job-tables.ts'
import type { Tables } from '../database/tables.ts'
import type { JobKind, JobPayloads, schedules } from './job-kinds.ts'

type KeysOf<Payload> = Payload extends unknown ? keyof Payload : never
/** All payload keys of any kind of job; scheduled jobs have no payload. */
type Told = KeysOf<JobPayloads[Exclude<JobKind, keyof typeof schedules>]>

/** Which of them identify something of a person. */
const naming = {
  id: true,
  account: true,
  investorId: true,
  messageId: true,
  noticeId: true,
  requestId: true,
  appointmentId: true,
  actionId: true,
  kind: false,
  language: false,
  date: false,
  version: false,
  firm: false,
  what: false,
  start: false,
  end: false,
  sequence: false,
} as const satisfies Record<Told, boolean>
const keys = Object.entries(naming)
  .filter(([, names]) => names)
  .map(([key]) => key)

/**
 * Cancellations sent to the partner need none of the deleted data and must still go out, so that the partner does not
 * keep the slot for nobody.
 */
const toPartner: readonly JobKind[] = ['appointment-webhook', 'appointment-partner-mail']

/**
 * Deletes every job that names one of these ids, whatever its kind or state: queued, active, done, or a dead letter.
 * Pending cancellations to the partner are kept. An active job runs to its end, finds no rows, and is not retried.
 * Returns the ids of the jobs' own orders, which emails carry.
 */
export async function forgetJobs(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  return removeJobsNaming(trx, { keys, ids, keptCancellations: toPartner })
}

import { sql, type Transaction } from 'kysely'
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
  requestId: true,
  appointmentId: true,
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
const named = sql.join(
  Object.entries(naming)
    .filter(([, names]) => names)
    .map(([key]) => sql`data ->> ${sql.lit(key)}`),
)

/**
 * Cancellations sent to the partner need none of the deleted data and must still go out, so that the partner does not
 * keep the slot for nobody.
 */
const toPartner: readonly JobKind[] = ['appointment-webhook', 'appointment-partner-mail']
const cancels = sql`
  coalesce(source_name, name) = any(${toPartner}::text[]) and data ->> 'what' = 'cancelled' and state <= 'active'`

/**
 * Deletes every job that names one of these ids, whatever its kind or state: queued, active, done, or a dead letter.
 * Pending cancellations to the partner are kept. An active job runs to its end, finds no rows, and is not retried.
 * Returns the ids of the jobs' own orders, which emails carry.
 */
export async function forgetJobs(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  // Each row is read once without a text search: a busy week's jobs must be processed within the time limit of a call.
  const { rows } = await sql<{ order: string | null }>`delete from pgboss.job
    where array[${named}] && ${ids}::text[] and not (${cancels})
    returning data ->> 'id' as order`.execute(trx)
  return rows.flatMap(({ order }) => order ?? [])
}

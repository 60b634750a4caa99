import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.js'
import type { JobKind, JobPayloads } from './job-kinds.js'

type KeysOf<Payload> = Payload extends unknown ? keyof Payload : never
/** Whatever any kind of job is told; what happens by the clock is told nothing. */
type Told = KeysOf<JobPayloads[Exclude<JobKind, 'lead-watch'>]>

/** Which of it names something of a person. */
const naming = {
  id: true,
  account: true,
  messageId: true,
  requestId: true,
  appointmentId: true,
  kind: false,
  language: false,
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

/** What tells the partner that a conversation is off: it needs nothing of what is deleted, and who keeps the time waits for nobody. */
const toPartner: readonly JobKind[] = ['appointment-webhook', 'appointment-partner-mail']
const cancels = sql`coalesce(source_name, name) = any(${toPartner}::text[]) and data ->> 'what' = 'cancelled' and state <= 'active'`

/**
 * Takes every job out of the queue that names one of these ids, whatever its kind: waiting, in hand, done, or with the
 * dead letters. What has yet to tell the partner of a cancellation stays. One in hand goes on to its end, finds no rows, and
 * is not tried again. Answers with the ids that the jobs' own orders had: mails bear them.
 */
export async function forgetJobs(trx: Transaction<Tables>, ids: readonly string[]): Promise<string[]> {
  // Each row is read once and no text of it is searched: a busy week's jobs have to pass in less than a call's time.
  const { rows } = await sql<{ order: string | null }>`delete from pgboss.job
    where array[${named}] && ${ids}::text[] and not (${cancels})
    returning data ->> 'id' as order`.execute(trx)
  return rows.flatMap(({ order }) => order ?? [])
}

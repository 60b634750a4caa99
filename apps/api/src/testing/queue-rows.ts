import { sql, type Kysely } from 'kysely'
import { deadLetters } from '../database/job-tables.ts'
import type { Tables } from '../database/tables.ts'

/** One job as stored in the queue. */
export interface QueueRow {
  id: string
  kind: string
  payload: Record<string, unknown>
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  /** Attempts that have failed. */
  retries: number
  output: unknown
}

/** Every job in the queue, finished or not, oldest first. */
export async function queueRows(db: Kysely<Tables>): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`select id, name as kind, data as payload, state, retry_count as retries, output
    from pgboss.job where name not like '\\_\\_pgboss%' order by created_on, id`.execute(db.withoutPlugins())
  return rows
}

/** The jobs that are still pending. */
export async function waitingJobs(db: Kysely<Tables>): Promise<Pick<QueueRow, 'kind' | 'payload'>[]> {
  const rows = await queueRows(db)
  return rows
    .filter(({ state }) => state === 'created' || state === 'retry' || state === 'active')
    .map(({ kind, payload }) => ({ kind, payload }))
}

/** The kinds of jobs that are being done, or would be as soon as a worker looks. */
export async function dueJobs(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select name as kind from pgboss.job
    where name not like '\\_\\_pgboss%' and name <> ${deadLetters}
    and (state = 'active' or state in ('created', 'retry') and start_after <= now())`.execute(db.withoutPlugins())
  return rows.map(({ kind }) => kind)
}

/** Makes every job due now. */
export async function makeDue(db: Kysely<Tables>): Promise<void> {
  await sql`update pgboss.job set start_after = now() - interval '1 second'
    where state in ('created', 'retry')`.execute(db)
}

/** Deletes every job from the queue. */
export async function emptyQueue(db: Kysely<Tables>): Promise<void> {
  await sql`delete from pgboss.job`.execute(db)
}

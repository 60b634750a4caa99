import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.js'
import type { JobKind, JobPayloads } from './job-kinds.js'
import { leaseTime, restAfterCause, waitAfter } from './retry-schedule.js'
import { announce } from './wake.js'

/** One job in the hands of a worker. */
export interface ClaimedJob<Kind extends JobKind> {
  id: string
  payload: JobPayloads[Kind]
  /** Tries so far, this one included. */
  attempts: number
}

/** Writes a job down in the transaction of its cause: both are there after the commit, or neither is. */
export async function enqueue<Kind extends JobKind>(trx: Transaction<Tables>, kind: Kind, payload: JobPayloads[Kind]): Promise<void> {
  const runAt = after(new Date(), restAfterCause)
  await trx.insertInto('jobs').values({ kind, payload: JSON.stringify(payload), runAt }).execute()
  announce(kind)
}

/**
 * Takes the job that has been due longest and keeps it from other workers for the time of a lease. No transaction
 * stays open while it is done: the embedded database has one connection.
 */
export async function claim<Kind extends JobKind>(db: Kysely<Tables>, kind: Kind, now: Date): Promise<ClaimedJob<Kind> | undefined> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', kind)
    .where('buriedAt', 'is', null)
    .where('runAt', '<=', now)
    .orderBy('runAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await db
    .updateTable('jobs')
    .set({ attempts: sql`attempts + 1`, runAt: after(now, leaseTime) })
    .where('id', '=', due)
    .returning(['id', 'payload', 'attempts'])
    .executeTakeFirst()
  // Only `enqueue` writes payloads, and its type ties each to its kind.
  return row && { ...row, payload: row.payload as unknown as JobPayloads[Kind] }
}

/** Takes a job that is done off the queue. */
export async function complete(db: Kysely<Tables>, job: { id: string }): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).execute()
}

/** Puts a job back for later, unless its lease ran out and another worker has it. */
export async function postpone(db: Kysely<Tables>, { id, attempts }: { id: string; attempts: number }, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: after(now, waitAfter(attempts)) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute()
}

/** Sets a job aside that failed too often. It stays in the table until somebody looks at it. */
export async function bury(db: Kysely<Tables>, { id, attempts }: { id: string; attempts: number }, now: Date): Promise<void> {
  await db.updateTable('jobs').set({ buriedAt: now }).where('id', '=', id).where('attempts', '=', attempts).execute()
}

function after(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() + milliseconds)
}

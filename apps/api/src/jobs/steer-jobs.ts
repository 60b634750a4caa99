import type { Kysely } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { deadLetters, type JobLook } from '../database/job-tables.ts'
import type { Tables } from '../database/tables.ts'
import { isPeriodic, type JobKind } from './job-kinds.ts'

/** What a retry did: a waiting job is due now, a canceled one waits again, a dead letter became a new job. */
export type Retried = 'due' | 'waits' | 'again'

type Steered = Pick<JobLook, 'id' | 'kind' | 'queue' | 'state'>

/** Whether a job in this state can be done now. */
export function canRetry({ state }: Pick<JobLook, 'state'>): boolean {
  return state === 'waiting' || state === 'cancelled' || state === 'dead'
}

/**
 * Whether a job can be left undone. A scheduled one would be back with its next turn, and without its job an action at
 * the desk would wait for ever, and every other one on that lead with it.
 */
export function canCancel({ kind, state }: Pick<JobLook, 'kind' | 'state'>): boolean {
  return (state === 'waiting' || state === 'dead') && kind !== 'desk-action' && !isPeriodic(kind as JobKind)
}

/** Does a job now; undefined if its state forbids that. Where others steer at the same time, its row is locked. */
export async function retryJob(
  boss: PgBoss,
  { id, queue, state }: Steered,
  trx?: Kysely<Tables>,
): Promise<Retried | undefined> {
  const on = within(trx)
  if (!canRetry({ state })) return undefined
  if (state === 'waiting') {
    const { updated } = await boss.update(queue, undefined, { ...on, id, startAfter: new Date() })
    return updated > 0 ? 'due' : undefined
  }
  if (state === 'cancelled') await boss.resume(queue, id, on)
  if (queue !== deadLetters) return 'waits'
  return (await boss.redrive(deadLetters, { ...on, ids: [id] })) > 0 ? 'again' : undefined
}

/** Leaves a job undone; false if it is not one that waits. */
export async function cancelJob(boss: PgBoss, job: Steered, trx?: Kysely<Tables>): Promise<boolean> {
  if (!canCancel(job)) return false
  await boss.cancel(job.queue, job.id, within(trx))
  return true
}

function within(trx: Kysely<Tables> | undefined) {
  return trx ? { db: fromKysely(trx.withoutPlugins()) } : {}
}

import type { DeliveryAttempt, DeliveryChannel } from '@dst/contracts/desk'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { DeliveryAttemptsTable } from './desk-tables.ts'
import type { Tables } from './tables.ts'

/** Records one attempt. */
export async function recordAttempt(db: Kysely<Tables>, attempt: Insertable<DeliveryAttemptsTable>): Promise<void> {
  await db.insertInto('deliveryAttempts').values(attempt).execute()
}

/** An attempt as stored, with the job that made it. */
export type AttemptRow = Omit<DeliveryAttempt, 'at' | 'nextTryAt' | 'attempt'> & {
  at: Date
  nextTryAt: Date | null
  jobId: string
  attempt: number
}

/** The newest attempts to deliver something about a request, newest first. */
export async function attemptsOf(db: Kysely<Tables>, requestId: string, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('deliveryAttempts')
    .select(['at', 'channel', 'what', 'version', 'outcome', 'reason', 'nextTryAt', 'jobId', 'attempt'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Failures of the same kind since some moment. */
export interface FailedDeliveries {
  channel: DeliveryChannel
  what: DeliveryAttempt['what']
  reason: string
  /** How many attempts failed so. */
  attempts: number
  /** Of how many requests this is still the newest outcome on the channel. */
  open: number
  lastAt: Date
}

/** What failed since a moment, by channel, subject and reason; the latest failure first. */
export async function failedDeliveries(db: Kysely<Tables>, since: Date): Promise<FailedDeliveries[]> {
  const { rows } = await sql<FailedDeliveries>`select channel, what, reason, count(*)::int as attempts,
      count(distinct request_id) filter (where newest)::int as open, max(at) as "lastAt"
    from (select *, id = max(id) over (partition by request_id, channel, what) as newest
      from delivery_attempts where at > ${since}) as attempts
    where outcome = 'failed' group by channel, what, reason order by "lastAt" desc, what, channel`.execute(
    db.withoutPlugins(),
  )
  return rows
}

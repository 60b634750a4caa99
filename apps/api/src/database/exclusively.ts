import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Any number that nothing else on the database locks. */
const preparation = 1031_0001

/**
 * Does `work`, on other connections, while no other process prepares the database. Ends with a lock timeout when
 * another does for half a second.
 *
 * The lock lasts as long as a transaction: behind a pooler in transaction mode a session's lock would stay on a
 * connection that others get. Such a pooler ignores the settings of a connection, so they are made here.
 */
export async function exclusively(db: Kysely<Tables>, work: () => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select set_config('lock_timeout', '500', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(trx)
    await sql`select pg_advisory_xact_lock(${preparation}::bigint)`.execute(trx)
    await work()
  })
}

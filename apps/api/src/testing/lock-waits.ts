import { sql, type Kysely } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '../database/tables.ts'
import type { QueueDatabase } from '../database/queue-database.ts'

/**
 * Resolves when a statement waits for a lock that an open transaction holds. On the embedded database that is at once:
 * such a transaction has its only connection.
 */
export async function aStatementWaits(db: Kysely<Tables>, { backend }: QueueDatabase): Promise<void> {
  if (backend === 'pglite') return
  const waiting = async () =>
    // What other connections wait for is hidden from the product's role, but not which locks they lack.
    (
      await sql`select from pg_locks
        where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(db)
    ).rows.length
  await expect.poll(waiting, { timeout: 30_000, interval: 10 }).toBeGreaterThan(0)
}

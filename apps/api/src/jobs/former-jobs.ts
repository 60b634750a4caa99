import { sql, type Kysely } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Tables } from '../database/tables.ts'
import type { QueueDatabase } from './queue-database.ts'

/**
 * Until November 2026 jobs were in a table of this app. This moves pending ones to the queue, once, and drops the
 * table.
 */
export async function moveFormerJobs(database: QueueDatabase, db: Kysely<Tables>): Promise<void> {
  const plain = db.withoutPlugins()
  const { rows: tables } = await sql<{ there: boolean }>`select to_regclass('jobs') is not null as there`.execute(plain)
  if (tables[0]?.there !== true) return
  const boss = new PgBoss({ ...database, migrate: false, createSchema: false, supervise: false, schedule: false })
  await boss.start()
  await plain.transaction().execute(async (trx) => {
    await sql`lock table jobs`.execute(trx)
    const { rows } = await sql<{
      id: string
      kind: string
      payload: object
      runAt: Date
    }>`select id, kind, payload, run_at as "runAt" from jobs`.execute(trx)
    for (const { id, kind, payload, runAt } of rows)
      await boss.send(kind, payload, { id, startAfter: runAt, db: fromKysely(trx) })
    await sql`drop table jobs`.execute(trx)
  })
  await boss.stop({ close: false })
}

import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Does `work` in a transaction as the tables' owner, whom nothing but triggers keeps from a change. */
export async function asTableOwner<Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`set local role none`.execute(trx)
    return work(trx)
  })
}

import { sql, type Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { expiredRows, unusedAccounts, type ExpiredRows } from '../database/expired-rows.ts'
import type { AuthTableName, AuthTables } from '../database/tables.ts'
import { deleteAccount } from './delete-account.ts'

/** Rows removed, by table; a table that was not looked at is missing. */
export type Tidied = Partial<Record<AuthTableName, number>>

/** Rows per statement, to limit how long it holds its locks. */
const batch = 500

/**
 * Deletes expired rows, and the accounts that the host wants removed, in batches. Several processes can run it in
 * parallel, and it can stop after any batch: the next call continues. `signal` stops it between batches.
 */
export async function tidy(context: AuthContext, signal?: AbortSignal): Promise<Tidied> {
  const { db, settings, now } = context
  const tidied: Tidied = {}
  const work: [AuthTableName, () => Promise<number>][] = [
    ...unusedAccounts(settings, now()).map(
      ({ expired }) => ['users', () => deleteAccounts(context, expired)] as [AuthTableName, () => Promise<number>],
    ),
    ...expiredRows(settings, now()).map(
      (rows) => [rows.table, () => deleteRows(db, rows)] as [AuthTableName, () => Promise<number>],
    ),
  ]
  for (const [table, removeBatch] of work) {
    let removed = batch
    while (removed === batch && signal?.aborted !== true) {
      removed = await removeBatch()
      tidied[table] = (tidied[table] ?? 0) + removed
    }
  }
  return tidied
}

async function deleteRows(db: Kysely<AuthTables>, { table, key, expired }: ExpiredRows): Promise<number> {
  const from = sql.table(`auth.${table}`)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  // Locked rows are left to the next call: nothing is waiting for this.
  const { numAffectedRows = 0n } = await sql`
    delete from ${from} where (${columns}) in
      (select ${columns} from ${from} where ${expired} limit ${sql.lit(batch)} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/**
 * Deletes an account with everything that references it, as when its owner deletes it; one that has been confirmed in
 * the meantime stays.
 */
async function deleteAccounts(
  context: AuthContext,
  expired: ReturnType<typeof unusedAccounts>[number]['expired'],
): Promise<number> {
  return context.db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('users')
      .select('id')
      .where(expired)
      .orderBy('created_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id } of rows) await deleteAccount(context, trx, id)
    return rows.length
  })
}

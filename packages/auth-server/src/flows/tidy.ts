import { sql, type Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { expiredRows, unusedAccounts, type ExpiredRows } from '../database/expired-rows'
import type { AuthTables } from '../database/tables'
import { deleteAccount } from './delete-account'

/** Rows removed, by table. */
export type Tidied = Partial<Record<keyof AuthTables, number>>

/** No statement holds the rows of others for longer than so many take. */
const batch = 500

/**
 * Removes what has expired, and the accounts that the host wants gone, in batches. Two processes may do it at once, and it
 * may end at any batch: the next call goes on. `signal` ends it between two.
 */
export async function tidy(context: AuthContext, signal?: AbortSignal): Promise<Tidied> {
  const { db, settings, now } = context
  const tidied: Tidied = {}
  const work: [keyof AuthTables, () => Promise<number>][] = [
    ...unusedAccounts(settings, now()).map(
      ({ expired }) => ['users', () => deleteAccounts(context, expired)] as [keyof AuthTables, () => Promise<number>],
    ),
    ...expiredRows(settings, now()).map(
      (rows) => [rows.table, () => deleteRows(db, rows)] as [keyof AuthTables, () => Promise<number>],
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
  // Rows that somebody holds are left to the next call: nobody waits for this.
  const { numAffectedRows = 0n } = await sql`
    delete from ${from} where (${columns}) in (select ${columns} from ${from} where ${expired} limit ${sql.lit(batch)} for update skip locked)`.execute(
    db,
  )
  return Number(numAffectedRows)
}

/** An account goes with all that names it, as when its owner deletes it; one that is confirmed meanwhile stays. */
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

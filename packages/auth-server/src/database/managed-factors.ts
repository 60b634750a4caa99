import type { Kysely } from 'kysely'
import type { AuthTables, FactorRow } from './tables'

/** Which second factor of which user. */
export interface FactorOfUser {
  userId: string
  factorId: string
}

/** Gives a second factor another name; undefined when the user has no such factor. */
export function renameFactor(
  trx: Kysely<AuthTables>,
  { userId, factorId }: FactorOfUser,
  { name, now }: { name: string; now: Date },
): Promise<FactorRow | undefined> {
  return trx
    .updateTable('factors')
    .set({ friendly_name: name, updated_at: now })
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a second factor and returns it; undefined when the user has no such factor. */
export function removeFactor(
  trx: Kysely<AuthTables>,
  { userId, factorId }: FactorOfUser,
): Promise<FactorRow | undefined> {
  return trx
    .deleteFrom('factors')
    .where('id', '=', factorId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

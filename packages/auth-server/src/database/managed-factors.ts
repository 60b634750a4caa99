import type { Kysely } from 'kysely'
import type { AuthTables, FactorRow } from './tables.ts'

/** Which second factor of which user. */
export interface FactorOfUser {
  userId: string
  factorId: string
}

/** Renames a second factor; undefined if the user has no such factor. */
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

/** Deletes a second factor and returns it; undefined if the user has no such factor. */
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

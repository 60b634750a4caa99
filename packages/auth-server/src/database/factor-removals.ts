import type { Kysely } from 'kysely'
import type { FactorRemovalRow } from './factor-tables.ts'
import type { AuthTables } from './tables.ts'

/** Begins the waiting time of a user's lost second factor. */
export function insertFactorRemoval(
  trx: Kysely<AuthTables>,
  { userId, now }: { userId: string; now: Date },
): Promise<FactorRemovalRow> {
  return trx
    .insertInto('factor_removals')
    .values({ user_id: userId, requested_at: now, notices: 1, noticed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The waiting time that runs for a user's second factor. */
export function findFactorRemoval(db: Kysely<AuthTables>, userId: string): Promise<FactorRemovalRow | undefined> {
  return db.selectFrom('factor_removals').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Ends the waiting time; returns whether one was running. */
export async function deleteFactorRemoval(trx: Kysely<AuthTables>, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('factor_removals').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Notes that the next notice of a removal has been ordered. */
export async function noteRemovalNotice(
  trx: Kysely<AuthTables>,
  { user_id: userId, notices }: FactorRemovalRow,
  noticedAt: Date,
): Promise<void> {
  await trx
    .updateTable('factor_removals')
    .set({ notices: notices + 1, noticed_at: noticedAt })
    .where('user_id', '=', userId)
    .execute()
}

/** The users whose last notice of a removal is from `before` or earlier: at most `count`, by id, following `after`. */
export async function usersWithDueRemoval(
  db: Kysely<AuthTables>,
  { before, after, count }: { before: Date; after: string; count: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('factor_removals')
    .select('user_id')
    .where('noticed_at', '<=', before)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(count)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

import { sql, type Kysely } from 'kysely'
import { markDroppedPassword } from './dropped-password.ts'
import type { RemovedWays, UndoOfferRow } from './notice-tables.ts'
import type { AuthTables, UserRow } from './tables.ts'
import { updateUser } from './users.ts'

/** Stores that the owner can undo a change, by the link of its notice. */
export async function insertUndoOffer(trx: Kysely<AuthTables>, offer: UndoOfferRow): Promise<void> {
  await trx
    .insertInto('undo_offers')
    .values({ ...offer, removed: JSON.stringify(offer.removed) })
    .execute()
}

/** The offer of a link, unless the change happened before `notBefore`. */
export function findUndoOffer(
  db: Kysely<AuthTables>,
  { linkHash, notBefore }: { linkHash: string; notBefore: Date },
): Promise<UndoOfferRow | undefined> {
  return db
    .selectFrom('undo_offers')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('happened_at', '>', notBefore)
    .executeTakeFirst()
}

/** Deletes and returns an offer and all later ones of its user, latest first, so that each is used once. */
export async function takeUndoOffers(
  trx: Kysely<AuthTables>,
  { user_id: userId, happened_at: happenedAt }: UndoOfferRow,
): Promise<UndoOfferRow[]> {
  const taken = await trx
    .deleteFrom('undo_offers')
    .where('user_id', '=', userId)
    .where('happened_at', '>=', happenedAt)
    .returningAll()
    .execute()
  return taken.toSorted((one, other) => other.happened_at.getTime() - one.happened_at.getTime())
}

/** Removes every way in that a user has added since a moment. */
export async function removeWaysSince(trx: Kysely<AuthTables>, userId: string, since: Date): Promise<void> {
  const factors = trx.selectFrom('factors').select('id').where('user_id', '=', userId)
  await trx.deleteFrom('recovery_codes').where('factor_id', 'in', factors).where('created_at', '>=', since).execute()
  await trx.deleteFrom('factors').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
  await trx
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', 'not in', ['email', 'phone'])
    .where('created_at', '>=', since)
    .execute()
}

/** Puts back what a change took away, unless it is there. */
export async function restoreWays(trx: Kysely<AuthTables>, removed: RemovedWays): Promise<void> {
  for (const table of ['factors', 'recovery_codes', 'passkeys', 'identities'] as const) {
    const rows = removed[table] ?? []
    if (rows.length === 0) continue
    const into = sql.table(`auth.${table}`)
    await sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`.execute(trx)
  }
}

/** Removes a factor of recovery codes that has none left. */
export async function removeEmptyCodeFactor(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', 'recovery_code')
    .where('id', 'not in', (db) => db.selectFrom('recovery_codes').select('factor_id'))
    .execute()
}

/** Makes the account's password stop working; the user is asked to choose a new one. */
export async function dropPassword(trx: Kysely<AuthTables>, user: UserRow, now: Date): Promise<void> {
  await updateUser(trx, user.id, {
    encrypted_password: null,
    app_metadata: JSON.stringify(markDroppedPassword(user.app_metadata)),
    updated_at: now,
  })
}

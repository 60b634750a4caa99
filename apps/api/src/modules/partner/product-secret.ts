import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Cached because it never changes: a forged link then costs no query. */
const known = new WeakMap<Kysely<Tables>, string>()

/** The secret for the partner's links and the stand-in, shared by every process on this database. */
export async function partnerSecret(db: Kysely<Tables>): Promise<string> {
  const kept = known.get(db)
  if (kept !== undefined) return kept
  const { secret } = await db
    .selectFrom('productSecrets')
    .select('secret')
    .where('name', '=', 'partner')
    .executeTakeFirstOrThrow()
  known.set(db, secret)
  return secret
}

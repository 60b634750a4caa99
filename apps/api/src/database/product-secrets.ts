import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Purpose = 'partner' | 'reminders' | 'consents'

/** Cached because they never change: a forged link then costs no query. */
const known = new WeakMap<Kysely<Tables>, Partial<Record<Purpose, string>>>()

/** The secret for the partner's links and the stand-in, shared by every process on this database. */
export function partnerSecret(db: Kysely<Tables>): Promise<string> {
  return productSecret(db, 'partner')
}

/** The secret for the links that stop reminders, shared by every process on this database. */
export function reminderSecret(db: Kysely<Tables>): Promise<string> {
  return productSecret(db, 'reminders')
}

/** The secret of the hashes that stay in place of phone numbers. */
export function consentSecret(db: Kysely<Tables>): Promise<string> {
  return productSecret(db, 'consents')
}

async function productSecret(db: Kysely<Tables>, name: Purpose): Promise<string> {
  const stored = known.get(db)?.[name]
  if (stored !== undefined) return stored
  const { secret } = await db
    .selectFrom('productSecrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  known.set(db, { ...known.get(db), [name]: secret })
  return secret
}

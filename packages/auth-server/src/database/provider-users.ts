import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables, JsonObject, UserRow } from './tables'

/** Somebody who comes through a provider for the first time. */
export interface NewProviderUser {
  provider: string
  data: JsonObject
  /** Null where the provider gives none, or another account has it. */
  email: string | null
  now: Date
}

/** Creates an account that a provider vouches for, or answers undefined when its address has been taken meanwhile. */
export function insertProviderUser(
  trx: Kysely<AuthTables>,
  { provider, data, email, now }: NewProviderUser,
): Promise<UserRow | undefined> {
  return trx
    .insertInto('users')
    .values({
      id: randomUUID(),
      email,
      email_confirmed_at: email === null ? null : now,
      app_metadata: JSON.stringify({ provider, providers: [provider] }),
      user_metadata: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/**
 * Gives an account that nobody has confirmed to the person whom a provider vouches for: whoever made it may be someone
 * else, so that neither their password nor their words about themselves stay.
 */
export async function takeOverUnconfirmed(
  trx: Kysely<AuthTables>,
  userId: string,
  { data, now }: { data: JsonObject; now: Date },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ encrypted_password: null, user_metadata: JSON.stringify(data), email_confirmed_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

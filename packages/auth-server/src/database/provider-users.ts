import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthTables, JsonObject, UserRow } from './tables.ts'

/** A user who signs in through a provider for the first time. */
export interface NewProviderUser {
  provider: string
  data: JsonObject
  /** Null if the provider gives none, or another account has it. */
  email: string | null
  now: Date
}

/**
 * Creates an account that a provider vouches for, or returns undefined if its address has been taken in the meantime.
 */
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
 * Hands an unconfirmed account over to the user a provider vouches for. Its creator may be someone else, so neither its
 * password nor its self-reported metadata is kept.
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

import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuthTables, JsonObject, UserRow } from './tables.ts'

/** An account created without a sign-up by its owner. */
export interface NewAccount {
  id?: string | undefined
  email: string | null
  phone: string | null
  encryptedPassword: string | null
  userMetadata: JsonObject
  appMetadata: JsonObject
  role?: string | undefined
  bannedUntil: Date | null
  invitedAt: Date | null
  now: Date
}

/** Sign-in methods whose provider is this server itself. */
export type AddressProvider = 'email' | 'phone'

/** Creates an unconfirmed account with an identity for each of its addresses, and exactly the given metadata. */
export async function insertAccount(trx: Kysely<AuthTables>, account: NewAccount): Promise<UserRow> {
  const { email, phone, now } = account
  const providers = [...(email === null ? [] : ['email' as const]), ...(phone === null ? [] : ['phone' as const])]
  const values = Object.entries(account.appMetadata).filter(([, value]) => value !== null)
  const user = await trx
    .insertInto('users')
    .values({
      id: account.id ?? randomUUID(),
      email,
      phone,
      encrypted_password: account.encryptedPassword,
      app_metadata: JSON.stringify({ provider: providers[0], providers, ...Object.fromEntries(values) }),
      user_metadata: JSON.stringify(account.userMetadata),
      ...(account.role === undefined ? {} : { role: account.role }),
      banned_until: account.bannedUntil,
      invited_at: account.invitedAt,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const provider of providers) await storeAddressIdentity(trx, { user, provider, isVerified: false, now })
  return user
}

/** Syncs the identity of a user's email address or phone number with the user's row; returns whether it is new. */
export async function storeAddressIdentity(
  trx: Kysely<AuthTables>,
  { user, provider, isVerified, now }: { user: UserRow; provider: AddressProvider; isVerified: boolean; now: Date },
): Promise<boolean> {
  const said = { sub: user.id, [provider]: user[provider], [`${provider}_verified`]: isVerified }
  const email = provider === 'email' ? user.email : null
  const identity = {
    identity_data: JSON.stringify({ email_verified: false, phone_verified: false, ...said }),
    email,
    updated_at: now,
  }
  const stored = await trx
    .insertInto('identities')
    .values({
      id: randomUUID(),
      provider,
      provider_id: user.id,
      user_id: user.id,
      last_sign_in_at: now,
      created_at: now,
      ...identity,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet({
        identity_data: sql`identities.identity_data || ${JSON.stringify(said)}::jsonb`,
        email,
        updated_at: now,
      }),
    )
    .returning('created_at')
    .executeTakeFirstOrThrow()
  return stored.created_at.getTime() === now.getTime()
}

/** Adds a provider to those of an account, as the only one if there was none. */
export async function countProvider(trx: Kysely<AuthTables>, userId: string, provider: AddressProvider): Promise<void> {
  const one = JSON.stringify([provider])
  await trx
    .updateTable('users')
    .set({
      app_metadata: sql`jsonb_build_object('provider', ${provider}::text) || app_metadata
        || jsonb_build_object('providers', coalesce(app_metadata -> 'providers', '[]'::jsonb) || ${one}::jsonb)`,
    })
    .where('id', '=', userId)
    .where(sql<boolean>`not coalesce(app_metadata -> 'providers', '[]'::jsonb) @> ${one}::jsonb`)
    .execute()
}

/** Marks the user's current phone number as confirmed, in the account and in its phone identity. */
export async function confirmPhone(trx: Kysely<AuthTables>, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ phone_confirmed_at: sql`coalesce(phone_confirmed_at, ${now})`, updated_at: now })
    .where('id', '=', userId)
    .execute()
  await trx
    .updateTable('identities')
    .set({ identity_data: sql`identity_data || '{"phone_verified":true}'::jsonb`, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider', '=', 'phone')
    .execute()
}

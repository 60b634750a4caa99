import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuthTables, IdentityRow, JsonObject, UserRow } from './tables.ts'

/** A user's identity at a provider. */
export interface IdentityName {
  provider: string
  /** The provider's own id of the user. */
  providerId: string
}

/** What a provider says about a user. */
export interface NewIdentity extends IdentityName {
  userId: string
  data: JsonObject
  email: string | null
  now: Date
}

/**
 * Serializes sign-ins of one identity until their transactions end, even if the identity does not exist yet. Take this
 * lock before any row lock.
 */
export async function lockIdentity(trx: Kysely<AuthTables>, { provider, providerId }: IdentityName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${providerId}`}, 0))`.execute(trx)
}

/** The identity with this provider and provider id. */
export function findIdentity(
  db: Kysely<AuthTables>,
  { provider, providerId }: IdentityName,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** Adds an identity to a user; it must not exist yet. */
export function insertIdentity(trx: Kysely<AuthTables>, identity: NewIdentity): Promise<IdentityRow> {
  const { provider, providerId, userId, data, email, now } = identity
  return trx
    .insertInto('identities')
    .values({
      id: randomUUID(),
      provider,
      provider_id: providerId,
      user_id: userId,
      identity_data: JSON.stringify(data),
      email,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces an identity's stored profile with what the provider says at this sign-in. */
export async function refreshIdentity(
  trx: Kysely<AuthTables>,
  id: string,
  { data, email, now }: Pick<NewIdentity, 'data' | 'email' | 'now'>,
): Promise<void> {
  await trx
    .updateTable('identities')
    .set({ identity_data: JSON.stringify(data), email, last_sign_in_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** The users who have a lower-case address: as the account's own, or in an identity whose provider has verified it. */
export async function ownersOfAddress(db: Kysely<AuthTables>, email: string): Promise<string[]> {
  const vouched = db
    .selectFrom('identities')
    .select('user_id as id')
    .where('email', '=', email)
    .where(sql<boolean>`identity_data -> 'email_verified' = 'true'::jsonb`)
  const rows = await db.selectFrom('users').select('id').where('email', '=', email).union(vouched).execute()
  return rows.map(({ id }) => id)
}

/** Removes one identity of a user; returns whether they had it. */
export async function deleteIdentity(
  trx: Kysely<AuthTables>,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('identities')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Removes all but one of a user's identities. */
export async function deleteOtherIdentities(
  trx: Kysely<AuthTables>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await trx.deleteFrom('identities').where('user_id', '=', userId).where('id', '!=', id).execute()
}

/**
 * Removes the provider identities of an unconfirmed account; removes none from a confirmed one, but takes the same
 * time.
 */
export async function deleteUnprovenIdentities(trx: Kysely<AuthTables>, user: UserRow): Promise<void> {
  const ways = ['email', 'phone'] as const
  await trx
    .with('gone', (db) =>
      db
        .deleteFrom('identities')
        .where('user_id', '=', user.id)
        .where('provider', 'not in', ways)
        .where(sql<boolean>`${user.email_confirmed_at === null}::boolean`)
        .returning('user_id'),
    )
    .updateTable('users')
    .set({ app_metadata: sql`app_metadata || '{"provider":"email","providers":["email"]}'::jsonb` })
    .where('id', 'in', (db) => db.selectFrom('gone').select('user_id'))
    .execute()
}

/** Updates the providers in a user's metadata, the first one as the main provider. */
export async function recordProviders(trx: Kysely<AuthTables>, userId: string, now: Date): Promise<void> {
  const rows = await trx
    .selectFrom('identities')
    .select(['provider'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const { app_metadata: metadata } = await trx
    .selectFrom('users')
    .select('app_metadata')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const first = providers.find((provider) => provider === metadata['provider']) ?? providers[0]
  await trx
    .updateTable('users')
    .set({
      app_metadata: sql`app_metadata || ${JSON.stringify({ provider: first, providers })}::jsonb`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

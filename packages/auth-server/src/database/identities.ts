import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuthTables, IdentityRow, JsonObject, UserRow } from './tables'

/** How a provider knows somebody. */
export interface IdentityName {
  provider: string
  /** The provider's own id of the person. */
  providerId: string
}

/** What a provider says about somebody. */
export interface NewIdentity extends IdentityName {
  userId: string
  data: JsonObject
  email: string | null
  now: Date
}

/** Lets sign-ins of one identity take turns until their transactions end, also while nobody has it yet. Comes before any row's lock. */
export async function lockIdentity(trx: Kysely<AuthTables>, { provider, providerId }: IdentityName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${provider} ${providerId}`}, 0))`.execute(trx)
}

/** The identity by which a provider knows somebody. */
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

/** Gives a user another identity; it must be nobody's yet. */
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

/** Keeps what a provider says at a sign-in in place of what it said before. */
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

/** The users who have a lower-case address: as the account's own, or in an identity whose provider vouches for it. */
export async function ownersOfAddress(db: Kysely<AuthTables>, email: string): Promise<string[]> {
  const vouched = db
    .selectFrom('identities')
    .select('user_id as id')
    .where('email', '=', email)
    .where(sql<boolean>`identity_data -> 'email_verified' = 'true'::jsonb`)
  const rows = await db.selectFrom('users').select('id').where('email', '=', email).union(vouched).execute()
  return rows.map(({ id }) => id)
}

/** Removes one identity of a user; answers whether they had it. */
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

/** Removes every identity of a user but one. */
export async function deleteOtherIdentities(
  trx: Kysely<AuthTables>,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await trx.deleteFrom('identities').where('user_id', '=', userId).where('id', '!=', id).execute()
}

/** Removes the identities of providers from an account that nobody has confirmed; of a confirmed one none, in the same time. */
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

/** Writes into a user's metadata by which providers they can sign in, the first of them foremost. */
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

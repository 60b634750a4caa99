import { sql, type Expression, type Kysely, type ShallowDehydrateObject, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { AuthTables, FactorRow, IdentityRow, UserRow, UsersTable } from './tables.ts'

/** An id that no user has. */
export const nobody = '00000000-0000-0000-0000-000000000000'

/** A user with their identities. */
export interface UserWithIdentities {
  user: UserRow
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** The login of an account: a lower-case address, or the digits of a phone number. */
export interface Login {
  kind: 'email' | 'phone'
  name: string
}

/** Whether an account has confirmed this lower-case address. */
export async function addressIsConfirmed(db: Kysely<AuthTables>, email: string): Promise<boolean> {
  const found = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
  // Reads one row either way: reading one takes longer than reading none.
  const { confirmed } = await db.selectNoFrom((build) => build.exists(found).as('confirmed')).executeTakeFirstOrThrow()
  return Boolean(confirmed)
}

/** The user with this id, with their identities. */
export async function findUser(db: Kysely<AuthTables>, id: string): Promise<UserWithIdentities | undefined> {
  return withIdentities(db, await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst())
}

/** The user with this lower-case address, with their identities. */
export async function findUserByEmail(db: Kysely<AuthTables>, email: string): Promise<UserWithIdentities | undefined> {
  return withIdentities(
    db,
    await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  )
}

/** The user with this login, without their identities. */
export function findLogin(db: Kysely<AuthTables>, { kind, name }: Login): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where(kind, '=', name).where('deleted_at', 'is', null).executeTakeFirst()
}

/** The user with this id, locked until the transaction ends. Lock the user's row before any of their tokens. */
export async function lockUser(trx: Kysely<AuthTables>, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/**
 * Locks several users, always in the same order. Also queries an id that does not exist, so that timing does not reveal
 * whether there is a match.
 */
export async function lockUsers(trx: Kysely<AuthTables>, ids: readonly string[]): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids.length === 0 ? [nobody] : ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The user with this lower-case address, locked until the transaction ends. */
export async function lockUserByEmail(trx: Kysely<AuthTables>, email: string): Promise<UserWithIdentities | undefined> {
  const found = trx.selectFrom('users').selectAll().where('email', '=', email).where('deleted_at', 'is', null)
  return withIdentities(trx, await found.forNoKeyUpdate().executeTakeFirst())
}

/** Whether someone has the address, other than the given user, if any. */
export async function emailTaken(db: Kysely<AuthTables>, email: string, exceptUserId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptUserId ?? nobody)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether any password is still stored as a bcrypt hash. */
export async function hasBcryptHashes(db: Kysely<AuthTables>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('encrypted_password', 'like', '$2%')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Replaces the hash `from` with a newer hash of the same password; returns false if another hash has taken its place in
 * the meantime.
 */
export async function renewPasswordHash(
  db: Kysely<AuthTables>,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ encrypted_password: to })
    .where('id', '=', id)
    .where('encrypted_password', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Updates the given columns of one user; returns whether the user exists. */
export async function updateUser(
  db: Kysely<AuthTables>,
  id: string,
  changes: Updateable<UsersTable>,
): Promise<boolean> {
  const result = await db.updateTable('users').set(changes).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The time zone of a user, by its IANA name, if their first browser named one. */
export async function timeZoneOf(db: Kysely<AuthTables>, id: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', id).executeTakeFirst()
  return row?.time_zone ?? null
}

// One read for both: a join would repeat the wide user row. Also runs when there is no user, to take the same time.
async function withIdentities(
  db: Kysely<AuthTables>,
  user: UserRow | undefined,
): Promise<UserWithIdentities | undefined> {
  const read = await db.selectNoFrom(userParts(db, sql.val(user?.id ?? nobody))).executeTakeFirstOrThrow()
  return user && { user, ...readParts(read) }
}

/** The columns `identities` and `factors` of a query about a user, to be read with {@link readParts}. */
export function userParts(db: Kysely<AuthTables>, owner: Expression<string>) {
  const identities = db.selectFrom('identities').selectAll().where('user_id', '=', owner).orderBy('created_at')
  const factors = db.selectFrom('factors').selectAll().where('user_id', '=', owner).orderBy('created_at')
  return [jsonArrayFrom(identities).as('identities'), jsonArrayFrom(factors).as('factors')] as const
}

interface Texts {
  identities: ShallowDehydrateObject<IdentityRow>[]
  factors: ShallowDehydrateObject<FactorRow>[]
}

/** The identities and factors of a user, whose times come as texts. */
export function readParts({ identities, factors }: Texts) {
  return {
    identities: identities.map((row) => ({
      ...row,
      ...stampsOf(row),
      last_sign_in_at: dateOf(row.last_sign_in_at),
    })),
    factors: factors.map((row) => ({
      ...row,
      ...stampsOf(row),
      last_challenged_at: dateOf(row.last_challenged_at),
    })),
  }
}

/** When a row was made and changed, from their texts. */
export function stampsOf(row: { created_at: string; updated_at: string }): { created_at: Date; updated_at: Date } {
  return { created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

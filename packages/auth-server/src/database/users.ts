import { randomUUID } from 'node:crypto'
import type { Kysely, Updateable } from 'kysely'
import type { AuthTables, IdentityRow, JsonObject, UserRow, UsersTable } from './tables'

/** A user with the ways in which they can sign in. */
export interface UserWithIdentities {
  user: UserRow
  identities: IdentityRow[]
}

/** What a new e-mail account starts with. */
export interface NewEmailUser {
  email: string
  /** Null for an account that only signs in by mail. */
  encryptedPassword: string | null
  data: JsonObject
  now: Date
}

/** Creates an unconfirmed e-mail account, or answers undefined when the address is taken. */
export async function insertEmailUser(db: Kysely<AuthTables>, account: NewEmailUser): Promise<UserWithIdentities | undefined> {
  const id = randomUUID()
  // The caller's data comes first, so that it cannot claim a subject or a confirmed address.
  const metadata = { ...account.data, sub: id, email: account.email, email_verified: false, phone_verified: false }
  const stamps = { created_at: account.now, updated_at: account.now }
  const user = await db
    .insertInto('users')
    .values({
      id,
      email: account.email,
      encrypted_password: account.encryptedPassword,
      app_metadata: JSON.stringify({ provider: 'email', providers: ['email'] }),
      user_metadata: JSON.stringify(metadata),
      ...stamps,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (user === undefined) return undefined
  const identity = await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      provider: 'email',
      provider_id: id,
      user_id: id,
      identity_data: JSON.stringify(metadata),
      email: account.email,
      last_sign_in_at: account.now,
      ...stamps,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { user, identities: [identity] }
}

/** The user with this id, with their identities. */
export async function findUser(db: Kysely<AuthTables>, id: string): Promise<UserWithIdentities | undefined> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return user && withIdentities(db, user)
}

/** The user with this lower-case address, with their identities. */
export async function findUserByEmail(db: Kysely<AuthTables>, email: string): Promise<UserWithIdentities | undefined> {
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return user && withIdentities(db, user)
}

/** Whether someone other than this user has the address. */
export async function emailTaken(db: Kysely<AuthTables>, email: string, exceptUserId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptUserId)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes the given columns of one user; answers whether the user exists. */
export async function updateUser(db: Kysely<AuthTables>, id: string, changes: Updateable<UsersTable>): Promise<boolean> {
  const result = await db.updateTable('users').set(changes).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes a user who has never confirmed; a sign-up whose mail could not be sent leaves nothing behind. */
export async function deleteUnconfirmedUser(db: Kysely<AuthTables>, id: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).where('email_confirmed_at', 'is', null).execute()
}

// Two reads: a join would repeat the wide user row for each identity.
async function withIdentities(db: Kysely<AuthTables>, user: UserRow): Promise<UserWithIdentities> {
  const identities = await db
    .selectFrom('identities')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute()
  return { user, identities }
}

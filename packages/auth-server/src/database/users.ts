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
  const metadata = unconfirmedMetadata(id, account)
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

/** The user with this id, locked until the transaction ends. Their row is locked before any of their tokens. */
export async function lockUser(trx: Kysely<AuthTables>, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks several users, in one order whoever asks. */
export async function lockUsers(trx: Kysely<AuthTables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx.selectFrom('users').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}

/** The user with this lower-case address, locked until the transaction ends. */
export async function lockUserByEmail(trx: Kysely<AuthTables>, email: string): Promise<UserWithIdentities | undefined> {
  const user = await trx.selectFrom('users').selectAll().where('email', '=', email).forNoKeyUpdate().executeTakeFirst()
  return user && withIdentities(trx, user)
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

/** Whether any password is still kept as bcrypt hashed it. */
export async function hasBcryptHashes(db: Kysely<AuthTables>): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('encrypted_password', 'like', '$2%').limit(1).executeTakeFirst()
  return found !== undefined
}

/** Puts a newer hash of the same password in place of `from`, unless the password has been changed meanwhile. */
export async function renewPasswordHash(db: Kysely<AuthTables>, id: string, { from, to }: { from: string; to: string }): Promise<void> {
  await db.updateTable('users').set({ encrypted_password: to }).where('id', '=', id).where('encrypted_password', '=', from).execute()
}

/** Replaces the metadata of a locked, unconfirmed account, in the account and in its e-mail identity. */
export async function replaceUnconfirmedData(
  trx: Kysely<AuthTables>,
  id: string,
  { email, data, now }: { email: string; data: JsonObject; now: Date },
): Promise<void> {
  const metadata = JSON.stringify(unconfirmedMetadata(id, { email, data }))
  await updateUser(trx, id, { user_metadata: metadata, updated_at: now })
  await trx
    .updateTable('identities')
    .set({ identity_data: metadata, updated_at: now })
    .where('user_id', '=', id)
    .where('provider', '=', 'email')
    .execute()
}

/** Puts back what an unconfirmed account was before a sign-up whose mail never left. */
export async function restoreUnconfirmedUser(db: Kysely<AuthTables>, { user, identities }: UserWithIdentities): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const restored = await trx
      .updateTable('users')
      .set({ encrypted_password: user.encrypted_password, user_metadata: JSON.stringify(user.user_metadata) })
      .where('id', '=', user.id)
      .where('email_confirmed_at', 'is', null)
      .executeTakeFirst()
    if (restored.numUpdatedRows === 0n) return
    for (const { id, identity_data: data } of identities) {
      await trx.updateTable('identities').set({ identity_data: JSON.stringify(data) }).where('id', '=', id).execute()
    }
  })
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

// The caller's data comes first, so that it cannot claim a subject or a confirmed address.
function unconfirmedMetadata(id: string, { email, data }: { email: string; data: JsonObject }): JsonObject {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false }
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

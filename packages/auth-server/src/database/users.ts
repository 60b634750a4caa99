import { randomUUID } from 'node:crypto'
import type { Kysely, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { markDroppedPassword } from './dropped-password'
import type { AuthTables, FactorRow, IdentityRow, JsonObject, UserRow, UsersTable } from './tables'
import { writeIf } from './write-if'

/** The id of no user. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** A user with the ways in which they can sign in. */
export interface UserWithIdentities {
  user: UserRow
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** What names an account: a lower-case address, or the digits of a phone number. */
export interface Login {
  kind: 'email' | 'phone'
  name: string
}

/** What a new e-mail account starts with. */
export interface NewEmailUser {
  /** Null for a row that only takes the time of a real one. */
  email: string | null
  /** Null for an account that only signs in by mail. */
  encryptedPassword: string | null
  data: JsonObject
  now: Date
}

/** Creates an unconfirmed e-mail account, or answers undefined when the address is taken. */
export async function insertEmailUser(
  db: Kysely<AuthTables>,
  account: NewEmailUser,
): Promise<UserWithIdentities | undefined> {
  const id = randomUUID()
  const metadata = unconfirmedMetadata(id, { email: account.email ?? '', data: account.data })
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
  return { user, identities: [identity], factors: [] }
}

/**
 * The account of an address, made when there is none. For an address that has one the same rows are written and taken
 * back: how long it takes does not tell whether it has.
 */
export async function ensureEmailUser(
  trx: Kysely<AuthTables>,
  known: UserWithIdentities | undefined,
  account: NewEmailUser & { email: string },
): Promise<UserWithIdentities> {
  const isNew = known === undefined
  const created = await writeIf(trx, isNew, () => insertEmailUser(trx, isNew ? account : { ...account, email: null }))
  const found = known ?? created ?? (await lockUserByEmail(trx, account.email))
  if (found === undefined) throw new Error('An address was taken and free at once')
  return found
}

/**
 * Writes what a sign-up brought into a locked, unconfirmed account and its e-mail identity. A confirmed account, and one
 * that somebody was invited to, is written as it is, which takes as long.
 */
export async function writeSignUp(
  trx: Kysely<AuthTables>,
  { user, identities }: UserWithIdentities,
  { data, encryptedPassword, now }: { data: JsonObject; encryptedPassword: string | null; now: Date },
): Promise<void> {
  const identity = identities.find(({ provider }) => provider === 'email')
  const asked = JSON.stringify(unconfirmedMetadata(user.id, { email: user.email ?? '', data }))
  const isOpen = user.email_confirmed_at === null && user.invited_at === null
  await updateUser(trx, user.id, {
    user_metadata: isOpen ? asked : JSON.stringify(user.user_metadata),
    encrypted_password: isOpen ? encryptedPassword : user.encrypted_password,
    app_metadata: JSON.stringify(
      isOpen && encryptedPassword === null ? markDroppedPassword(user.app_metadata) : user.app_metadata,
    ),
    confirmation_sent_at: isOpen ? now : user.confirmation_sent_at,
    updated_at: isOpen ? now : user.updated_at,
  })
  await trx
    .updateTable('identities')
    .set(
      isOpen || identity === undefined
        ? { identity_data: asked, updated_at: now }
        : { identity_data: JSON.stringify(identity.identity_data), updated_at: identity.updated_at },
    )
    .where('id', '=', identity?.id ?? nobody)
    .execute()
}

/** Whether an account has confirmed this lower-case address. */
export async function addressIsConfirmed(db: Kysely<AuthTables>, email: string): Promise<boolean> {
  const found = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
  // One row either way: reading one takes longer than reading none.
  const { confirmed } = await db.selectNoFrom((build) => build.exists(found).as('confirmed')).executeTakeFirstOrThrow()
  return Boolean(confirmed)
}

/** The user with this id, with their identities. */
export async function findUser(db: Kysely<AuthTables>, id: string): Promise<UserWithIdentities | undefined> {
  return withIdentities(db, await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst())
}

/** Notes that a user has just signed in; answers the account as it is now, or undefined when there is none any more. */
export async function stampSignIn(
  trx: Kysely<AuthTables>,
  id: string,
  now: Date,
): Promise<UserWithIdentities | undefined> {
  const stamped = trx.updateTable('users').set({ last_sign_in_at: now, updated_at: now }).where('id', '=', id)
  return withIdentities(trx, await stamped.returningAll().executeTakeFirst())
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

/** The user whom a login names, without the ways in which they can sign in. */
export function findLogin(db: Kysely<AuthTables>, { kind, name }: Login): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where(kind, '=', name).where('deleted_at', 'is', null).executeTakeFirst()
}

/** The user with this id, locked until the transaction ends. Their row is locked before any of their tokens. */
export async function lockUser(trx: Kysely<AuthTables>, id: string): Promise<UserRow | undefined> {
  return trx.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Locks several users, in one order whoever asks. Asks for nobody as well: whether there is somebody, the time does not tell. */
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

/** Whether someone has the address, other than this user where one is named. */
export async function emailTaken(db: Kysely<AuthTables>, email: string, exceptUserId: string | null): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptUserId ?? nobody)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether any password is still kept as bcrypt hashed it. */
export async function hasBcryptHashes(db: Kysely<AuthTables>): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('encrypted_password', 'like', '$2%')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Puts a newer hash of the same password in place of `from`, unless the password has been changed meanwhile. */
export async function renewPasswordHash(
  db: Kysely<AuthTables>,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ encrypted_password: to })
    .where('id', '=', id)
    .where('encrypted_password', '=', from)
    .execute()
}

/** Changes the given columns of one user; answers whether the user exists. */
export async function updateUser(
  db: Kysely<AuthTables>,
  id: string,
  changes: Updateable<UsersTable>,
): Promise<boolean> {
  const result = await db.updateTable('users').set(changes).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

// The caller's data comes first, so that it cannot claim a subject or a confirmed address.
function unconfirmedMetadata(id: string, { email, data }: { email: string; data: JsonObject }): JsonObject {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false }
}

// One read for both: a join would repeat the wide user row. Made also where there is no user, in the same time.
async function withIdentities(
  db: Kysely<AuthTables>,
  user: UserRow | undefined,
): Promise<UserWithIdentities | undefined> {
  const owner = user?.id ?? nobody
  const identities = db.selectFrom('identities').selectAll().where('user_id', '=', owner).orderBy('created_at')
  const factors = db.selectFrom('factors').selectAll().where('user_id', '=', owner).orderBy('created_at')
  const read = await db
    .selectNoFrom([jsonArrayFrom(identities).as('identities'), jsonArrayFrom(factors).as('factors')])
    .executeTakeFirstOrThrow()
  return (
    user && {
      user,
      identities: read.identities.map((row) => ({
        ...row,
        ...stampsOf(row),
        last_sign_in_at: dateOf(row.last_sign_in_at),
      })),
      factors: read.factors.map((row) => ({
        ...row,
        ...stampsOf(row),
        last_challenged_at: dateOf(row.last_challenged_at),
      })),
    }
  )
}

function stampsOf(row: { created_at: string; updated_at: string }): { created_at: Date; updated_at: Date } {
  return { created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) }
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

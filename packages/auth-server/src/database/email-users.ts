import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { markDroppedPassword } from './dropped-password.ts'
import type { AuthTables, JsonObject } from './tables.ts'
import { lockUserByEmail, nobody, updateUser, type UserWithIdentities } from './users.ts'
import { writeIf } from './write-if.ts'

/** Initial values of a new email account. */
export interface NewEmailUser {
  /** Null for a dummy row that only takes as long to write as a real one. */
  email: string | null
  /** Null for an account that signs in only by email. */
  encryptedPassword: string | null
  data: JsonObject
  now: Date
}

/** Creates an unconfirmed email account, or returns undefined if the address is taken. */
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
 * The account of an address, created if there is none. For an address that has one, the same rows are written and
 * rolled back, so that timing does not reveal whether the account exists.
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
 * Writes the data of a sign-up to a locked, unconfirmed account and its email identity. A confirmed or invited account
 * is rewritten unchanged, which takes the same time.
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

// The caller's data comes first, so that it cannot claim a subject or a confirmed address.
function unconfirmedMetadata(id: string, { email, data }: { email: string; data: JsonObject }): JsonObject {
  return { ...data, sub: id, email, email_verified: false, phone_verified: false }
}

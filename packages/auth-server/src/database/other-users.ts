import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AuthTables, JsonObject, UserRow } from './tables.ts'
import { updateUser } from './users.ts'

/** Creates an account without an address, password or identity. */
export function insertAnonymousUser(
  db: Kysely<AuthTables>,
  { data, now }: { data: JsonObject; now: Date },
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({
      id: randomUUID(),
      is_anonymous: true,
      app_metadata: '{}',
      user_metadata: JSON.stringify(data),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A requested phone account. */
export interface NewPhoneUser {
  phone: string
  encryptedPassword: string
  data: JsonObject
  now: Date
}

/** Creates a confirmed phone account, or returns undefined if the number is taken. */
export async function insertPhoneUser(db: Kysely<AuthTables>, account: NewPhoneUser): Promise<UserRow | undefined> {
  const { phone, encryptedPassword, data, now } = account
  const id = randomUUID()
  const user = await db
    .insertInto('users')
    .values({
      id,
      phone,
      phone_confirmed_at: now,
      encrypted_password: encryptedPassword,
      app_metadata: '{}',
      // The caller's data comes first, so that it cannot claim a subject or a confirmed address.
      user_metadata: JSON.stringify({ ...data, ...phoneIdentity(id, phone) }),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (user !== undefined) await savePhoneIdentity(db, { userId: id, phone, now, data })
  return user
}

/** Sets a user's phone number, as confirmed; an anonymous account stops being anonymous. */
export async function applyPhone(
  db: Kysely<AuthTables>,
  { userId, phone, now }: { userId: string; phone: string; now: Date },
): Promise<void> {
  await updateUser(db, userId, {
    phone,
    phone_confirmed_at: now,
    new_phone: null,
    phone_change_sent_at: null,
    is_anonymous: false,
    updated_at: now,
  })
  await savePhoneIdentity(db, { userId, phone, now, data: {} })
}

/** Records the account's identities in its metadata; the first one stays first. */
export async function noteProviders(db: Kysely<AuthTables>, userId: string): Promise<void> {
  const rows = await db
    .selectFrom('identities')
    .select('provider')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const providers = [...new Set(rows.map(({ provider }) => provider))]
  const first = JSON.stringify({ provider: providers[0] })
  await db
    .updateTable('users')
    .set({ app_metadata: sql`${first}::jsonb || app_metadata || ${JSON.stringify({ providers })}::jsonb` })
    .where('id', '=', userId)
    .execute()
}

/** Whether someone other than this user has the number. */
export async function phoneTaken(db: Kysely<AuthTables>, phone: string, exceptUserId: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .where('id', '!=', exceptUserId)
    .executeTakeFirst()
  return found !== undefined
}

async function savePhoneIdentity(
  db: Kysely<AuthTables>,
  { userId, phone, now, data }: { userId: string; phone: string; now: Date; data: JsonObject },
): Promise<void> {
  const identity = JSON.stringify({ ...data, ...phoneIdentity(userId, phone) })
  await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      provider: 'phone',
      provider_id: userId,
      user_id: userId,
      identity_data: identity,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_id']).doUpdateSet({
        identity_data: sql`identities.identity_data || ${JSON.stringify({ phone })}::jsonb`,
        updated_at: now,
      }),
    )
    .execute()
  await noteProviders(db, userId)
}

// Ownership of the number is not proven: autoconfirm only confirms the account.
function phoneIdentity(userId: string, phone: string): JsonObject {
  return { sub: userId, phone, email_verified: false, phone_verified: false }
}

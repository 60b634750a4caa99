import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { noteProviders } from './other-users.ts'
import type { AuthTables, UserRow } from './tables.ts'

/** Marks the user's current address as confirmed, in the account and in its email identity. */
export async function confirmEmail(db: Kysely<AuthTables>, user: UserRow, now: Date): Promise<void> {
  await markUserConfirmed(db, user.id, now)
  await db
    .updateTable('identities')
    .set({ identity_data: sql`identity_data || '{"email_verified":true}'::jsonb`, updated_at: now })
    .where('user_id', '=', user.id)
    .where('provider', '=', 'email')
    .execute()
}

/** Marks only the account as confirmed: with autoconfirm nobody has proven ownership of the address. */
export async function markUserConfirmed(db: Kysely<AuthTables>, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})`,
      user_metadata: sql`user_metadata || '{"email_verified":true}'::jsonb`,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute()
}

/**
 * Sets a user's address in the account, metadata and email identity; an anonymous account stops being anonymous.
 * `isProven`: ownership of the address has been proven.
 */
export async function applyEmailChange(
  db: Kysely<AuthTables>,
  user: UserRow,
  { email, now, isProven = true }: { email: string; now: Date; isProven?: boolean },
): Promise<void> {
  const verified = JSON.stringify({ email, email_verified: true })
  const shown = JSON.stringify({ email, email_verified: isProven })
  await db
    .updateTable('users')
    .set({
      email,
      new_email: null,
      email_change_sent_at: null,
      email_change_confirmations_left: 0,
      email_change_confirmed: null,
      email_confirmed_at: now,
      is_anonymous: false,
      user_metadata: sql`user_metadata || ${verified}::jsonb`,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  await db
    .insertInto('identities')
    .values({
      id: randomUUID(),
      provider: 'email',
      provider_id: user.id,
      user_id: user.id,
      identity_data: JSON.stringify({ sub: user.id, email, email_verified: isProven, phone_verified: false }),
      email,
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_id'])
        .doUpdateSet({ identity_data: sql`identities.identity_data || ${shown}::jsonb`, email, updated_at: now }),
    )
    .execute()
  if (user.email === null) await noteProviders(db, user.id)
}

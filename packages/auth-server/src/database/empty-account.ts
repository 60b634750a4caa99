import type { Kysely } from 'kysely'
import type { AuthTables, UserRow } from './tables.ts'

/**
 * Removes all personal data and credentials from an account whose row is kept. `disguise` turns a value into one that
 * does not reveal it and that is unique per account.
 */
export async function emptyAccount(
  trx: Kysely<AuthTables>,
  { user, disguise, now }: { user: UserRow; disguise: (value: string) => string; now: Date },
): Promise<void> {
  await deleteFactorsAndPasskeys(trx, user.id)
  for (const table of ['sessions', 'flow_states', 'one_time_tokens', 'notices'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', user.id).execute()
  }
  await trx.deleteFrom('flow_states').where('linking_target', '=', user.id).execute()
  await trx
    .updateTable('users')
    .set({
      email: user.email === null ? null : disguise(user.email),
      phone: user.phone === null ? null : disguise(user.phone),
      new_email: null,
      new_phone: null,
      email_change_confirmations_left: 0,
      email_change_confirmed: null,
      encrypted_password: null,
      app_metadata: '{}',
      user_metadata: '{}',
      deleted_at: now,
      updated_at: now,
    })
    .where('id', '=', user.id)
    .execute()
  const identities = await trx
    .selectFrom('identities')
    .select(['id', 'provider_id'])
    .where('user_id', '=', user.id)
    .execute()
  for (const { id, provider_id: providerId } of identities) {
    await trx
      .updateTable('identities')
      .set({ provider_id: disguise(providerId), identity_data: '{}', email: null, updated_at: now })
      .where('id', '=', id)
      .execute()
  }
}

/** Removes from an account everything except its password that can sign in or is required at sign-in. */
export async function deleteFactorsAndPasskeys(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  for (const table of ['factors', 'passkeys', 'passkey_challenges'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute()
}

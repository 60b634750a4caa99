import type { Kysely } from 'kysely'
import type { AuthTables } from './tables.ts'

/** Invalidates the emailed credentials of a change of address that is superseded by another one. */
export async function dropEmailChangeTokens(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['email_change_current', 'email_change_new'])
    .execute()
}

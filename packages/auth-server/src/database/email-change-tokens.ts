import type { Kysely } from 'kysely'
import type { AuthTables } from './tables'

/** Spends the mailed credentials of a change of address that another one takes the place of. */
export async function dropEmailChangeTokens(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['email_change_current', 'email_change_new'])
    .execute()
}

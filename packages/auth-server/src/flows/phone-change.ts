import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { phoneTaken } from '../database/other-users'
import type { AuthTables, UserRow } from '../database/tables'
import type { AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'

/** Why a signed-in person may not move to this number, if they may not; empty text moves nowhere. */
export async function phoneRefusal(
  { settings }: AuthContext,
  trx: Kysely<AuthTables>,
  { user, phone }: { user: UserRow; phone: string },
): Promise<AuthFailure | undefined> {
  if (phone === '' || phone === user.phone) return undefined
  if (await phoneTaken(trx, phone, user.id)) return accountFailures.phoneExists
  return settings.smsAutoconfirm ? undefined : accountFailures.smsUnsent
}

import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { phoneTaken } from '../database/other-users.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'

/** The refusal if a signed-in user cannot change to this number; an empty string changes nothing. */
export async function phoneRefusal(
  { settings }: AuthContext,
  trx: Kysely<AuthTables>,
  { user, phone }: { user: UserRow; phone: string },
): Promise<FailureReply | undefined> {
  if (phone === '' || phone === user.phone) return undefined
  if (await phoneTaken(trx, phone, user.id)) return accountFailures.phoneExists
  return settings.smsAutoconfirm ? undefined : accountFailures.smsUnsent
}

import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { dropEmailChangeTokens } from '../database/email-change-tokens'
import type { AuthTables, EmailChangeKind, UserRow } from '../database/tables'
import { emailTaken } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { adminFailures } from '../failures/admin'
import { fail, succeed, type Result } from '../result'
import { beginEmailChange, emailChangeKinds } from './email-change'

/**
 * Sees to it that a change to this address waits for this confirmation. A change that waits for it already goes on, so
 * that the links to both addresses can be asked for one after the other.
 */
export async function expectEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail, kind }: { user: UserRow; newEmail: string; kind: EmailChangeKind },
): Promise<Result<UserRow, AuthFailure>> {
  if (!emailChangeKinds(context).includes(kind)) return fail(adminFailures.secureChangeOff)
  if (await emailTaken(trx, newEmail, user.id)) return fail(failures.emailExists)
  const isPending =
    user.new_email === newEmail && user.email_change_confirmations_left > 0 && user.email_change_confirmed !== kind
  if (isPending) return succeed(user)
  await dropEmailChangeTokens(trx, user.id)
  await beginEmailChange(context, trx, { user, newEmail })
  return succeed(user)
}

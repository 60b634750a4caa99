import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { dropEmailChangeTokens } from '../database/email-change-tokens.ts'
import type { AuthTables, EmailChangeKind, UserRow } from '../database/tables.ts'
import { emailTaken } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { adminFailures } from '../failures/admin.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { beginEmailChange, emailChangeKinds } from './email-change.ts'

/**
 * Ensures that a change to this address with this confirmation is pending. One that is already pending continues, so
 * that the links to both addresses can be requested one after the other.
 */
export async function expectEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail, kind }: { user: UserRow; newEmail: string; kind: EmailChangeKind },
): Promise<Result<UserRow, FailureReply>> {
  if (!emailChangeKinds(context).includes(kind)) return fail(adminFailures.secureChangeOff)
  if (await emailTaken(trx, newEmail, user.id)) return fail(failures.emailExists)
  const isPending =
    user.new_email === newEmail && user.email_change_confirmations_left > 0 && user.email_change_confirmed !== kind
  if (isPending) return succeed(user)
  await dropEmailChangeTokens(trx, user.id)
  await beginEmailChange(context, trx, { user, newEmail })
  return succeed(user)
}

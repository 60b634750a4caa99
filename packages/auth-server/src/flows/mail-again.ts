import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import type { AuthTables } from '../database/tables'
import { lockUserByEmail } from '../database/users'
import type { AuthFailure } from '../failures'
import { deliver, type PendingMail } from '../mail/deliver'
import { mailRefusal } from '../mail/issue-mail'
import { fail, succeed, type Result } from '../result'
import { confirmationMail, recoveryMail } from './confirmation-mail'
import { resendEmailChange } from './email-change'
import { audit } from './start-session'

/** A mail that anyone may ask for, given an address. */
export interface MailWish {
  kind: 'confirmation' | 'recovery' | 'email_change'
  email: string
  redirectTo: string
}

/**
 * Sends a mail to an address if it has an account that waits for one. The answer, the frequency limit included,
 * is the same whether or not it has.
 */
export async function mailAgain(context: AuthContext, caller: Caller, wish: MailWish): Promise<Result<undefined, AuthFailure>> {
  const prepared = await context.db.transaction().execute((trx) => prepare(context, trx, { caller, wish }))
  if (!prepared.ok) return prepared
  return prepared.value === undefined ? succeed(undefined) : deliver(context, caller, prepared.value)
}

async function prepare(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, wish }: { caller: Caller; wish: MailWish },
): Promise<Result<PendingMail | undefined, AuthFailure>> {
  const { kind, email, redirectTo } = wish
  const account = await lockUserByEmail(trx, email)
  const user = account?.user
  const refusal = await mailRefusal(context, trx, { address: email, kind })
  if (refusal !== undefined) return fail(refusal)
  if (user === undefined) return succeed(undefined)
  if (kind === 'email_change' && user.new_email !== null) {
    return succeed(await resendEmailChange(context, trx, { user, newEmail: user.new_email, redirectTo }))
  }
  if (kind === 'recovery') {
    await audit(context, trx, { action: 'user_recovery_requested', user, caller })
    return succeed(await recoveryMail(context, trx, { user, email, redirectTo }))
  }
  if (kind === 'confirmation' && user.email_confirmed_at === null) {
    await audit(context, trx, { action: 'user_confirmation_requested', user, caller })
    return succeed(await confirmationMail(context, trx, { user, email, redirectTo, isNew: false }))
  }
  return succeed(undefined)
}

import { sql, type Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { applyEmailChange } from '../database/confirm-email'
import { releaseMail } from '../database/mail-requests'
import { withdrawToken } from '../database/one-time-tokens'
import type { AuthTables, UserRow } from '../database/tables'
import { emailTaken, updateUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import type { PendingMail } from '../mail/deliver'
import { addressHash, issueMail, mailRefusal } from '../mail/issue-mail'
import { fail, succeed, type Result } from '../result'
import { audit } from './start-session'

/** Claims the right to mail about a change of address; answers the refusal when the last mail is too recent. */
export function emailChangeRefusal(context: AuthContext, trx: Kysely<AuthTables>, user: UserRow): Promise<AuthFailure | undefined> {
  return mailRefusal(context, trx, { address: limitKey(user), kind: 'email_change' })
}

/**
 * Starts a change of address: mails the new one and, with the secure change, the present one as well.
 * The address itself stays until every mail has been confirmed.
 */
export async function startEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail, redirectTo }: { user: UserRow; newEmail: string; redirectTo: string },
): Promise<PendingMail> {
  const order = { userId: user.id, template: 'email_change', redirectTo, newEmail } as const
  const issued = [await issueMail(context, trx, { ...order, kind: 'email_change_new', to: newEmail })]
  if (context.settings.secureEmailChange && user.email !== null) {
    issued.push(await issueMail(context, trx, { ...order, kind: 'email_change_current', to: user.email }))
  }
  await updateUser(trx, user.id, {
    new_email: newEmail,
    email_change_sent_at: context.now(),
    // With autoconfirm one of the mails is enough.
    email_change_confirmations_left: context.settings.autoconfirm ? 1 : issued.length,
    updated_at: context.now(),
  })
  const withdraw = () =>
    context.db.transaction().execute(async (undo) => {
      for (const { stored } of issued) await withdrawToken(undo, stored)
      await updateUser(undo, user.id, {
        new_email: user.new_email,
        email_change_sent_at: user.email_change_sent_at,
        email_change_confirmations_left: user.email_change_confirmations_left,
        updated_at: user.updated_at,
      })
      await releaseMail(undo, addressHash(context, limitKey(user)), ['email_change'])
    })
  return { mails: issued.map(({ mail }) => mail), withdraw }
}

/**
 * Counts one confirmation of a pending change and applies it with the last one. The number left is kept on the user:
 * a token that was worn out by wrong codes must not make one confirmation enough.
 */
export async function confirmEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, caller }: { user: UserRow; caller: Caller },
): Promise<Result<'half confirmed' | 'applied', AuthFailure>> {
  const counted = await trx
    .updateTable('users')
    .set({ email_change_confirmations_left: sql`email_change_confirmations_left - 1` })
    .where('id', '=', user.id)
    .where('email_change_confirmations_left', '>', 0)
    .returning(['email_change_confirmations_left', 'new_email'])
    .executeTakeFirst()
  if (counted === undefined || counted.new_email === null) return fail(failures.linkExpired)
  if (counted.email_change_confirmations_left > 0) return succeed('half confirmed')
  if (await emailTaken(trx, counted.new_email, user.id)) return fail(failures.emailExists)
  await applyEmailChange(trx, user, counted.new_email, context.now())
  await audit(context, trx, { action: 'user_modified', user, caller })
  return succeed('applied')
}

function limitKey(user: UserRow): string {
  return user.email ?? user.id
}

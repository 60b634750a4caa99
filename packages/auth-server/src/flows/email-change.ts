import { sql, type Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { applyEmailChange } from '../database/confirm-email'
import { releaseMail } from '../database/mail-requests'
import { outstandingKinds, withdrawToken } from '../database/one-time-tokens'
import type { AuthTables, UserRow } from '../database/tables'
import { emailTaken, updateUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import type { PendingMail } from '../mail/deliver'
import { addressHash, issueMail, mailRefusal, type IssuedMail } from '../mail/issue-mail'
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
  const issued = await issueAll(context, trx, { user, newEmail, redirectTo, kinds: allKinds(context, user) })
  await updateUser(trx, user.id, {
    new_email: newEmail,
    email_change_sent_at: context.now(),
    email_change_confirmations_left: confirmationsNeeded(context, user),
    updated_at: context.now(),
  })
  return pendingMail(context, user, {
    issued,
    before: {
      new_email: user.new_email,
      email_change_sent_at: user.email_change_sent_at,
      email_change_confirmations_left: user.email_change_confirmations_left,
      updated_at: user.updated_at,
    },
  })
}

/**
 * Mails again what a pending change still waits for. Anyone may ask for it, so what has been confirmed stays
 * confirmed. Answers undefined when nothing can be sent again without asking for it anew.
 */
export async function resendEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail, redirectTo }: { user: UserRow; newEmail: string; redirectTo: string },
): Promise<PendingMail | undefined> {
  const outstanding = await outstandingKinds(trx, user.id)
  const nothingConfirmed = user.email_change_confirmations_left === confirmationsNeeded(context, user)
  const kinds = outstanding.length === 0 && nothingConfirmed ? allKinds(context, user) : outstanding
  if (kinds.length === 0) return undefined
  const issued = await issueAll(context, trx, { user, newEmail, redirectTo, kinds })
  await updateUser(trx, user.id, { email_change_sent_at: context.now() })
  return pendingMail(context, user, { issued, before: { email_change_sent_at: user.email_change_sent_at } })
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

type ChangeKind = 'email_change_new' | 'email_change_current'

function allKinds(context: AuthContext, user: UserRow): readonly ChangeKind[] {
  const both = context.settings.secureEmailChange && user.email !== null
  return both ? ['email_change_new', 'email_change_current'] : ['email_change_new']
}

// With autoconfirm one of the mails is enough.
function confirmationsNeeded(context: AuthContext, user: UserRow): number {
  return context.settings.autoconfirm ? 1 : allKinds(context, user).length
}

async function issueAll(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  order: { user: UserRow; newEmail: string; redirectTo: string; kinds: readonly ChangeKind[] },
): Promise<IssuedMail[]> {
  const { user, newEmail, redirectTo, kinds } = order
  const issued: IssuedMail[] = []
  for (const kind of kinds) {
    const to = kind === 'email_change_new' ? newEmail : (user.email ?? newEmail)
    issued.push(await issueMail(context, trx, { userId: user.id, template: 'email_change', redirectTo, newEmail, kind, to }))
  }
  return issued
}

function pendingMail(
  context: AuthContext,
  user: UserRow,
  { issued, before }: { issued: readonly IssuedMail[]; before: Parameters<typeof updateUser>[2] },
): PendingMail {
  const withdraw = () =>
    context.db.transaction().execute(async (undo) => {
      await updateUser(undo, user.id, before)
      for (const { stored } of issued) await withdrawToken(undo, stored)
      await releaseMail(undo, addressHash(context, limitKey(user)), ['email_change'])
    })
  return { mails: issued.map(({ mail }) => mail), withdraw }
}

function limitKey(user: UserRow): string {
  return user.email ?? user.id
}

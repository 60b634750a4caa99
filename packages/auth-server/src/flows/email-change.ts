import { sql, type Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { applyEmailChange } from '../database/confirm-email'
import type { AuthTables, EmailChangeKind, UserRow } from '../database/tables'
import { emailTaken, updateUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { mailRefusal } from '../mail/claim-mail'
import { orderNotice } from '../mail/send-notice'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'
import { audit } from './start-session'

/** The mails that a change of address needs: to the new one and, with the secure change, to the present one as well. */
export function emailChangeKinds({ settings }: AuthContext): readonly EmailChangeKind[] {
  return settings.secureEmailChange ? ['email_change_new', 'email_change_current'] : ['email_change_new']
}

/** A change that a signed-in person asks for, and the order under which its mails go out. */
export interface EmailChange {
  orderId: string
  user: UserRow
  newEmail: string
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/** Claims the right to mail about a change of address; answers the refusal when the last mail is too recent. */
export function emailChangeRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { orderId, user, redirectTo, challenge }: EmailChange,
): Promise<AuthFailure | undefined> {
  return mailRefusal(context, trx, {
    orderId,
    address: user.email ?? user.id,
    kind: 'email_change',
    redirectTo,
    challenge,
  })
}

/** Starts a change of address and orders its mails. The address itself stays until every mail has been confirmed. */
export async function startEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { orderId, user, newEmail }: EmailChange,
): Promise<void> {
  const kinds = await beginEmailChange(context, trx, { user, newEmail })
  for (const kind of kinds) await context.enqueueMail(trx, { id: orderId, account: user.id, kind })
}

/** Notes a change of address on the account, in place of one that was pending; answers which addresses must confirm it. */
export async function beginEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail }: Pick<EmailChange, 'user' | 'newEmail'>,
): Promise<readonly EmailChangeKind[]> {
  const kinds = user.email === null ? (['email_change_new'] as const) : emailChangeKinds(context)
  await updateUser(trx, user.id, {
    new_email: newEmail,
    email_change_sent_at: context.now(),
    // With autoconfirm one of the mails is enough.
    email_change_confirmations_left: context.settings.autoconfirm ? 1 : kinds.length,
    email_change_confirmed: null,
    updated_at: context.now(),
  })
  return kinds
}

/**
 * Counts one confirmation of a pending change and applies it with the last one. The number left, and whose it was, are
 * kept on the user: neither a token that was worn out by wrong codes nor two mails to one address may be enough. What
 * was mailed to another address, for a change that this one took the place of, confirms nothing.
 */
export async function confirmEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, kind, address, caller }: { user: UserRow; kind: EmailChangeKind; address: string; caller: Caller },
): Promise<Result<'half confirmed' | 'applied', AuthFailure>> {
  const counted = await trx
    .updateTable('users')
    .set({ email_change_confirmations_left: sql`email_change_confirmations_left - 1`, email_change_confirmed: kind })
    .where('id', '=', user.id)
    .where(kind === 'email_change_new' ? 'new_email' : 'email', '=', address)
    .where('email_change_confirmations_left', '>', 0)
    .where(sql<boolean>`email_change_confirmed is distinct from ${kind}`)
    .returning(['email_change_confirmations_left', 'new_email'])
    .executeTakeFirst()
  if (counted === undefined || counted.new_email === null) return fail(failures.linkExpired)
  if (counted.email_change_confirmations_left > 0) return succeed('half confirmed')
  if (await emailTaken(trx, counted.new_email, user.id)) return fail(failures.emailExists)
  await applyEmailChange(trx, user, { email: counted.new_email, now: context.now() })
  // To the address that the account had until now.
  await orderNotice(context, trx, { kind: 'email_changed', user })
  await audit(context, trx, { action: 'user_modified', user, caller, traits: { changed: 'email' } })
  return succeed('applied')
}

import { sql, type Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { applyEmailChange } from '../database/confirm-email.ts'
import type { AuthTables, EmailChangeKind, UserRow } from '../database/tables.ts'
import { emailTaken, updateUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { mailRefusal } from '../delivery/claim-mail.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'
import { audit } from './start-session.ts'

/**
 * The emails that a change of address requires: to the new address and, with the secure change, also to the current
 * one.
 */
export function emailChangeKinds({ settings }: AuthContext): readonly EmailChangeKind[] {
  return settings.secureEmailChange ? ['email_change_new', 'email_change_current'] : ['email_change_new']
}

/** A change requested by a signed-in user, and the order id of its emails. */
export interface EmailChange {
  orderId: string
  user: UserRow
  newEmail: string
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/** Claims the right to send the emails of a change of address; returns the refusal if the last email is too recent. */
export function emailChangeRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { orderId, user, redirectTo, challenge }: EmailChange,
): Promise<FailureReply | undefined> {
  return mailRefusal(context, trx, {
    orderId,
    address: user.email ?? user.id,
    kind: 'email_change',
    redirectTo,
    challenge,
  })
}

/** Starts a change of address and queues its emails. The address itself stays until every email has been confirmed. */
export async function startEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { orderId, user, newEmail }: EmailChange,
): Promise<void> {
  const kinds = await beginEmailChange(context, trx, { user, newEmail })
  for (const kind of kinds) await context.enqueueMail(trx, { id: orderId, account: user.id, kind })
}

/** Records a change of address on the account, replacing a pending one; returns which addresses must confirm it. */
export async function beginEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, newEmail }: Pick<EmailChange, 'user' | 'newEmail'>,
): Promise<readonly EmailChangeKind[]> {
  const kinds = user.email === null ? (['email_change_new'] as const) : emailChangeKinds(context)
  await updateUser(trx, user.id, {
    new_email: newEmail,
    email_change_sent_at: context.now(),
    // With autoconfirm one of the emails is enough.
    email_change_confirmations_left: context.settings.autoconfirm ? 1 : kinds.length,
    email_change_confirmed: null,
    updated_at: context.now(),
  })
  return kinds
}

/**
 * Counts one confirmation of a pending change and applies the change with the last one. The number left, and which
 * address has confirmed, are stored on the user: neither a token used up by wrong codes nor two emails to the same
 * address must suffice. A credential emailed to another address, for a superseded change, confirms nothing.
 */
export async function confirmEmailChange(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, kind, address, caller }: { user: UserRow; kind: EmailChangeKind; address: string; caller: Caller },
): Promise<Result<'half confirmed' | 'applied', FailureReply>> {
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
  // Sent to the previous address.
  await orderNotice(context, trx, { kind: 'email_changed', user, caller })
  await audit(context, trx, { action: 'user_modified', user, caller, traits: { changed: 'email' } })
  return succeed('applied')
}

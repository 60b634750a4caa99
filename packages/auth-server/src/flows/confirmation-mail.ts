import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { releaseMail } from '../database/mail-requests'
import { withdrawToken } from '../database/one-time-tokens'
import type { AuthTables, UserRow } from '../database/tables'
import { deleteUnconfirmedUser, updateUser } from '../database/users'
import type { PendingMail } from '../mail/deliver'
import { addressHash, issueMail } from '../mail/issue-mail'

/** Who gets a mail of this kind, and where its link leads afterwards. */
export interface AccountMail {
  user: UserRow
  email: string
  redirectTo: string
}

/** Prepares the mail that confirms a new address. A user who was made for it goes again when it cannot be sent. */
export async function confirmationMail(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, email, redirectTo, isNew }: AccountMail & { isNew: boolean },
): Promise<PendingMail> {
  const { mail, stored } = await issueMail(context, trx, {
    userId: user.id,
    kind: 'confirmation',
    template: 'signup',
    to: email,
    redirectTo,
  })
  await updateUser(trx, user.id, { confirmation_sent_at: context.now() })
  const withdraw = () =>
    context.db.transaction().execute(async (undo) => {
      await updateUser(undo, user.id, { confirmation_sent_at: user.confirmation_sent_at })
      await withdrawToken(undo, stored)
      if (isNew) await deleteUnconfirmedUser(undo, user.id)
      await releaseMail(undo, addressHash(context, email), ['confirmation'])
    })
  return { mails: [mail], withdraw }
}

/** Prepares the mail that lets a person choose a new password or, as `magiclink`, sign in without one. */
export async function recoveryMail(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, email, redirectTo, template = 'recovery' }: AccountMail & { template?: 'recovery' | 'magiclink' },
): Promise<PendingMail> {
  const { mail, stored } = await issueMail(context, trx, {
    userId: user.id,
    kind: 'recovery',
    template,
    to: email,
    redirectTo,
  })
  await updateUser(trx, user.id, { recovery_sent_at: context.now() })
  const withdraw = () =>
    context.db.transaction().execute(async (undo) => {
      await updateUser(undo, user.id, { recovery_sent_at: user.recovery_sent_at })
      await withdrawToken(undo, stored)
      await releaseMail(undo, addressHash(context, email), ['recovery'])
    })
  return { mails: [mail], withdraw }
}

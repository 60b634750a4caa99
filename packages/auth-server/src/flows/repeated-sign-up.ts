import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import type { AuthTables, JsonObject, UserRow } from '../database/tables'
import { replaceUnconfirmedData, restoreUnconfirmedUser, updateUser, type UserWithIdentities } from '../database/users'
import type { PendingMail } from '../mail/deliver'

/**
 * Takes a second sign-up for an unconfirmed account that is locked. The newest data counts. Unless both sign-ups chose
 * the same password, neither is kept: whoever reads the mailbox confirms and is signed in, but cannot know whose
 * password their link would have put in force. They choose one through the recovery mail.
 */
export async function repeatSignUp(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { account, data, provenHash, mail }: { account: UserWithIdentities; data: JsonObject; provenHash: string | undefined; mail: PendingMail },
): Promise<PendingMail> {
  const { user } = account
  await replaceUnconfirmedData(trx, user.id, { email: user.email ?? '', data, now: context.now() })
  if (provenHash === undefined || provenHash !== user.encrypted_password) await dropUnprovenPassword(context, trx, user)
  const withdraw = async () => {
    await restoreUnconfirmedUser(context.db, account)
    await mail.withdraw()
  }
  return { mails: mail.mails, withdraw }
}

/**
 * Forgets the password of an account that nobody has confirmed, when the mailbox's owner is about to confirm it, or
 * has, without that password: a stranger may have set it.
 */
export async function dropUnprovenPassword(context: AuthContext, trx: Kysely<AuthTables>, user: UserRow): Promise<void> {
  if (user.encrypted_password === null || user.email_confirmed_at !== null) return
  await updateUser(trx, user.id, { encrypted_password: null, updated_at: context.now() })
}

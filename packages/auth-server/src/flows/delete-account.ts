import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { deleteEvents } from '../database/audit-log'
import { forgetMails } from '../database/mail-requests'
import type { AuthTables } from '../database/tables'
import { lockUser } from '../database/users'
import { addressHash } from '../mail/claim-mail'

/**
 * Removes an account with its identities, sessions and mailed credentials, and what the log and the limits of mails hold
 * of it. One that is gone already stays gone.
 */
export async function deleteAccount(context: AuthContext, trx: Kysely<AuthTables>, userId: string): Promise<void> {
  const user = await lockUser(trx, userId)
  if (user === undefined) return
  await forgetMails(
    trx,
    [user.email, user.new_email].map((address) => addressHash(context, address ?? '')),
  )
  await deleteEvents(trx, userId)
  // Everything else that names the account goes with its row.
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { deleteEvents } from '../database/audit-log.ts'
import { forgetMails } from '../database/mail-requests.ts'
import type { AuthTables } from '../database/tables.ts'
import { lockUser } from '../database/users.ts'
import { addressHash } from '../delivery/claim-mail.ts'

/**
 * Deletes an account with its identities, sessions and emailed credentials, its audit log entries and its email limits.
 * Does nothing if it is already gone.
 */
export async function deleteAccount(context: AuthContext, trx: Kysely<AuthTables>, userId: string): Promise<void> {
  const user = await lockUser(trx, userId)
  if (user === undefined) return
  await forgetMails(
    trx,
    [user.email, user.new_email].map((address) => addressHash(context, address ?? '')),
  )
  await deleteEvents(trx, userId)
  // Everything else that references the account is deleted with its row.
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { disguiseEvents } from '../database/audit-log'
import { emptyAccount } from '../database/empty-account'
import { forgetMails } from '../database/mail-requests'
import type { AuthTables, UserRow } from '../database/tables'
import { lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { addressHash } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import type { Administrator } from '../wire/administrator'
import { auditAdministration } from './administration'
import { deleteAccount } from './delete-account'

/** Removes an account for an administrator: with every trace, or so that an empty row with its id stays. */
export function removeAccount(
  context: AuthContext,
  administrator: Administrator,
  { userId, leavesRow }: { userId: string; leavesRow: boolean },
): Promise<Result<undefined, AuthFailure>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return fail(failures.userNotFound)
    await (leavesRow ? emptyOut(context, trx, user) : deleteAccount(context, trx, userId))
    const subject = { id: userId, email: null, phone: null }
    await auditAdministration(context, trx, { action: 'user_deleted', subject, administrator })
    return succeed(undefined)
  })
}

async function emptyOut(context: AuthContext, trx: Kysely<AuthTables>, user: UserRow): Promise<void> {
  if (user.deleted_at !== null) return
  // In hexadecimal, as addresses are in lower case.
  const disguise = (value: string) =>
    Buffer.from(context.keys.mac('deleted-account', `${user.id}\0${value}`), 'base64url').toString('hex')
  await forgetMails(
    trx,
    [user.email, user.new_email].map((address) => addressHash(context, address ?? '')),
  )
  await disguiseEvents(trx, user.id)
  await emptyAccount(trx, { user, disguise, now: context.now() })
}

import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { disguiseEvents } from '../database/audit-log.ts'
import { emptyAccount } from '../database/empty-account.ts'
import { forgetMails } from '../database/mail-requests.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { Administrator } from '../wire/administrator.ts'
import { auditAdministration } from './administration.ts'
import { deleteAccount } from './delete-account.ts'

/** Deletes an account on behalf of an administrator: completely, or leaving an empty row with its id. */
export function removeAccount(
  context: AuthContext,
  administrator: Administrator,
  { userId, leavesRow }: { userId: string; leavesRow: boolean },
): Promise<Result<undefined, FailureReply>> {
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
  // In hexadecimal, because addresses are lower case.
  const disguise = (value: string) =>
    Buffer.from(context.keys.mac('deleted-account', `${user.id}\0${value}`), 'base64url').toString('hex')
  await forgetMails(
    trx,
    [user.email, user.new_email].map((address) => addressHash(context, address ?? '')),
  )
  await disguiseEvents(trx, user.id)
  await emptyAccount(trx, { user, disguise, now: context.now() })
}

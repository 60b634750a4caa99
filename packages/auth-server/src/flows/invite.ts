import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context/context.ts'
import { claimMail, releaseMail } from '../database/mail-requests.ts'
import type { JsonObject } from '../database/tables.ts'
import { findUser, lockUserByEmail, updateUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { Administrator } from '../wire/administrator.ts'
import { auditAdministration, changeUniquely } from './administration.ts'
import { openAccount } from './invited-account.ts'

/** A user invited by an administrator. */
export interface Invitation {
  email: string
  data: JsonObject
  redirectTo: string
}

/** Creates an account and queues its invitation email. Can be repeated until the invitation is accepted. */
export function invite(
  context: AuthContext,
  administrator: Administrator,
  { email, data, redirectTo }: Invitation,
): Promise<Result<UserWithIdentities, FailureReply>> {
  return changeUniquely(context, { email: failures.emailExists }, async (trx) => {
    const orderId = randomUUID()
    const known = await lockUserByEmail(trx, email)
    const opened = await openAccount(context, trx, {
      known,
      opened: { email, data, encryptedPassword: null, isInvitation: true },
    })
    if (!opened.ok) return opened
    const { id } = opened.value
    // An invitation is not limited by earlier emails, and replaces one that is still in the queue.
    const claim = { addressHash: addressHash(context, email), kind: 'confirmation' } as const
    await releaseMail(trx, claim.addressHash, [claim.kind])
    await claimMail(trx, { ...claim, orderId, redirectTo, now: context.now(), gapSeconds: 0 })
    await updateUser(trx, id, { confirmation_sent_at: context.now() })
    await auditAdministration(context, trx, {
      action: 'user_invited',
      subject: { id, email, phone: null },
      administrator,
    })
    await context.enqueueMail(trx, { id: orderId, account: id, kind: 'invite' })
    const account = await findUser(trx, id)
    return account === undefined ? fail(failures.userNotFound) : succeed(account)
  })
}

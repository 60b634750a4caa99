import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context'
import { claimMail, releaseMail } from '../database/mail-requests'
import type { JsonObject } from '../database/tables'
import { findUser, lockUserByEmail, updateUser, type UserWithIdentities } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { addressHash } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import type { Administrator } from '../wire/administrator'
import { auditAdministration, changeUniquely } from './administration'
import { openAccount } from './invited-account'

/** Somebody whom an administrator invites. */
export interface Invitation {
  email: string
  data: JsonObject
  redirectTo: string
}

/** Opens an account for somebody and orders the mail that invites them. May be repeated until they have accepted. */
export function invite(
  context: AuthContext,
  administrator: Administrator,
  { email, data, redirectTo }: Invitation,
): Promise<Result<UserWithIdentities, AuthFailure>> {
  return changeUniquely(context, { email: failures.emailExists }, async (trx) => {
    const orderId = randomUUID()
    const known = await lockUserByEmail(trx, email)
    const opened = await openAccount(context, trx, {
      known,
      opened: { email, data, encryptedPassword: null, isInvitation: true },
    })
    if (!opened.ok) return opened
    const { id } = opened.value
    // An invitation waits for no other mail, and takes the place of one that is still in the queue.
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

import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { markUserConfirmed } from '../database/confirm-email'
import { releaseMail } from '../database/mail-requests'
import type { AuthTables, JsonObject } from '../database/tables'
import { insertEmailUser, lockUserByEmail } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { deliver, type PendingMail } from '../mail/deliver'
import { addressHash, mailRefusal } from '../mail/issue-mail'
import { fail, succeed, type Result } from '../result'
import { confirmationMail, recoveryMail } from './confirmation-mail'
import { dropUnprovenPassword } from './repeated-sign-up'
import { audit } from './start-session'

/** A sign-in by mail, without a password. */
export interface OneTimeSignIn {
  email: string
  data: JsonObject
  /** Whether an unknown address may get a new account. When not, the answer tells that it is unknown. */
  createUser: boolean
  redirectTo: string
}

/** Mails a link and a code that sign in. Someone new, or not yet confirmed, gets the confirmation mail instead. */
export async function sendOneTimeSignIn(
  context: AuthContext,
  caller: Caller,
  request: OneTimeSignIn,
): Promise<Result<undefined, AuthFailure>> {
  const prepared = await context.db.transaction().execute((trx) => prepare(context, trx, { caller, request }))
  return prepared.ok ? deliver(context, caller, prepared.value) : prepared
}

async function prepare(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, request }: { caller: Caller; request: OneTimeSignIn },
): Promise<Result<PendingMail, AuthFailure>> {
  const { email, data, createUser, redirectTo } = request
  const known = await lockUserByEmail(trx, email)
  if (known === undefined && !createUser) return fail(failures.otpDisabled)
  if (known === undefined && context.settings.disableSignUp) return fail(failures.signUpDisabled)
  const refusal = await bothKindsRefusal(context, trx, email)
  if (refusal !== undefined) return fail(refusal)
  // No password at all: nobody could know a random one, and no slow hash tells the new from the known.
  const created = known === undefined ? await insertEmailUser(trx, { email, encryptedPassword: null, data, now: context.now() }) : undefined
  const account = known ?? created ?? (await lockUserByEmail(trx, email))
  if (account === undefined) throw new Error('An address was taken and free at once')
  const { user } = account
  if (user.email_confirmed_at === null && !context.settings.autoconfirm) {
    await audit(context, trx, { action: 'user_confirmation_requested', user, caller })
    // The link will confirm the account for someone who signs in without its password.
    await dropUnprovenPassword(context, trx, user)
    const mail = await confirmationMail(context, trx, { user, email, redirectTo, isNew: created !== undefined })
    return succeed(releasingBoth(context, email, mail))
  }
  if (user.email_confirmed_at === null) await markUserConfirmed(trx, user.id, context.now())
  await audit(context, trx, { action: 'user_recovery_requested', user, caller })
  return succeed(releasingBoth(context, email, await recoveryMail(context, trx, { user, email, redirectTo, template: 'magiclink' })))
}

// Which of the two mails is due depends on the account, so both limits count for every address, known or not.
async function bothKindsRefusal(context: AuthContext, trx: Kysely<AuthTables>, address: string): Promise<AuthFailure | undefined> {
  const confirmation = await mailRefusal(context, trx, { address, kind: 'confirmation' })
  if (confirmation !== undefined) return confirmation
  const recovery = await mailRefusal(context, trx, { address, kind: 'recovery' })
  if (recovery !== undefined) await releaseMail(trx, addressHash(context, address), ['confirmation'])
  return recovery
}

function releasingBoth(context: AuthContext, email: string, pending: PendingMail): PendingMail {
  const withdraw = async () => {
    await pending.withdraw()
    await releaseMail(context.db, addressHash(context, email), ['confirmation', 'recovery'])
  }
  return { mails: pending.mails, withdraw }
}

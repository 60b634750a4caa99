import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { markUserConfirmed } from '../database/confirm-email'
import type { AuthTables, JsonObject } from '../database/tables'
import { ensureEmailUser, lockUserByEmail } from '../database/users'
import { writeIf } from '../database/write-if'
import { failures, type AuthFailure } from '../failures'
import { mailRefusal, type MailClaim } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'
import { dropUnprovenPassword } from './repeated-sign-up'
import { audit } from './start-session'

/** A sign-in by mail, without a password. */
export interface OneTimeSignIn {
  email: string
  data: JsonObject
  /** Whether an unknown address may get a new account. When not, the answer tells that it is unknown. */
  createUser: boolean
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/**
 * Orders a mail with a link and a code that sign in. Someone new, or not yet confirmed, gets the confirmation mail
 * instead. Where an unknown address may get an account, the same is done for it as for a known one.
 */
export async function sendOneTimeSignIn(
  context: AuthContext,
  caller: Caller,
  request: OneTimeSignIn,
): Promise<Result<undefined, AuthFailure>> {
  return context.db.transaction().execute((trx) => order(context, trx, { caller, request }))
}

async function order(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, request }: { caller: Caller; request: OneTimeSignIn },
): Promise<Result<undefined, AuthFailure>> {
  const { email, data, createUser, redirectTo, challenge } = request
  const orderId = randomUUID()
  const known = await lockUserByEmail(trx, email)
  if (known === undefined && !createUser) return fail(failures.otpDisabled)
  if (known === undefined && context.settings.disableSignUp) return fail(failures.signUpDisabled)
  const refusal = await bothKindsRefusal(context, trx, { orderId, address: email, redirectTo, challenge })
  if (refusal !== undefined) return fail(refusal)
  // No password at all: nobody could know a random one, and no slow hash tells the new from the known.
  const { user } = await ensureEmailUser(trx, known, { email, encryptedPassword: null, data, now: context.now() })
  const mustConfirm = user.email_confirmed_at === null && !context.settings.autoconfirm
  await audit(context, trx, {
    action: mustConfirm ? 'user_confirmation_requested' : 'user_recovery_requested',
    user,
    caller,
  })
  // The link will confirm the account for someone who signs in without its password.
  if (!context.settings.autoconfirm) await dropUnprovenPassword(context, trx, user)
  else if (user.email_confirmed_at === null) await markUserConfirmed(trx, user.id, context.now())
  await context.enqueueMail(trx, { id: orderId, account: user.id, kind: mustConfirm ? 'confirmation' : 'magiclink' })
  return succeed(undefined)
}

// Which of the two mails is due depends on the account, so both limits count for every address, known or not. A claim that
// is refused for the one must not take the place of an earlier order for the other.
function bothKindsRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  claim: Omit<MailClaim, 'kind'>,
): Promise<AuthFailure | undefined> {
  return writeIf(
    trx,
    (refusal) => refusal === undefined,
    async () =>
      (await mailRefusal(context, trx, { ...claim, kind: 'confirmation', isCounted: true })) ??
      (await mailRefusal(context, trx, { ...claim, kind: 'recovery' })),
  )
}

import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { markUserConfirmed } from '../database/confirm-email.ts'
import type { AuthTables, JsonObject } from '../database/tables.ts'
import { ensureEmailUser } from '../database/email-users.ts'
import { lockUserByEmail } from '../database/users.ts'
import { writeIf } from '../database/write-if.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { mailRefusal, type MailClaim } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'
import { dropUnprovenPassword } from './repeated-sign-up.ts'
import { audit } from './start-session.ts'

/** A passwordless sign-in by email. */
export interface OneTimeSignIn {
  email: string
  data: JsonObject
  /** Whether to create an account for an unknown address. If not, the response reveals that it is unknown. */
  createUser: boolean
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/**
 * Queues an email with a sign-in link and code. A new or unconfirmed user gets the confirmation email instead. If
 * accounts are created for unknown addresses, these are handled the same as known ones.
 */
export async function sendOneTimeSignIn(
  context: AuthContext,
  caller: Caller,
  request: OneTimeSignIn,
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute((trx) => order(context, trx, { caller, request }))
}

async function order(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, request }: { caller: Caller; request: OneTimeSignIn },
): Promise<Result<undefined, FailureReply>> {
  const { email, data, createUser, redirectTo, challenge } = request
  const orderId = randomUUID()
  const known = await lockUserByEmail(trx, email)
  if (known === undefined && !createUser) return fail(failures.otpDisabled)
  if (known === undefined && context.settings.disableSignUp) return fail(failures.signUpDisabled)
  const refusal = await bothKindsRefusal(context, trx, { orderId, address: email, redirectTo, challenge })
  if (refusal !== undefined) return fail(refusal)
  // No password at all: nobody would know a random one, and hashing it would reveal new addresses by timing.
  const { user } = await ensureEmailUser(trx, known, { email, encryptedPassword: null, data, now: context.now() })
  const mustConfirm = user.email_confirmed_at === null && !context.settings.autoconfirm
  await audit(context, trx, {
    action: mustConfirm ? 'user_confirmation_requested' : 'user_recovery_requested',
    user,
    caller,
  })
  // The link will confirm the account for a user who does not know its password.
  if (!context.settings.autoconfirm) await dropUnprovenPassword(context, trx, user)
  else if (user.email_confirmed_at === null) await markUserConfirmed(trx, user.id, context.now())
  await context.enqueueMail(trx, { id: orderId, account: user.id, kind: mustConfirm ? 'confirmation' : 'magiclink' })
  return succeed(undefined)
}

// Which of the two emails is due depends on the account, so both limits apply to every address, known or not. If one
// claim is refused, the other must not replace an earlier order.
function bothKindsRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  claim: Omit<MailClaim, 'kind'>,
): Promise<FailureReply | undefined> {
  return writeIf(
    trx,
    (refusal) => refusal === undefined,
    async () =>
      (await mailRefusal(context, trx, { ...claim, kind: 'confirmation', isCounted: true })) ??
      (await mailRefusal(context, trx, { ...claim, kind: 'recovery' })),
  )
}

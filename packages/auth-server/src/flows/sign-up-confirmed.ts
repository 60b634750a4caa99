import type { AuthContext, Caller } from '../context/context.ts'
import { markUserConfirmed } from '../database/confirm-email.ts'
import { insertEmailUser } from '../database/email-users.ts'
import { findUserByEmail } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import type { SignUp } from './sign-up.ts'
import { announceConfirmed, audit, startSession } from './start-session.ts'

/**
 * Creates an account without a confirmation email and signs it in. An existing unconfirmed account of that address is
 * signed in only with its own password: otherwise anyone could take it over by signing up again.
 */
export async function signUpConfirmed(
  context: AuthContext,
  caller: Caller,
  { email, password, data }: SignUp,
): Promise<Result<SignedIn, FailureReply>> {
  const existing = await findUserByEmail(context.db, email)
  if (existing !== undefined) {
    const current = await context.passwords.matches(password, existing.user.encrypted_password)
    if (!current.ok) return current
    if (!current.value || existing.user.email_confirmed_at !== null) return fail(failures.userExists)
  }
  const hashed = await context.passwords.hash(password)
  if (!hashed.ok) return hashed
  return context.db.transaction().execute(async (trx) => {
    const now = context.now()
    const account = existing ?? (await insertEmailUser(trx, { email, encryptedPassword: hashed.value, data, now }))
    if (account === undefined) return fail(failures.userExists)
    await markUserConfirmed(trx, account.user.id, now)
    await audit(context, trx, { action: 'user_signedup', user: account.user, caller })
    const signedIn = await startSession(context, trx, { userId: account.user.id, method: 'password', caller })
    await announceConfirmed(context, trx, { signedIn, caller })
    return succeed(signedIn)
  })
}

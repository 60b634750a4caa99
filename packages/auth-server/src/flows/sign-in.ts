import type { AuthContext, Caller } from '../context'
import { findUserByEmail } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { passwordMatches } from '../passwords/password-hash'
import { fail, succeed, type Result } from '../result'
import { isBanned } from '../wire/authenticate'
import type { SignedIn } from '../wire/session-json'
import { startSession } from './start-session'

/**
 * Signs in with address and password. An unknown address and a wrong password look and take the same;
 * whether an account is banned or unconfirmed is said only to those who know its password.
 */
export async function signIn(
  context: AuthContext,
  caller: Caller,
  { email, password }: { email: string; password: string },
): Promise<Result<SignedIn, AuthFailure>> {
  const account = await findUserByEmail(context.db, email.toLowerCase())
  const matches = await passwordMatches(password, account?.user.encrypted_password)
  if (account === undefined || !matches) return fail(failures.invalidCredentials)
  const { user } = account
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
  if (user.email_confirmed_at === null) return fail(failures.emailNotConfirmed)
  return context.db.transaction().execute(async (trx) => {
    return succeed(await startSession(context, trx, { userId: user.id, method: 'password', caller }))
  })
}

import type { AuthContext, Caller } from '../context'
import type { UserRow } from '../database/tables'
import { findUserByEmail, renewPasswordHash } from '../database/users'
import { failures, type AuthFailure } from '../failures'
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
  const checked = await context.passwords.matches(password, account?.user.encrypted_password)
  if (!checked.ok) return checked
  if (account === undefined || !checked.value) return fail(failures.invalidCredentials)
  const { user } = account
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
  if (user.email_confirmed_at === null) return fail(failures.emailNotConfirmed)
  await renewHash(context, user, password)
  return context.db.transaction().execute(async (trx) => {
    return succeed(await startSession(context, trx, { userId: user.id, method: 'password', caller }))
  })
}

// A hash that can't be made now, as the server is busy, is made at the next sign-in.
async function renewHash({ db, passwords }: AuthContext, { id, encrypted_password: from }: UserRow, password: string): Promise<void> {
  if (from === null || !passwords.isOutdated(from)) return
  const renewed = await passwords.hash(password)
  if (renewed.ok) await renewPasswordHash(db, id, { from, to: renewed.value })
}

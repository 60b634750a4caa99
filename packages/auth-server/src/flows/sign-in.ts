import type { AuthContext, Caller } from '../context'
import type { UserRow } from '../database/tables'
import { findLogin, lockUser, renewPasswordHash, type Login } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { orderNotice } from '../mail/send-notice'
import { fail, succeed, type Result } from '../result'
import { isBanned } from '../wire/authenticate'
import { browserName } from '../wire/browser-name'
import type { SignedIn } from '../wire/session-json'
import { startSession } from './start-session'

/** For so long after its address was confirmed, an account may be signed in to from any browser unannounced. */
const settlingMilliseconds = 24 * 3_600_000

/** What somebody shows to sign in. */
export interface PasswordSignIn {
  login: Login
  password: string
  isKnownBrowser: boolean
  /** The user whose session the call carries, if it carries one. */
  signedInAs: string | undefined
}

/**
 * Signs in with address or number and password. An unknown address and a wrong password look and take the same;
 * whether an account is banned or unconfirmed is said only to those who know its password.
 */
export async function signIn(
  context: AuthContext,
  caller: Caller,
  { login, password, isKnownBrowser, signedInAs }: PasswordSignIn,
): Promise<Result<SignedIn, AuthFailure>> {
  const user = await findLogin(context.db, login)
  const checked = await context.passwords.matches(password, user?.encrypted_password)
  if (!checked.ok) return checked
  if (user === undefined || !checked.value) return fail(failures.invalidCredentials)
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
  if (login.kind === 'email' && user.email_confirmed_at === null) return fail(failures.emailNotConfirmed)
  if (login.kind === 'phone' && user.phone_confirmed_at === null) return fail(accountFailures.phoneNotConfirmed)
  const renewed = await renewHash(context, user, password)
  return context.db.transaction().execute(async (trx) => {
    // A new password, or a ban, may have come while this one was compared.
    const current = await lockUser(trx, user.id)
    const isSame = current?.encrypted_password === user.encrypted_password || current?.encrypted_password === renewed
    if (current === undefined || !isSame) return fail(failures.invalidCredentials)
    if (isBanned(current.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
    const signedIn = await startSession(context, trx, {
      userId: user.id,
      method: 'password',
      caller,
      isRepeated: signedInAs === user.id,
    })
    if (!isKnownBrowser && isSettled(context, user)) {
      await orderNotice(context, trx, {
        kind: 'new_browser',
        user: signedIn.account.user,
        browser: browserName(caller.userAgent),
      })
    }
    return succeed(signedIn)
  })
}

// Who signs up on one device and opens the link on another signs in on the first one soon, and that is no news.
function isSettled({ now }: AuthContext, { email_confirmed_at: confirmedAt }: UserRow): boolean {
  return confirmedAt !== null && now().getTime() - confirmedAt.getTime() > settlingMilliseconds
}

// A hash that can't be made now, as the server is busy, is made at the next sign-in. Answers the new one.
async function renewHash(
  { db, passwords }: AuthContext,
  { id, encrypted_password: from }: UserRow,
  password: string,
): Promise<string | undefined> {
  if (from === null || !passwords.isOutdated(from)) return undefined
  const renewed = await passwords.hash(password)
  if (!renewed.ok) return undefined
  await renewPasswordHash(db, id, { from, to: renewed.value })
  return renewed.value
}

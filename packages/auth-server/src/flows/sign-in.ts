import type { AuthContext, Caller } from '../context/context.ts'
import type { UserRow } from '../database/tables.ts'
import { findLogin, findUser, renewPasswordHash, type Login } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { startSessionIf } from './start-session.ts'

/** Grace period after confirmation in which a sign-in from a new browser sends no notice. */
const settlingMilliseconds = 24 * 3_600_000

/** The credentials of a sign-in. */
export interface PasswordSignIn {
  login: Login
  password: string
  isKnownBrowser: boolean
  /** The user of the session sent with the call, if any. */
  signedInAs: string | undefined
}

/**
 * Signs in with address or number and password. An unknown address and a wrong password get the same response in the
 * same time; whether an account is banned or unconfirmed is revealed only with the right password.
 */
export async function signIn(
  context: AuthContext,
  caller: Caller,
  { login, password, isKnownBrowser, signedInAs }: PasswordSignIn,
): Promise<Result<SignedIn, FailureReply>> {
  const user = await findLogin(context.db, login)
  const checked = await context.passwords.matches(password, user?.encrypted_password)
  if (!checked.ok) return checked
  if (user === undefined || !checked.value) return fail(failures.invalidCredentials)
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
  if (login.kind === 'email' && user.email_confirmed_at === null) return fail(failures.emailNotConfirmed)
  if (login.kind === 'phone' && user.phone_confirmed_at === null) return fail(accountFailures.phoneNotConfirmed)
  const renewed = await renewHash(context, user, password)
  const hashes = [user.encrypted_password, renewed].filter((hash) => typeof hash === 'string')
  const session = { userId: user.id, method: 'password', caller, isRepeated: signedInAs === user.id } as const
  // One statement, which needs no transaction of its own, unless an email is queued with it.
  const signedIn =
    isKnownBrowser || !isConfirmedLongAgo(context, user)
      ? await startSessionIf(context, context.db, session, hashes)
      : await context.db.transaction().execute(async (trx) => {
          const begun = await startSessionIf(context, trx, session, hashes)
          if (begun) await orderNotice(context, trx, { kind: 'new_browser', user: begun.account.user, caller })
          return begun
        })
  return signedIn === undefined ? fail(await changeMeanwhile(context, user.id, hashes)) : succeed(signedIn)
}

/** What happened to the user while the password was compared: it changed, or the user was banned. */
async function changeMeanwhile(
  { db, now }: AuthContext,
  userId: string,
  hashes: readonly string[],
): Promise<FailureReply> {
  const user = (await findUser(db, userId))?.user
  const isSame = hashes.includes(user?.encrypted_password ?? '')
  return isSame && isBanned(user?.banned_until ?? null, now())
    ? failures.userBannedAtSignIn
    : failures.invalidCredentials
}

// A user who signs up on one device and opens the link on another soon signs in on the first one, which needs no
// notice.
function isConfirmedLongAgo({ now }: AuthContext, { email_confirmed_at: confirmedAt }: UserRow): boolean {
  return confirmedAt !== null && now().getTime() - confirmedAt.getTime() > settlingMilliseconds
}

// If the server is too busy to compute the hash now, the next sign-in will. Returns the hash that the user then has,
// unless it is of another password.
async function renewHash(
  { db, passwords }: AuthContext,
  { id, encrypted_password: from }: UserRow,
  password: string,
): Promise<string | undefined> {
  if (from === null || !passwords.isOutdated(from)) return undefined
  const renewed = await passwords.hash(password)
  if (!renewed.ok) return undefined
  if (await renewPasswordHash(db, id, { from, to: renewed.value })) return renewed.value
  // Another sign-in renewed it first, or the password was changed.
  const present = (await findUser(db, id))?.user.encrypted_password
  const isSame = await passwords.matches(password, present)
  return isSame.ok && isSame.value ? (present ?? undefined) : undefined
}

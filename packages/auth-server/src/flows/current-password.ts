import type { AuthContext, Caller } from '../context/context.ts'
import type { AuthenticationMethodName } from '../database/tables.ts'
import { accountFailures } from '../failures/accounts.ts'
import type { FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { proofRefusal } from './recent-proof.ts'
import { passwordGuesses, slowedGuess } from './slowed-guess.ts'

/** Sessions that started from an email: the user may have forgotten the password. */
const byMail: readonly AuthenticationMethodName[] = ['otp', 'magiclink', 'recovery']

/**
 * The refusal if a new password requires the current one, or another proof where there is none, and it is missing or
 * wrong.
 */
export async function currentPasswordRefusal(
  context: AuthContext,
  caller: Caller,
  { signedIn, present }: { signedIn: SignedIn; present: string },
): Promise<FailureReply | undefined> {
  if (isFreshFromMail(context, signedIn)) return undefined
  const { account } = signedIn
  if (!context.settings.requireCurrentPassword || account.user.encrypted_password === null)
    return proofRefusal(context, signedIn)
  if (present === '') return accountFailures.currentPasswordMissing
  return currentPasswordFailure(context, caller, { account, present })
}

/** The refusal if this is not the current password of an account; guesses are throttled. */
export async function currentPasswordFailure(
  context: AuthContext,
  caller: Caller,
  { account: { user }, present }: { account: SignedIn['account']; present: string },
): Promise<FailureReply | undefined> {
  const { encrypted_password: encrypted, id } = user
  const checked = await slowedGuess(context, {
    guess: { secret: `present password ${id}`, caller: caller.ip },
    policy: passwordGuesses,
    wrongCode: accountFailures.currentPasswordWrong.code,
    attempt: async (): Promise<Result<undefined, FailureReply>> => {
      const matches = await context.passwords.matches(present, encrypted)
      if (!matches.ok) return matches
      return matches.value ? succeed(undefined) : fail(accountFailures.currentPasswordWrong)
    },
  })
  return checked.ok ? undefined : checked.error
}

// The time is that of the link or code: refreshing the session does not renew it.
function isFreshFromMail({ settings, now }: AuthContext, { session }: SignedIn): boolean {
  const oldest = now().getTime() / 1000 - settings.lifetimes.mailedSessionSeconds
  return session.amr.some(({ method, timestamp }) => byMail.includes(method) && timestamp >= oldest)
}

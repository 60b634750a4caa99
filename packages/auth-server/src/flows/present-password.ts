import type { AuthContext, Caller } from '../context'
import type { AuthenticationMethodName } from '../database/tables'
import { type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'
import { passwordGuesses, slowedGuess } from './slowed-guess'

/** Sessions that began with a mail: their owner may have come because the password is forgotten. */
const byMail: readonly AuthenticationMethodName[] = ['otp', 'magiclink', 'recovery']

/** Why a new password is refused for lack of the present one, if it is; guesses of it are slowed. */
export async function presentPasswordRefusal(
  context: AuthContext,
  caller: Caller,
  { signedIn: { account, session }, present }: { signedIn: SignedIn; present: string },
): Promise<AuthFailure | undefined> {
  const { encrypted_password: encrypted, id } = account.user
  if (!context.settings.requireCurrentPassword || encrypted === null) return undefined
  if (session.amr.some(({ method }) => byMail.includes(method))) return undefined
  if (present === '') return accountFailures.presentPasswordMissing
  const checked = await slowedGuess(context, {
    guess: { secret: `present password ${id}`, caller: caller.ip },
    policy: passwordGuesses,
    wrongCode: accountFailures.presentPasswordWrong.code,
    attempt: async (): Promise<Result<undefined, AuthFailure>> => {
      const matches = await context.passwords.matches(present, encrypted)
      if (!matches.ok) return matches
      return matches.value ? succeed(undefined) : fail(accountFailures.presentPasswordWrong)
    },
  })
  return checked.ok ? undefined : checked.error
}

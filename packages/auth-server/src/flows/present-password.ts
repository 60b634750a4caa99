import type { AuthContext, Caller } from '../context.ts'
import type { AuthenticationMethodName } from '../database/tables.ts'
import { type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { fail, succeed, type Result } from '../result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { passwordGuesses, slowedGuess } from './slowed-guess.ts'

/** Sessions that started from an email: the user may have forgotten the password. */
const byMail: readonly AuthenticationMethodName[] = ['otp', 'magiclink', 'recovery']

/** The refusal if a new password requires the current one and it is missing or wrong; guesses are throttled. */
export async function presentPasswordRefusal(
  context: AuthContext,
  caller: Caller,
  { signedIn: { account, session }, present }: { signedIn: SignedIn; present: string },
): Promise<FailureReply | undefined> {
  const { encrypted_password: encrypted, id } = account.user
  if (!context.settings.requireCurrentPassword || encrypted === null) return undefined
  if (session.amr.some(({ method }) => byMail.includes(method))) return undefined
  if (present === '') return accountFailures.presentPasswordMissing
  const checked = await slowedGuess(context, {
    guess: { secret: `present password ${id}`, caller: caller.ip },
    policy: passwordGuesses,
    wrongCode: accountFailures.presentPasswordWrong.code,
    attempt: async (): Promise<Result<undefined, FailureReply>> => {
      const matches = await context.passwords.matches(present, encrypted)
      if (!matches.ok) return matches
      return matches.value ? succeed(undefined) : fail(accountFailures.presentPasswordWrong)
    },
  })
  return checked.ok ? undefined : checked.error
}

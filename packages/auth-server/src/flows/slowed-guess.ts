import type { AuthContext } from '../context'
import { tooManyGuesses, type AuthErrorCode, type AuthFailure } from '../failures'
import type { Guess, GuessPolicy } from '../limits/guesses'
import { fail, type Result } from '../result'

/** Passwords: a person who mistypes is hardly held up; under an attack each address has four guesses an hour. */
export const passwordGuesses: GuessPolicy = {
  free: 5,
  firstDelaySeconds: 15,
  longestDelaySeconds: 15 * 60,
  forgetSeconds: 60 * 60,
}

/** Mailed codes: a million of them exist, so the wait is everybody's at once; the link in the same mail always works. */
export const codeGuesses: GuessPolicy = {
  free: 10,
  firstDelaySeconds: 60,
  longestDelaySeconds: 60 * 60,
  forgetSeconds: 24 * 60 * 60,
}

/** A try at a secret, and the code of the refusal that says that it was wrong. */
export interface SlowedGuess<Value> {
  guess: Guess
  policy: GuessPolicy
  wrongCode: AuthErrorCode
  /** Tells a refusal with another code that came before the secret was looked at, and so shows nothing. Default none does. */
  isUntried?: (failure: AuthFailure) => boolean
  attempt: () => Promise<Result<Value, AuthFailure>>
}

/**
 * Tries a secret unless its guesses have to wait. A refusal with another code than `wrongCode` shows that the secret
 * was right; one with a status from 500 on, and an exception, show nothing.
 */
export async function slowedGuess<Value>(
  { limiter }: AuthContext,
  { guess, policy, wrongCode, isUntried, attempt }: SlowedGuess<Value>,
): Promise<Result<Value, AuthFailure>> {
  const decision = limiter.guess(guess, policy)
  if (!decision.allowed) return fail(tooManyGuesses(decision.retryAfterSeconds))
  let settle: (() => void) | undefined = decision.withdraw
  try {
    const outcome = await attempt()
    if (outcome.ok) settle = decision.right
    else if (outcome.error.code === wrongCode) settle = undefined
    else if (outcome.error.status < 500 && isUntried?.(outcome.error) !== true) settle = decision.right
    return outcome
  } finally {
    settle?.()
  }
}

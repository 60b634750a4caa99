import { daySeconds } from '../database/day.ts'
import type { AuthContext } from '../context/context.ts'
import { tooManyGuesses, type AuthErrorCode, type FailureReply } from '../failures/index.ts'
import type { Guess, GuessPolicy } from '../limits/guesses.ts'
import { fail, type Result } from '../failures/result.ts'

/** Passwords: a user who mistypes is hardly delayed; under attack each address gets four guesses per hour. */
export const passwordGuesses: GuessPolicy = {
  free: 5,
  firstDelaySeconds: 15,
  maxDelaySeconds: 15 * 60,
  forgetSeconds: 60 * 60,
}

/** Emailed codes: there are only a million of them, so delays are long; the link in the same email always works. */
export const codeGuesses: GuessPolicy = {
  free: 10,
  firstDelaySeconds: 60,
  maxDelaySeconds: 60 * 60,
  forgetSeconds: daySeconds,
}

/** An attempt at a secret, and the error code that means it was wrong. */
export interface SlowedGuess<Value> {
  guess: Guess
  policy: GuessPolicy
  wrongCode: AuthErrorCode
  /**
   * Whether a refusal with another code came before the secret was checked, and so proves nothing. Default: none does.
   */
  isUntried?: (failure: FailureReply) => boolean
  attempt: () => Promise<Result<Value, FailureReply>>
}

/**
 * Attempts a secret unless guesses at it are throttled. A refusal with a code other than `wrongCode` means that the
 * secret was right; a status of 500 or above, or an exception, proves nothing.
 */
export async function slowedGuess<Value>(
  { limiter }: AuthContext,
  { guess, policy, wrongCode, isUntried, attempt }: SlowedGuess<Value>,
): Promise<Result<Value, FailureReply>> {
  const decision = await limiter.guess(guess, policy)
  if (!decision.allowed) return fail(tooManyGuesses(decision.retryAfterSeconds))
  let settle: (() => void | Promise<void>) | undefined = decision.withdraw
  try {
    const outcome = await attempt()
    if (outcome.ok) settle = decision.right
    else if (outcome.error.code === wrongCode) settle = undefined
    else if (outcome.error.status < 500 && isUntried?.(outcome.error) !== true) settle = decision.right
    return outcome
  } finally {
    await settle?.()
  }
}

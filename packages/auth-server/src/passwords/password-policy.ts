import { failures, guessablePassword, weakPassword, type FailureReply } from '../failures/index.ts'
import type { JudgePassword, PasswordOwner } from './guessable.ts'
import { maximumBytes } from './passwords.ts'

/** What a new password has to be. */
interface PasswordPolicy {
  settings: { passwordMinimumLength: number; passwordRequiredCharacters: readonly string[] }
  judgePassword: JudgePassword | undefined
}

/**
 * The refusal of a new password, if any. Lengths are in bytes; it needs one character of each required set, and the
 * refusal lists every rule that it violates. Whether it is easy to guess is judged last, and only if the host wants it.
 */
export function passwordFailure(
  { settings, judgePassword }: PasswordPolicy,
  password: string,
  owner: PasswordOwner,
): FailureReply | undefined {
  const { passwordMinimumLength: minimumLength, passwordRequiredCharacters: requiredCharacters } = settings
  const length = Buffer.byteLength(password)
  if (length > maximumBytes) return failures.passwordTooLong
  const isShort = length < minimumLength
  const isMissingCharacters = requiredCharacters.some(
    (set) => !Array.from(set).some((character) => password.includes(character)),
  )
  if (isShort || isMissingCharacters) {
    return weakPassword({
      minimumLength: isShort ? minimumLength : 0,
      characters: isMissingCharacters ? requiredCharacters : [],
    })
  }
  const guessability = judgePassword?.(password, owner)
  return guessability && guessablePassword(guessability)
}

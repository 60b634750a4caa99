import type { AuthContext } from '../context/context.ts'
import { failures, guessablePassword, weakPassword, type FailureReply } from '../failures/index.ts'
import type { PasswordOwner } from './guessable.ts'
import { maximumBytes } from './passwords.ts'

/**
 * The refusal of a new password, if any. Lengths are in bytes; it needs one character of each required set, and the
 * refusal lists every rule that it violates. Whether it is easy to guess is judged last, and only if the host wants it.
 */
export function passwordFailure(
  { settings, judgePassword }: Pick<AuthContext, 'judgePassword' | 'settings'>,
  password: string,
  owner: PasswordOwner,
): FailureReply | undefined {
  const { passwordMinimumLength: minimumLength, passwordRequiredCharacters: requiredCharacters } = settings
  const length = Buffer.byteLength(password)
  if (length > maximumBytes) return failures.passwordTooLong
  const isShort = length < minimumLength
  const lacksCharacters = requiredCharacters.some(
    (set) => !Array.from(set).some((character) => password.includes(character)),
  )
  if (isShort || lacksCharacters) {
    return weakPassword({
      minimumLength: isShort ? minimumLength : 0,
      characters: lacksCharacters ? requiredCharacters : [],
    })
  }
  const guessability = judgePassword?.(password, owner)
  return guessability && guessablePassword(guessability)
}

import { failures, weakPassword, type FailureReply } from '../failures/index.ts'

/** Maximum password length in bytes: part of the API contract, inherited from bcrypt, which reads no more. */
export const maximumBytes = 72

/**
 * The refusal of a new password, if any. Lengths are in bytes; it needs one character of each required set, and the
 * refusal lists every rule that it violates.
 */
export function passwordFailure(
  password: string,
  minimumLength: number,
  requiredCharacters: readonly string[] = [],
): FailureReply | undefined {
  const length = Buffer.byteLength(password)
  if (length > maximumBytes) return failures.passwordTooLong
  const isShort = length < minimumLength
  const lacksCharacters = requiredCharacters.some(
    (set) => !Array.from(set).some((character) => password.includes(character)),
  )
  return isShort || lacksCharacters
    ? weakPassword({
        minimumLength: isShort ? minimumLength : 0,
        characters: lacksCharacters ? requiredCharacters : [],
      })
    : undefined
}

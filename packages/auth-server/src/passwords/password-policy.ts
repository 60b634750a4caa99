import { failures, weakPassword, type AuthFailure } from '../failures'

/** The largest password in bytes: the wire contract says so, from the days of bcrypt, which reads no more. */
export const maximumBytes = 72

/**
 * Why a new password is refused, if it is. Lengths are in bytes; of each set of required characters it needs one, and a
 * refusal names every rule that it breaks.
 */
export function passwordFailure(
  password: string,
  minimumLength: number,
  requiredCharacters: readonly string[] = [],
): AuthFailure | undefined {
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

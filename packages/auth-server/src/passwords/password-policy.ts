import { failures, weakPassword, type AuthFailure } from '../failures'

const maximumBytes = 72

/** Why a new password is refused, if it is. Lengths are in bytes; bcrypt reads no more than 72. */
export function passwordFailure(password: string, minimumLength: number): AuthFailure | undefined {
  const length = Buffer.byteLength(password)
  if (length > maximumBytes) return failures.passwordTooLong
  return length < minimumLength ? weakPassword(minimumLength) : undefined
}

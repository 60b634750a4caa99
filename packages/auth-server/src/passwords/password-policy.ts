import { failures, weakPassword, type AuthFailure } from '../failures'

/** The largest password in bytes: the wire contract says so, from the days of bcrypt, which reads no more. */
export const maximumBytes = 72

/** Why a new password is refused, if it is. Lengths are in bytes. */
export function passwordFailure(password: string, minimumLength: number): AuthFailure | undefined {
  const length = Buffer.byteLength(password)
  if (length > maximumBytes) return failures.passwordTooLong
  return length < minimumLength ? weakPassword(minimumLength) : undefined
}

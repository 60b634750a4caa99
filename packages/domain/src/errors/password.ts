import type { ErrorText, ProviderError } from './error-text.ts'
import { weakPasswordErrorFrom, weakPasswordErrors, type WeakPasswordErrorCode } from './weak-password.ts'

/** Why the reset screen could not set a new password. */
export type PasswordUpdateErrorCode =
  'same-password' | 'weak-password' | 'session-expired' | 'failed' | 'unexpected' | WeakPasswordErrorCode

/** Why the profile could not change the password. */
export type PasswordChangeErrorCode =
  'no-session' | 'current-password-incorrect' | 'failed' | 'unexpected' | WeakPasswordErrorCode

/**
 * The error code for the auth service's response to a new password on the reset screen.
 * @source docs/product/errors.md#password-update
 */
export function passwordUpdateErrorFrom(error: ProviderError): PasswordUpdateErrorCode {
  const weakness = weakPasswordErrorFrom(error)
  if (weakness !== undefined) return weakness
  const message = error.message.toLowerCase()
  if (message.includes('new password should be different')) return 'same-password'
  if (message.includes('password should be')) return 'weak-password'
  if (message.includes('invalid session')) return 'session-expired'
  return (error.code && updateCodes.get(error.code)) || 'failed'
}

/**
 * The error code for the auth service's response to a password change, by step: signing in again to check the current
 * password, or setting the new one.
 * @source docs/product/errors.md#password-change
 */
export function passwordChangeErrorFrom(
  attempt: 'current-password' | 'new-password',
  error?: ProviderError,
): PasswordChangeErrorCode {
  if (attempt === 'current-password') return 'current-password-incorrect'
  return (error && weakPasswordErrorFrom(error)) ?? 'failed'
}

/** Messages of the reset screen. */
export const passwordUpdateErrors = {
  ...weakPasswordErrors,
  'same-password': { message: 'New password must be different from your current password', retryable: true },
  'weak-password': { message: 'Password does not meet security requirements', retryable: true },
  'session-expired': {
    message: 'Password reset session has expired. Please request a new reset link.',
    retryable: false,
  },
  failed: { message: 'Failed to update password. Please try again.', retryable: true },
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: true },
} as const satisfies Record<PasswordUpdateErrorCode, ErrorText>

/** Messages of the password form on the profile. */
export const passwordChangeErrors = {
  ...weakPasswordErrors,
  'no-session': { message: 'User session not found. Please log in again.', retryable: false },
  'current-password-incorrect': { message: 'Current password is incorrect', retryable: true },
  failed: { message: 'Failed to update password', retryable: true, passThrough: true },
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: true },
} as const satisfies Record<PasswordChangeErrorCode, ErrorText>

/** The auth service's own codes for the same three causes, in case its messages change. */
const updateCodes = new Map<string, PasswordUpdateErrorCode>([
  ['same_password', 'same-password'],
  ['weak_password', 'weak-password'],
  ['session_not_found', 'session-expired'],
])

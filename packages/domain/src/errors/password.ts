import type { ErrorText, ProviderError } from './error-text'

/** Why the reset screen could not set a new password. */
export type PasswordUpdateErrorCode = 'same-password' | 'weak-password' | 'session-expired' | 'failed' | 'unexpected'

/** Why the profile could not change the password. */
export type PasswordChangeErrorCode = 'no-session' | 'current-password-incorrect' | 'failed' | 'unexpected'

/**
 * The code of the auth service's answer to a new password on the reset screen.
 * @source specification section 8, Password update
 */
export function passwordUpdateErrorFrom(error: ProviderError): PasswordUpdateErrorCode {
  const message = error.message.toLowerCase()
  if (message.includes('new password should be different')) return 'same-password'
  if (message.includes('password should be')) return 'weak-password'
  if (message.includes('invalid session')) return 'session-expired'
  return (error.code && updateCodes.get(error.code)) || 'failed'
}

/**
 * The code of the auth service's answer to a password change, by what was being done: signing in again to check the
 * current password, or setting the new one.
 * @source specification section 5, Password change; section 8, Password change
 */
export function passwordChangeErrorFrom(attempt: 'current-password' | 'new-password'): PasswordChangeErrorCode {
  return attempt === 'current-password' ? 'current-password-incorrect' : 'failed'
}

/** What the reset screen tells. */
export const passwordUpdateErrors = {
  'same-password': { message: 'New password must be different from your current password', retryable: true },
  'weak-password': { message: 'Password does not meet security requirements', retryable: true },
  'session-expired': {
    message: 'Password reset session has expired. Please request a new reset link.',
    retryable: false,
  },
  failed: { message: 'Failed to update password. Please try again.', retryable: true },
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: true },
} as const satisfies Record<PasswordUpdateErrorCode, ErrorText>

/** What the password form of the profile tells. */
export const passwordChangeErrors = {
  'no-session': { message: 'User session not found. Please log in again.', retryable: false },
  'current-password-incorrect': { message: 'Current password is incorrect', retryable: true },
  failed: { message: 'Failed to update password', retryable: true, passThrough: true },
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: true },
} as const satisfies Record<PasswordChangeErrorCode, ErrorText>

/** The auth service's own codes for the same three causes, in case it words its messages anew. */
const updateCodes = new Map<string, PasswordUpdateErrorCode>([
  ['same_password', 'same-password'],
  ['weak_password', 'weak-password'],
  ['session_not_found', 'session-expired'],
])

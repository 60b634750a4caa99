import type { ErrorText, ProviderError } from './error-text'

/** Why the auth service did not send a password reset. */
export type ResetRequestErrorCode = 'sent-recently' | 'too-many-requests' | 'failed'

/**
 * The code of the auth service's answer to a request for a password reset.
 * @source specification section 8, Reset request
 */
export function resetRequestErrorFrom(error: ProviderError): ResetRequestErrorCode {
  const message = error.message.toLowerCase()
  if (message.includes('for security purposes')) return 'sent-recently'
  if (error.status === 429 || message.includes('email rate limit exceeded')) return 'too-many-requests'
  return 'failed'
}

/** Whether the dialog goes on to its sent view all the same, so that nothing is learned about the account. */
export function showsResetAsSent(code: ResetRequestErrorCode): boolean {
  return code === 'sent-recently'
}

/** What a failed request for a reset tells; an exception tells `failed`. */
export const resetRequestErrors = {
  'sent-recently': {
    message: 'If an account with this email exists, you will receive a password reset link.',
    retryable: false,
  },
  'too-many-requests': {
    message: 'Too many reset requests. Please wait a few minutes before trying again.',
    retryable: true,
  },
  failed: { message: 'Failed to send password reset email. Please try again.', retryable: true },
} as const satisfies Record<ResetRequestErrorCode, ErrorText>

import type { ErrorText, ProviderError } from './error-text.ts'

/** Why the auth service did not send a password reset. */
export type ResetRequestErrorCode = 'sent-recently' | 'too-many-requests' | 'failed'

/**
 * The error code for the auth service's response to a password reset request.
 * @source docs/product/errors.md#reset-request
 */
export function resetRequestErrorFrom(error: ProviderError): ResetRequestErrorCode {
  const message = error.message.toLowerCase()
  if (message.includes('for security purposes')) return 'sent-recently'
  if (error.status === 429 || message.includes('email rate limit exceeded')) return 'too-many-requests'
  return 'failed'
}

/** Whether the dialog shows its "sent" view despite the error, so as not to reveal whether the account exists. */
export function showsResetAsSent(code: ResetRequestErrorCode): boolean {
  return code === 'sent-recently'
}

/** Messages for a failed reset request; an exception shows `failed`. */
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

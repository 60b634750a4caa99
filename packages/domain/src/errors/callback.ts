import type { ErrorText, ProviderError } from './error-text.ts'

/** Why a callback from Google or from an emailed link failed. */
export type CallbackErrorCode =
  'no-session' | 'email-verification-failed' | 'invalid-link' | 'unexpected' | 'lookup-failed'

/**
 * The error code for an emailed confirmation: the link has no tokens, the auth service rejects them, or the user's
 * address is still not confirmed. Undefined when the address is confirmed.
 * @source docs/product/errors.md#callback
 */
export function callbackErrorFrom(confirmation: {
  readonly hasTokens: boolean
  readonly error?: ProviderError | null | undefined
  readonly confirmed: boolean
}): CallbackErrorCode | undefined {
  if (!confirmation.hasTokens) return 'invalid-link'
  return confirmation.error || !confirmation.confirmed ? 'email-verification-failed' : undefined
}

/**
 * The error code for the account lookup after a Google callback, from its HTTP status (undefined when there was no
 * response). Found and not found are both fine and return undefined.
 * @source docs/product/accounts.md#callback
 */
export function callbackErrorAfterLookup(status: number | undefined): CallbackErrorCode | undefined {
  return status === 200 || status === 404 ? undefined : 'lookup-failed'
}

/** Messages for a failed callback. */
export const callbackErrors = {
  'no-session': { message: 'Authentication failed. Please try again.', retryable: true },
  'email-verification-failed': { message: 'Email verification failed. Please try again.', retryable: true },
  'invalid-link': { message: 'Invalid or expired verification link.', retryable: false },
  unexpected: { message: 'An unexpected error occurred.', retryable: true },
  'lookup-failed': { message: 'Failed to verify user status.', retryable: true },
} as const satisfies Record<CallbackErrorCode, ErrorText>

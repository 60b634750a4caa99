import type { ErrorText, ProviderError } from './error-text'

/** Why a return from Google or from an emailed link failed. */
export type CallbackErrorCode =
  'no-session' | 'email-verification-failed' | 'invalid-link' | 'unexpected' | 'lookup-failed'

/**
 * The code of an emailed confirmation: no tokens in the link, the auth service's refusal of them, or a user whose
 * address is still not confirmed. Undefined when the address is confirmed.
 * @source specification section 8, Callback
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
 * The code of the account lookup after a Google return, from its HTTP status (undefined when it got no answer).
 * Found and not found are both fine and give undefined.
 * @source specification section 4, Auth callback
 */
export function callbackErrorAfterLookup(status: number | undefined): CallbackErrorCode | undefined {
  return status === 200 || status === 404 ? undefined : 'lookup-failed'
}

/** What a failed return tells. */
export const callbackErrors = {
  'no-session': { message: 'Authentication failed. Please try again.', retryable: true },
  'email-verification-failed': { message: 'Email verification failed. Please try again.', retryable: true },
  'invalid-link': { message: 'Invalid or expired verification link.', retryable: false },
  unexpected: { message: 'An unexpected error occurred.', retryable: true },
  'lookup-failed': { message: 'Failed to verify user status.', retryable: true },
} as const satisfies Record<CallbackErrorCode, ErrorText>

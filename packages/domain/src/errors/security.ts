import type { ErrorText } from './error-text.ts'

/** Why another browser, or every browser but this one, could not be signed out. */
export type SignOutErrorCode = 'session-expired' | 'not-ended' | 'others-not-ended'

/**
 * Messages for a failed sign-out of another browser.
 * @source docs/product/errors.md#sign-out-of-other-browsers
 */
export const signOutErrors = {
  'session-expired': { message: 'Your session has expired. Please log in again.', retryable: false },
  'not-ended': { message: 'That browser was not signed out. Please try again.', retryable: true },
  'others-not-ended': { message: 'Your other devices were not signed out. Please try again.', retryable: true },
} as const satisfies Record<SignOutErrorCode, ErrorText>

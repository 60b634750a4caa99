import type { ErrorText, ProviderError } from './error-text.ts'

/** Why the panel that asks for a verified address could not continue. */
export type VerificationPanelErrorCode = 'resend-failed' | 'no-email' | 'not-verified' | 'check-failed'

/** Why the check-your-email page could not resend the email. */
export type VerifyEmailPageErrorCode = 'resend-failed'

/** Why an emailed link did not complete a sign-up. */
export type VerifySignUpErrorCode = 'failed' | 'no-user' | 'unexpected'

/**
 * The error code for the response to completing a sign-up, or undefined when it returned a user.
 * @source docs/product/errors.md#verify-sign-up
 */
export function verifySignUpErrorFrom(answer: {
  readonly error?: ProviderError | null | undefined
  readonly user?: unknown
}): VerifySignUpErrorCode | undefined {
  if (answer.error) return 'failed'
  return answer.user ? undefined : 'no-user'
}

/**
 * The error code for a check whether the address is verified, or undefined when it is.
 * @source docs/product/errors.md#verification-panel
 */
export function verificationPanelErrorFrom(check: {
  readonly error?: ProviderError | null | undefined
  readonly verified: boolean
}): VerificationPanelErrorCode | undefined {
  if (check.error) return 'check-failed'
  return check.verified ? undefined : 'not-verified'
}

/** Messages of the verification panel. */
export const verificationPanelErrors = {
  'resend-failed': { message: 'Failed to resend verification email', retryable: true, passThrough: true },
  'no-email': { message: 'No user email found', retryable: false },
  'not-verified': {
    message: 'Email not verified — Please check your email and click the verification link.',
    retryable: true,
  },
  'check-failed': { message: 'Failed to check verification status', retryable: true },
} as const satisfies Record<VerificationPanelErrorCode, ErrorText>

/** Messages of the check-your-email page. */
export const verifyEmailPageErrors = {
  'resend-failed': {
    title: 'Failed to resend email',
    message: 'Please try again later.',
    retryable: true,
    passThrough: true,
  },
} as const satisfies Record<VerifyEmailPageErrorCode, ErrorText>

/** Messages for a link that did not complete a sign-up. */
export const verifySignUpErrors = {
  failed: { message: 'Failed to complete signup', retryable: false, passThrough: true },
  'no-user': { message: 'Failed to create account - no user data returned', retryable: false },
  unexpected: { message: 'An error occurred during verification', retryable: true },
} as const satisfies Record<VerifySignUpErrorCode, ErrorText>

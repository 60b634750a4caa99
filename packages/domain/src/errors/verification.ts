import type { ErrorText, ProviderError } from './error-text'

/** Why the panel that asks for a verified address could not go on. */
export type VerificationPanelErrorCode = 'resend-failed' | 'no-email' | 'not-verified' | 'check-failed'

/** Why the check-your-email page could not send again. */
export type VerifyEmailPageErrorCode = 'resend-failed'

/** Why an emailed link did not complete a sign-up. */
export type VerifySignUpErrorCode = 'failed' | 'no-user' | 'unexpected'

/**
 * The code of an answer to completing a sign-up, or undefined when it gave a user.
 * @source specification section 8, Verify sign-up
 */
export function verifySignUpErrorFrom(answer: {
  readonly error?: ProviderError | null | undefined
  readonly user?: unknown
}): VerifySignUpErrorCode | undefined {
  if (answer.error) return 'failed'
  return answer.user ? undefined : 'no-user'
}

/**
 * The code of a check whether the address is verified, or undefined when it is.
 * @source specification section 8, Verification panel
 */
export function verificationPanelErrorFrom(check: {
  readonly error?: ProviderError | null | undefined
  readonly verified: boolean
}): VerificationPanelErrorCode | undefined {
  if (check.error) return 'check-failed'
  return check.verified ? undefined : 'not-verified'
}

/** What the verification panel tells. */
export const verificationPanelErrors = {
  'resend-failed': { message: 'Failed to resend verification email', retryable: true, passThrough: true },
  'no-email': { message: 'No user email found', retryable: false },
  'not-verified': {
    message: 'Email not verified — Please check your email and click the verification link.',
    retryable: true,
  },
  'check-failed': { message: 'Failed to check verification status', retryable: true },
} as const satisfies Record<VerificationPanelErrorCode, ErrorText>

/** What the check-your-email page tells. */
export const verifyEmailPageErrors = {
  'resend-failed': {
    title: 'Failed to resend email',
    message: 'Please try again later.',
    retryable: true,
    passThrough: true,
  },
} as const satisfies Record<VerifyEmailPageErrorCode, ErrorText>

/** What a link that did not complete a sign-up tells. */
export const verifySignUpErrors = {
  failed: { message: 'Failed to complete signup', retryable: false, passThrough: true },
  'no-user': { message: 'Failed to create account - no user data returned', retryable: false },
  unexpected: { message: 'An error occurred during verification', retryable: true },
} as const satisfies Record<VerifySignUpErrorCode, ErrorText>

import type { ErrorText, ProviderError } from './error-text.ts'

/** Why a sign-in failed. */
export type SignInErrorCode =
  | 'incorrect-password'
  | 'no-account'
  | 'email-not-confirmed'
  | 'too-many-attempts'
  | 'sign-in-failed'
  | 'unexpected'
  | 'google-failed'

/**
 * The error code for the auth service's response to a sign-in. Wrong credentials give `incorrect-password`; then look
 * up the account and let `signInErrorAfterLookup` decide.
 * @source docs/product/errors.md#sign-in
 */
export function signInErrorFrom(error: ProviderError): SignInErrorCode {
  const message = error.message.toLowerCase()
  if (message.includes('invalid login credentials')) return 'incorrect-password'
  if (message.includes('email not confirmed')) return 'email-not-confirmed'
  if (error.status === 429 || message.includes('too many')) return 'too-many-attempts'
  return 'sign-in-failed'
}

/**
 * The error code after wrong credentials, from the HTTP status of the account lookup (undefined when there was no
 * response): only 404 means that there is no account.
 * @source docs/product/errors.md#sign-in
 */
export function signInErrorAfterLookup(status: number | undefined): SignInErrorCode {
  return status === 404 ? 'no-account' : 'incorrect-password'
}

/** Messages for a failed sign-in. */
export const signInErrors = {
  'incorrect-password': { message: 'Incorrect password – please try again.', retryable: true },
  'no-account': { message: 'No account found – please register', retryable: false },
  'email-not-confirmed': {
    message: 'Please verify your email before signing in. Check your inbox for the verification link.',
    retryable: false,
  },
  'too-many-attempts': { message: 'Too many login attempts. Please wait a moment and try again.', retryable: true },
  'sign-in-failed': { message: 'Sign in failed. Please check your credentials and try again.', retryable: true },
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: true },
  'google-failed': { message: 'Failed to sign in with Google. Please try again.', retryable: true },
} as const satisfies Record<SignInErrorCode, ErrorText>

import type { ErrorText, ProviderError } from './error-text.ts'
import { weakPasswordErrorFrom, weakPasswordErrors, type WeakPasswordErrorCode } from './weak-password.ts'

/** Why a sign-up failed. */
export type SignUpErrorCode =
  | 'account-exists'
  | 'credentials-missing'
  | 'email-refused'
  | 'registration-failed'
  | 'unexpected'
  | 'google-failed'
  | WeakPasswordErrorCode

/**
 * The error code for the auth service's response to a sign-up.
 * @source docs/product/errors.md#sign-up
 */
export function signUpErrorFrom(error: ProviderError): SignUpErrorCode {
  const weakness = weakPasswordErrorFrom(error)
  if (weakness !== undefined) return weakness
  const message = error.message.toLowerCase()
  if (message.includes('you must provide either an email or phone number')) return 'credentials-missing'
  if (message.includes('unable to validate email address')) return 'email-refused'
  const named = error.code !== undefined && isExistingAccountCode(error.code)
  const reported = error.status === 400 && message.includes('already')
  return named || reported || message.includes('user already registered') ? 'account-exists' : 'registration-failed'
}

/**
 * Whether an error code of the auth service or its database means that the account exists, whatever the HTTP status.
 * @source docs/product/errors.md#sign-up
 */
export function isExistingAccountCode(code: string): boolean {
  return existingAccountCodes.has(code)
}

/**
 * Whether the user that a sign-up returned belongs to an account that already existed:
 * in that case the auth service leaves the list of identities empty.
 * @source docs/product/accounts.md#sign-up
 */
export function standsForExistingAccount(user: {
  readonly identities?: readonly unknown[] | null | undefined
}): boolean {
  return user.identities?.length === 0
}

/** Messages for a failed sign-up. `account-exists` is shown when the sign-in page opens. */
export const signUpErrors = {
  ...weakPasswordErrors,
  'account-exists': { message: 'Looks like you already have an account!', retryable: false },
  'credentials-missing': {
    message: 'You must provide either an email or phone number and a password',
    retryable: false,
  },
  'email-refused': { message: 'Please enter a valid email', retryable: false },
  'registration-failed': { message: 'An error occurred during registration', retryable: true, passThrough: true },
  unexpected: { message: 'Failed to create account. Please try again.', retryable: true, passThrough: true },
  'google-failed': { message: 'Failed to sign up with Google. Please try again.', retryable: true },
} as const satisfies Record<SignUpErrorCode, ErrorText>

/**
 * `user_already_exists` and `email_exists` are the current names of `auth_user_exists`.
 */
const existingAccountCodes = new Set(['23505', 'auth_user_exists', 'user_already_exists', 'email_exists'])

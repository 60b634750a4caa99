import type { ErrorText, ProviderError } from './error-text'

/** Why a sign-up failed. */
export type SignUpErrorCode =
  'account-exists' | 'credentials-missing' | 'registration-failed' | 'unexpected' | 'google-failed'

/**
 * The code of the auth service's answer to a sign-up.
 * @source specification section 8, Sign-up; section 5 for the missing credentials
 */
export function signUpErrorFrom(error: ProviderError): SignUpErrorCode {
  const message = error.message.toLowerCase()
  if (message.includes('you must provide either an email or phone number')) return 'credentials-missing'
  const named = error.code !== undefined && isExistingAccountCode(error.code)
  const told = error.status === 400 && message.includes('already')
  return named || told || message.includes('user already registered') ? 'account-exists' : 'registration-failed'
}

/**
 * Whether a code of the auth service or of its database says that the account exists, whatever the status it came with.
 * @source specification section 8, Sign-up
 */
export function isExistingAccountCode(code: string): boolean {
  return existingAccountCodes.has(code)
}

/**
 * Whether the user that a sign-up gave back stands for an account that was there before:
 * the auth service then leaves the list of identities empty.
 * @source specification section 4, Sign-up flow, step 4
 */
export function standsForExistingAccount(user: {
  readonly identities?: readonly unknown[] | null | undefined
}): boolean {
  return user.identities?.length === 0
}

/** What a failed sign-up tells. `account-exists` is the message that the sign-in page opens with. */
export const signUpErrors = {
  'account-exists': { message: 'Looks like you already have an account!', retryable: false },
  'credentials-missing': {
    message: 'You must provide either an email or phone number and a password',
    retryable: false,
  },
  'registration-failed': { message: 'An error occurred during registration', retryable: true, passThrough: true },
  unexpected: { message: 'Failed to create account. Please try again.', retryable: true, passThrough: true },
  'google-failed': { message: 'Failed to sign up with Google. Please try again.', retryable: true },
} as const satisfies Record<SignUpErrorCode, ErrorText>

/** `user_already_exists` and `email_exists` are the present names of what the specification saw as `auth_user_exists`. */
const existingAccountCodes = new Set(['23505', 'auth_user_exists', 'user_already_exists', 'email_exists'])

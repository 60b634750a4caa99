import type { ErrorText } from './error-text.ts'

/** Why Google, or the auth service behind it, redirected the user back without a session. */
export type GoogleReturnErrorCode =
  'refused' | 'not-verified' | 'sign-up-closed' | 'blocked' | 'out-of-date' | 'too-often' | 'failed'

const codes: Readonly<Record<string, GoogleReturnErrorCode>> = {
  provider_email_needs_verification: 'not-verified',
  signup_disabled: 'sign-up-closed',
  user_banned: 'blocked',
  bad_oauth_state: 'out-of-date',
  bad_oauth_callback: 'out-of-date',
  flow_state_already_used: 'out-of-date',
  over_email_send_rate_limit: 'too-often',
  over_request_rate_limit: 'too-often',
}

/**
 * The error code for a callback without a session, from the URL: an error of the provider itself comes without an
 * error code of the auth service. Undefined when the URL has no error.
 * @source docs/product/accounts.md#google
 */
export function googleReturnErrorFrom({
  error,
  errorCode,
}: {
  readonly error: string
  readonly errorCode: string
}): GoogleReturnErrorCode | undefined {
  if (error === '' && errorCode === '') return undefined
  if (errorCode === '') return error === 'access_denied' ? 'refused' : 'failed'
  return Object.hasOwn(codes, errorCode) ? codes[errorCode] : 'failed'
}

/**
 * Messages for such a callback, shown on the page that the user started from. `failed` has no entry: that page shows
 * its own message about Google.
 */
export const googleReturnErrors = {
  refused: {
    message: 'You came back from Google without signing in. Try Google again, or use your email and a password.',
    retryable: true,
  },
  'not-verified': {
    message:
      'Google has not verified this email address. We have sent it a confirmation link: open that link, and you ' +
      'are signed in.',
    retryable: false,
  },
  'sign-up-closed': { message: 'New accounts can’t be created at the moment.', retryable: false },
  blocked: { message: 'This account can’t be used at the moment. Please contact us.', retryable: false },
  'out-of-date': { message: 'That sign-in with Google is no longer valid. Please begin again.', retryable: true },
  'too-often': {
    message: 'Google was tried too often in a short time. Please wait a minute and try again.',
    retryable: true,
  },
} as const satisfies Record<Exclude<GoogleReturnErrorCode, 'failed'>, ErrorText>

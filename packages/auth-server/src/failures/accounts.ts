import { failure, type FailureReply } from './failure.ts'

/**
 * Refusals for sign-in methods that a host can disable, phone numbers and password changes; the messages are literal.
 */
export const accountFailures = {
  anonymousPassword: failure(
    422,
    'validation_failed',
    'Updating password of an anonymous user without an email or phone is not allowed',
  ),
  customProvidersDisabled: failure(404, 'feature_disabled', 'Custom OAuth providers are disabled'),
  emailLoginsDisabled: failure(422, 'email_provider_disabled', 'Email logins are disabled'),
  emailMailsDisabled: failure(400, 'email_provider_disabled', 'Email logins are disabled'),
  emailSignUpsDisabled: failure(400, 'email_provider_disabled', 'Email signups are disabled'),
  magicLinksDisabled: failure(422, 'email_provider_disabled', 'Login with magic link is disabled'),
  oauthServerDisabled: failure(404, 'feature_disabled', 'OAuth server is disabled'),
  passwordNeedsCode: failure(400, 'reauthentication_needed', 'Password update requires reauthentication'),
  passwordCodeWrong: failure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  proofNeeded: failure(400, 'reauthentication_needed', 'This change requires reauthentication'),
  proofMissing: failure(400, 'validation_failed', 'A proof requires a password, a nonce or a passkey'),
  currentPasswordMissing: failure(
    400,
    'current_password_required',
    'Current password required when setting new password.',
  ),
  currentPasswordWrong: failure(
    400,
    'current_password_invalid',
    'Current password required when setting new password.',
  ),
  phoneExists: failure(422, 'phone_exists', 'A user with this phone number has already been registered'),
  phoneFormat: failure(400, 'validation_failed', 'Invalid phone number format (E.164 required)'),
  phoneNotConfirmed: failure(400, 'phone_not_confirmed', 'Phone not confirmed'),
  phoneResendMissing: failure(400, 'validation_failed', 'Type provided requires a phone number'),
  reauthenticationNoAddress: failure(
    400,
    'validation_failed',
    'Reauthentication requires the user to have an email or a phone number',
  ),
  reauthenticationUnconfirmed: failure(422, 'email_not_confirmed', 'Please verify your email first.'),
  sessionExpired: failure(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
  sessionInactive: failure(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Inactivity)'),
  sessionReplaced: failure(400, 'session_expired', 'Invalid Refresh Token: Session Expired (Revoked by Newer Login)'),
  smsUnsent: failure(422, 'sms_send_failed', 'Unable to get SMS provider'),
} as const satisfies Record<string, FailureReply>

/** The server's hourly email limit is exceeded. */
export function tooManyMails(retryAfterSeconds: number): FailureReply {
  return { ...failure(429, 'over_email_send_rate_limit', 'email rate limit exceeded'), retryAfterSeconds }
}

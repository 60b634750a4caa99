import type { Guessability } from './failure.ts'
import { failure, type FailureReply } from './failure.ts'

export type { AuthErrorCode, FailureReply } from './failure.ts'

/** Refusals with a fixed message. The messages are literal: clients match on them. */
export const failures = {
  anonymousDisabled: failure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  badJson: failure(400, 'bad_json', 'Could not parse request body as JSON: malformed or unexpected value'),
  bothAddresses: failure(400, 'validation_failed', 'Only an email address or phone number should be provided'),
  bodyTooLarge: failure(413, 'request_entity_too_large', 'Request body is larger than 1048576 bytes'),
  dataTooLarge: failure(400, 'validation_failed', 'User data cannot be larger than 4096 bytes'),
  emailExists: failure(422, 'email_exists', 'A user with this email address has already been registered'),
  emailFormat: failure(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  emailNotConfirmed: failure(400, 'email_not_confirmed', 'Email not confirmed'),
  invalidCredentials: failure(400, 'invalid_credentials', 'Invalid login credentials'),
  methodNotAllowed: failure(405, 'unknown', 'Method Not Allowed'),
  mediaType: failure(415, 'unknown', 'The request body must be sent as JSON, without compression'),
  missingAddress: failure(400, 'validation_failed', 'missing email or phone'),
  noAuthorization: failure(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  notAdmin: failure(403, 'not_admin', 'User not allowed'),
  notFound: failure(404, 'unknown', 'Not Found'),
  otpAddressMissing: failure(400, 'validation_failed', 'One of email or phone must be set'),
  otpChannel: failure(400, 'validation_failed', 'Channel should only be specified with Phone OTP'),
  otpDisabled: failure(422, 'otp_disabled', 'Signups not allowed for otp'),
  otpExpired: failure(403, 'otp_expired', 'Token has expired or is invalid'),
  linkExpired: failure(403, 'otp_expired', 'Email link is invalid or has expired'),
  passwordMissing: failure(400, 'validation_failed', 'Signup requires a valid password'),
  passwordTooLong: failure(400, 'validation_failed', 'Password cannot be longer than 72 characters'),
  phoneLoginsDisabled: failure(422, 'phone_provider_disabled', 'Phone logins are disabled'),
  phoneSignUpsDisabled: failure(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phoneUnsupported: failure(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  recoveryAddressMissing: failure(400, 'validation_failed', 'Password recovery requires an email'),
  refreshTokenMalformed: failure(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: failure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshTokenUsed: failure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  refreshUserBanned: failure(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  refreshConflict: failure(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  ),
  resendType: failure(400, 'validation_failed', 'Missing one of these types: signup, email_change, sms, phone_change'),
  resendAddress: failure(400, 'validation_failed', 'Type provided requires an email address'),
  samePassword: failure(422, 'same_password', 'New password should be different from the old password.'),
  samlDisabled: failure(404, 'saml_provider_disabled', 'SAML 2.0 is disabled'),
  sessionGone: failure(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  signUpDisabled: failure(422, 'signup_disabled', 'Signups not allowed for this instance'),
  subjectFormat: failure(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  subjectGone: failure(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  subjectMissing: failure(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  audienceMismatch: failure(400, 'validation_failed', "Token audience doesn't match request audience"),
  unavailable: {
    ...failure(503, 'unexpected_failure', 'The service is unavailable for a moment, please try again'),
    retryAfterSeconds: 5,
  },
  unexpected: failure(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information'),
  unsupportedGrant: failure(400, 'invalid_credentials', 'unsupported_grant_type'),
  userBannedAtSignIn: failure(400, 'user_banned', 'User is banned'),
  userBanned: failure(403, 'user_banned', 'User is banned'),
  userExists: failure(422, 'user_already_exists', 'User already registered'),
  userIdFormat: failure(404, 'validation_failed', 'user_id must be an UUID'),
  userNotFound: failure(404, 'user_not_found', 'User not found'),
  verifyAddress: failure(
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ),
  verifyAddressFormat: failure(422, 'validation_failed', 'Invalid email format'),
  verifyHashOnly: failure(400, 'validation_failed', 'Only the token_hash and type should be provided'),
  verifyToken: failure(400, 'validation_failed', 'Verify requires either a token or a token hash'),
  verifyType: failure(400, 'validation_failed', 'Verify requires a verification type'),
  verifyTypeUnknown: failure(400, 'validation_failed', 'Unsupported verification type'),
  web3Disabled: failure(422, 'web3_provider_disabled', 'Web3 provider is disabled'),
} as const satisfies Record<string, FailureReply>

/** An invalid bearer token; `reason` says why without repeating the token. */
export function badToken(reason: string): FailureReply {
  return failure(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`)
}

/** A password that violates the policy: too short, if a length is given, and missing characters of these sets. */
export function weakPassword({
  minimumLength,
  characters,
}: {
  minimumLength: number
  characters: readonly string[]
}): FailureReply {
  const broken = [
    ...(minimumLength > 0 ? [['length', `Password should be at least ${minimumLength} characters.`] as const] : []),
    ...(characters.length > 0
      ? [['characters', `Password should contain at least one character of each: ${characters.join(', ')}.`] as const]
      : []),
  ]
  const message = broken.map(([, words]) => words).join(' ')
  return { ...failure(422, 'weak_password', message), weakPasswordReasons: broken.map(([reason]) => reason) }
}

/** A password that is one of the first guesses. The official client passes on reasons that it does not know. */
export function guessablePassword(reason: Guessability): FailureReply {
  return { ...failure(422, 'weak_password', guessableMessages[reason]), weakPasswordReasons: [reason] }
}

const guessableMessages = {
  common: 'Password is known to be weak and easy to guess, please choose a different one.',
  personal: 'Password is a name or address that is easy to guess, please choose a different one.',
} satisfies Record<Guessability, string>

/**
 * A second email of one kind to one address within the minimum interval; the message states whole seconds, rounded
 * down.
 */
export function mailTooSoon(secondsLeft: number): FailureReply {
  const message = `For security purposes, you can only request this after ${secondsLeft} seconds.`
  return { ...failure(429, 'over_email_send_rate_limit', message), retryAfterSeconds: secondsLeft + 1 }
}

/** The caller's request limit is exceeded. */
export function tooManyRequests(retryAfterSeconds: number): FailureReply {
  return { ...failure(429, 'over_request_rate_limit', 'Request rate limit reached'), retryAfterSeconds }
}

/** Too many wrong guesses at one account in a row. */
export function tooManyGuesses(retryAfterSeconds: number): FailureReply {
  return { ...failure(429, 'over_request_rate_limit', 'Too many attempts for this account'), retryAfterSeconds }
}

/** The work queue is too long for the request to finish in time. */
export function overloaded(retryAfterSeconds: number): FailureReply {
  return {
    ...failure(503, 'unexpected_failure', 'The server is busy, please try again in a moment'),
    retryAfterSeconds,
  }
}

/** An unknown sign-out scope. */
export function unsupportedScope(scope: string): FailureReply {
  return failure(400, 'validation_failed', `Unsupported logout scope "${scope}"`)
}

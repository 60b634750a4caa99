import { failure, type FailureReply } from './failure.ts'

/** Refusals of passkeys. The messages are literal: clients match on them. */
export const passkeyFailures = {
  aal: failure(403, 'insufficient_aal', 'AAL2 session is required to manage passkeys when MFA is enabled'),
  challengeIdFormat: failure(400, 'validation_failed', 'challenge_id must be a valid UUID'),
  challengeIdMissing: failure(400, 'validation_failed', 'challenge_id is required'),
  challengeExpired: failure(400, 'webauthn_challenge_expired', 'Challenge has expired'),
  challengeNotFound: failure(400, 'webauthn_challenge_not_found', 'Challenge not found or already used'),
  credentialExists: failure(422, 'webauthn_credential_exists', 'This credential is already registered'),
  credentialMissing: failure(400, 'validation_failed', 'credential is required'),
  credentialShape: failure(400, 'webauthn_verification_failed', 'Invalid credential response'),
  disabled: failure(404, 'passkey_disabled', 'Passkeys are disabled'),
  emailNotConfirmed: failure(403, 'email_not_confirmed', 'Email not confirmed'),
  nameLength: failure(400, 'validation_failed', 'friendly_name must be 120 characters or less'),
  nameMissing: failure(400, 'validation_failed', 'friendly_name is required'),
  notFound: failure(404, 'validation_failed', 'Passkey not found'),
  notVerified: failure(400, 'webauthn_verification_failed', 'Credential verification failed'),
  tooMany: failure(422, 'too_many_passkeys', 'Maximum number of passkeys reached'),
  userGone: failure(403, 'user_not_found', 'User not found'),
} as const satisfies Record<string, FailureReply>

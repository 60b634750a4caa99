import { failure, type FailureReply } from './failure.ts'

/** Refusals of second factors and recovery codes. The messages are literal: clients match on them. */
export const mfaFailures = {
  aalForAccount: failure(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ),
  aalForEnroll: failure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  aalForUnenroll: failure(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  anonymous: failure(403, 'no_authorization', 'Anonymous user not allowed to perform these actions'),
  challengeIdFormat: failure(400, 'bad_json', 'Could not parse request body as JSON: challenge_id must be an UUID'),
  challengeMismatch: failure(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'),
  challengeNotFound: failure(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
  codeMissing: failure(400, 'validation_failed', 'Code needs to be non-empty'),
  removalDisabled: failure(404, 'feature_disabled', 'Removing a lost factor is disabled'),
  codeWrong: failure(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  factorIdFormat: failure(404, 'validation_failed', 'factor_id must be an UUID'),
  factorNotFound: failure(404, 'mfa_factor_not_found', 'Factor not found'),
  factorType: failure(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
  friendlyNameLength: failure(400, 'validation_failed', 'friendly_name must be 120 characters or less'),
  issuerLength: failure(400, 'validation_failed', 'issuer must be 64 characters or less'),
  phoneEnroll: failure(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  tooManyFactors: failure(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  ),
  totpEnroll: failure(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP'),
  totpVerify: failure(422, 'mfa_totp_verify_not_enabled', 'MFA verification is disabled for TOTP'),
  webauthnVerify: failure(422, 'mfa_webauthn_verify_not_enabled', 'MFA verification is disabled for WebAuthn'),
  aalForCodes: failure(403, 'insufficient_aal', 'AAL2 required to manage recovery codes'),
  codesEnroll: failure(422, 'mfa_recovery_codes_enroll_not_enabled', 'MFA enroll is disabled for recovery codes'),
  codesExist: failure(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  ),
  codesNotFound: failure(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes'),
  standaloneCodes: failure(
    422,
    'validation_failed',
    'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
  ),
  codesSoleFactor: failure(
    422,
    'mfa_recovery_codes_sole_factor',
    'At least one other verified factor is required to generate recovery codes',
  ),
  codesWouldBeSole: failure(
    422,
    'mfa_recovery_codes_sole_factor',
    'Recovery codes cannot be the only verified factor. Please enroll another factor before unenrolling this one ' +
      'or delete your recovery codes.',
  ),
  codesVerify: failure(422, 'mfa_recovery_codes_verify_not_enabled', 'MFA verification is disabled for recovery codes'),
  recoveryCodeWrong: failure(422, 'mfa_verification_failed', 'Invalid recovery code entered'),
} as const satisfies Record<string, FailureReply>

/** A second factor with the same name; a missing name counts as empty. */
export function factorNameTaken(name: string): FailureReply {
  return failure(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  )
}

/** A challenge that has expired. */
export function challengeExpired(id: string): FailureReply {
  return failure(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

/** Too many wrong recovery codes in a row. */
export function recoveryCodesLocked(retryAfterSeconds: number): FailureReply {
  return {
    ...failure(429, 'mfa_recovery_codes_locked', 'Too many failed verification attempts, try again later'),
    retryAfterSeconds,
  }
}

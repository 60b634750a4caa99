import { errors } from 'jose'
import { KeysUnavailableError } from './key-source.ts'
import type { TokenFailureCode } from './token-failure.ts'

/** Translates errors of the JOSE library; unknown errors are rethrown as bugs. */
export function failureFrom(error: unknown): TokenFailureCode {
  if (error instanceof KeysUnavailableError) return 'keys_unavailable'
  if (error instanceof errors.JWTExpired) return 'expired'
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) return 'wrong_algorithm'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'wrong_signature'
  if (error instanceof errors.JWKSNoMatchingKey) return 'wrong_signature'
  if (error instanceof errors.JWTClaimValidationFailed) return claimFailure(error.claim)
  if (error instanceof errors.JOSEError || error instanceof TypeError) return 'malformed'
  throw error
}

function claimFailure(claim: string): TokenFailureCode {
  if (claim === 'iss') return 'wrong_issuer'
  if (claim === 'aud') return 'wrong_audience'
  return 'malformed'
}

import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload } from 'jose'
import type { ServiceCheck } from './service-check.ts'

/** The claims a token must have before the service is asked about it. */
export interface ExpectedClaims {
  issuer: string
  audience: string
  /** Allowed clock skew in seconds. */
  clockTolerance: number
}

/** Anything else must not reach a header of our own request. */
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Whether a token claims to be signed with a shared secret. Throws the JOSE library's error if it is not a token. */
export function isOfSharedSecret(token: string): boolean {
  return decodeProtectedHeader(token).alg === 'HS256'
}

/**
 * The payload of a token that its service accepts. Throws like the JOSE library does, and whatever the check throws.
 * Claims are checked first, so that a token they rule out causes no request.
 */
export async function vouchedPayload(
  token: string,
  { issuer, audience, clockTolerance }: ExpectedClaims,
  { isTaken, now }: { isTaken: ServiceCheck; now: Date },
): Promise<JWTPayload> {
  if (!compact.test(token)) throw new errors.JWTInvalid('not a compact token')
  const payload = decodeJwt(token)
  const { iss, aud, exp } = payload
  if (iss !== issuer) throw new errors.JWTClaimValidationFailed('unexpected "iss"', payload, 'iss', 'check_failed')
  if (![aud].flat().includes(audience))
    throw new errors.JWTClaimValidationFailed('unexpected "aud"', payload, 'aud', 'check_failed')
  if (typeof exp !== 'number') throw new errors.JWTClaimValidationFailed('missing "exp"', payload, 'exp', 'missing')
  if (exp <= now.getTime() / 1000 - clockTolerance)
    throw new errors.JWTExpired('"exp" has passed', payload, 'exp', 'check_failed')
  if (!(await isTaken(token))) throw new errors.JWSSignatureVerificationFailed()
  return payload
}

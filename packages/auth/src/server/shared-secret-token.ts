import { decodeJwt, decodeProtectedHeader, errors, type JWTPayload } from 'jose'
import type { ServiceCheck } from './service-check'

/** What a token must say before the service is asked about it. */
export interface ExpectedClaims {
  issuer: string
  audience: string
  /** Seconds by which clocks may differ. */
  clockTolerance: number
}

/** Nothing else gets into a header of a call of ours. */
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** Whether a token says that it is signed with a shared secret. Throws what the JOSE library throws when it is no token. */
export function isOfSharedSecret(token: string): boolean {
  return decodeProtectedHeader(token).alg === 'HS256'
}

/**
 * The payload of a token that its service vouches for. Throws as the JOSE library does, and what the check throws.
 * Claims come first: who is refused by them costs the service no answer.
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

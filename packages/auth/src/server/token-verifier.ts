import { fail, succeed, type Result } from '@dst/domain/result'
import { jwtVerify, type JWTVerifyOptions } from 'jose'
import { keySource, type KeySourceOptions, type TokenKeys } from './key-source.ts'
import { claimsFrom, type TokenClaims } from './token-claims.ts'
import { failureFrom } from './failure-from.ts'
import { rememberTokens } from './remembered-tokens.ts'
import type { ServiceCheck } from './service-check.ts'
import { isOfSharedSecret, vouchedPayload } from './shared-secret-token.ts'
import type { TokenFailure } from './token-failure.ts'

/** Signature algorithms that a verifier checks itself; symmetric ones and `none` are not allowed. */
export type TokenAlgorithm = 'ES256' | 'RS256'

/** What a token is checked against. */
export interface TokenVerifierOptions extends KeySourceOptions {
  /** A JWKS URL (fetched once, cached, fetched again for an unknown key), or a function that returns the keys. */
  jwks: TokenKeys
  /** The exact `iss`, for example `https://example.supabase.co/auth/v1`. */
  issuer: string
  /**
   * Checks tokens that the service signs with a shared secret (HS256), which has no public key. Without it such tokens
   * are refused.
   */
  serviceCheck?: ServiceCheck
  /** Default `authenticated`. */
  audience?: string
  /** Default both. */
  algorithms?: readonly TokenAlgorithm[]
  /** Allowed clock skew in seconds, default 5. */
  clockToleranceSeconds?: number
  /**
   * Seconds for which a signature that was checked counts as checked, default 60: a key that is withdrawn is honored at
   * most this long. Expiry is looked at in each call.
   */
  rememberSeconds?: number
  /** The current time, for tests. */
  now?: () => Date
}

/** Checks the access tokens of one service. */
export interface TokenVerifier {
  /**
   * Checks one bearer token; never throws. Makes requests only to fetch keys or to have the service check the token.
   */
  verify: (token: string | undefined) => Promise<Result<TokenClaims, TokenFailure>>
}

/**
 * Verifier of access tokens: signature against the service's public keys (or a check by the service itself), algorithm,
 * issuer, audience and expiry, then the claims the product relies on. A token exists only for a confirmed address when
 * the service asks for confirmation: the embedded server always does. On a hosted service "Confirm email" must be
 * switched on, because the token itself carries no proof of it (`user_metadata.email_verified` is not one: the user can
 * edit it).
 */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const keys = keySource(options.jwks, options)
  const checks = {
    issuer: options.issuer,
    audience: options.audience ?? 'authenticated',
    algorithms: [...(options.algorithms ?? (['ES256', 'RS256'] as const))],
    clockTolerance: options.clockToleranceSeconds ?? 5,
    requiredClaims: ['sub', 'exp', 'iss', 'aud'],
  } satisfies JWTVerifyOptions

  const checked = rememberTokens({
    ttlMilliseconds: (options.rememberSeconds ?? 60) * 1000,
    toleranceSeconds: checks.clockTolerance,
  })

  return {
    async verify(token) {
      if (token === undefined || token.trim() === '') return fail({ code: 'missing' })
      const now = options.now?.() ?? new Date()
      const known = checked.find(token, now)
      if (known) return succeed(known)
      try {
        if (options.serviceCheck !== undefined && isOfSharedSecret(token)) {
          return claimsFrom(await vouchedPayload(token, checks, { isTaken: options.serviceCheck, now }))
        }
        const { payload } = await jwtVerify(token, keys, { ...checks, currentDate: now })
        const claims = claimsFrom(payload)
        if (claims.ok) checked.store(token, claims.value, now)
        return claims
      } catch (error) {
        return fail({ code: failureFrom(error) })
      }
    },
  }
}

import type { TokenClaims } from './token-claims.ts'

/** Tokens remembered at most; the oldest are forgotten first. */
const mostKept = 10_000

interface Options {
  readonly keepMilliseconds: number
  /** Allowed clock skew in seconds. */
  readonly toleranceSeconds: number
}

/** Tokens whose signature was checked a moment ago, by their whole text. */
export interface RememberedTokens {
  /** The claims of a token that was checked and hasn't expired since. */
  find: (token: string, now: Date) => TokenClaims | undefined
  keep: (token: string, claims: TokenClaims, now: Date) => void
}

/** A busy page sends one token many times a minute, and its signature takes longer to check than the call itself. */
export function rememberTokens({ keepMilliseconds, toleranceSeconds }: Options): RememberedTokens {
  const known = new Map<string, { claims: TokenClaims; until: number }>()
  return {
    find(token, now) {
      const kept = known.get(token)
      if (kept === undefined) return undefined
      const left = kept.until - now.getTime()
      // More than was given means that the clock was set back.
      if (left > 0 && left <= keepMilliseconds) return kept.claims
      known.delete(token)
      return undefined
    },
    keep(token, claims, now) {
      for (const oldest of known.keys()) {
        if (known.size < mostKept) break
        known.delete(oldest)
      }
      const expiry = (claims.expiresAt + toleranceSeconds) * 1000
      known.set(token, { claims, until: Math.min(now.getTime() + keepMilliseconds, expiry) })
    },
  }
}

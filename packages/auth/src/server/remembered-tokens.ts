import QuickLRU from 'quick-lru'
import type { TokenClaims } from './token-claims.ts'

/** Tokens remembered at most: twice the size of the cache, which holds two generations. */
const maxEntries = 10_000

interface Options {
  readonly ttlMilliseconds: number
  /** Allowed clock skew in seconds. */
  readonly toleranceSeconds: number
}

/** Tokens whose signature was checked a moment ago, by their whole text. */
export interface RememberedTokens {
  /** The claims of a token that was checked and hasn't expired since. */
  find: (token: string, now: Date) => TokenClaims | undefined
  store: (token: string, claims: TokenClaims, now: Date) => void
}

/** A busy page sends one token many times a minute, and its signature takes longer to check than the call itself. */
export function rememberTokens({ ttlMilliseconds, toleranceSeconds }: Options): RememberedTokens {
  const known = new QuickLRU<string, { claims: TokenClaims; until: number }>({ maxSize: maxEntries / 2 })
  return {
    find(token, now) {
      const stored = known.get(token)
      if (stored === undefined) return undefined
      const left = stored.until - now.getTime()
      // More than was given means that the clock was set back.
      if (left > 0 && left <= ttlMilliseconds) return stored.claims
      known.delete(token)
      return undefined
    },
    store(token, claims, now) {
      const expiry = (claims.expiresAt + toleranceSeconds) * 1000
      known.set(token, { claims, until: Math.min(now.getTime() + ttlMilliseconds, expiry) })
    },
  }
}

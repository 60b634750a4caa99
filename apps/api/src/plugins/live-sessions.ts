import type { TokenClaims } from '@dst/auth/server'
import type { SessionStatus } from '@dst/auth-server'
import QuickLRU from 'quick-lru'

/** The token's claims about its session. */
export type SessionClaims = Pick<TokenClaims, 'sessionId' | 'userId' | 'aal'>

/** Reports whether a token's session is allowed to use the product. */
export type SessionStandings = (claims: SessionClaims) => Promise<SessionStatus>

/** Milliseconds that a result is cached: a token is rejected at most this long after its session has ended. */
const defaultTtlMs = 5000
/** Twice the size of the cache, which holds two generations. */
const maxEntries = 10_000

/** Cached session states, at most a few seconds old. */
export interface RememberedSessions {
  standing: SessionStandings
  /** Clears the cached states of all of a person's sessions. */
  forget: (userId: string) => void
}

/** Options of the cache. */
export interface RememberOptions {
  /** Milliseconds of a clock that nobody sets: a corrected time keeps no ended session alive. */
  now?: () => number
  /** Milliseconds that a result is cached. */
  keep?: number
}

/**
 * Looks up a session once for all its calls within a few seconds, so that a busy page does not cost one query per call.
 */
export function rememberSessions(
  ask: SessionStandings,
  { now = () => performance.now(), keep = defaultTtlMs }: RememberOptions = {},
): RememberedSessions {
  const known = new QuickLRU<string, { standing: Promise<SessionStatus>; until: number }>({ maxSize: maxEntries / 2 })
  const standing: SessionStandings = (claims) => {
    // The assurance level belongs to the token: after passing the second factor a person has a new token and gets
    // access at once.
    const key = `${claims.userId} ${claims.sessionId} ${claims.aal}`
    const stored = known.get(key)
    if (stored && stored.until > now()) return stored.standing
    const answer = ask(claims)
    known.set(key, { standing: answer, until: now() + keep })
    // An outage says nothing about the session, so the next call looks it up again.
    answer.catch(() => known.delete(key))
    return answer
  }
  const forget = (userId: string) => {
    for (const key of known.keys()) if (key.startsWith(`${userId} `)) known.delete(key)
  }
  return { standing, forget }
}

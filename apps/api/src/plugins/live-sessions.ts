import type { TokenClaims } from '@dst/auth/server'
import type { SessionStanding } from '@dst/auth-server'

/** What a token says about its session. */
export type SessionClaims = Pick<TokenClaims, 'sessionId' | 'userId' | 'aal'>

/** Tells whether the session of a token opens the product. */
export type SessionStandings = (claims: SessionClaims) => Promise<SessionStanding>

/** Milliseconds for which an answer counts: a token is refused at most this long after its session has ended. */
const usualKeep = 5000
const mostKept = 10_000

/** Sessions as they were a few seconds ago at most. */
export interface RememberedSessions {
  standing: SessionStandings
  /** Asks anew about every session of a person. */
  forget: (userId: string) => void
}

/** How answers are remembered. */
export interface RememberOptions {
  now?: () => number
  /** Milliseconds for which an answer counts. */
  keep?: number
}

/** Asks once for all calls of a session within a few seconds, so that a busy page costs no query a call. */
export function rememberSessions(
  ask: SessionStandings,
  { now = Date.now, keep = usualKeep }: RememberOptions = {},
): RememberedSessions {
  const known = new Map<string, { standing: Promise<SessionStanding>; until: number }>()
  const standing: SessionStandings = (claims) => {
    // The level is of the token: who has just passed the second factor has a new one, and is let in at once.
    const key = `${claims.userId} ${claims.sessionId} ${claims.aal}`
    const kept = known.get(key)
    if (kept && kept.until > now()) return kept.standing
    known.delete(key)
    // The oldest come first.
    for (const old of known.keys()) {
      if (known.size < mostKept) break
      known.delete(old)
    }
    const answer = ask(claims)
    known.set(key, { standing: answer, until: now() + keep })
    // An outage says nothing about the session: the next call asks again.
    answer.catch(() => known.delete(key))
    return answer
  }
  const forget = (userId: string) => {
    for (const key of known.keys()) if (key.startsWith(`${userId} `)) known.delete(key)
  }
  return { standing, forget }
}

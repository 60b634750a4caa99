/** Tells whether a session of a person has not ended. */
export type SessionLives = (sessionId: string, userId: string) => Promise<boolean>

/** Milliseconds for which an answer counts: a token is refused at most this long after its session has ended. */
const keep = 5000
const mostKept = 10_000

/** Sessions as they were a few seconds ago at most. */
export interface RememberedSessions {
  lives: SessionLives
  /** Asks anew about every session of a person. */
  forget: (userId: string) => void
}

/** Asks once for all calls of a session within a few seconds, so that a busy page costs no query a call. */
export function rememberSessions(ask: SessionLives, now: () => number = Date.now): RememberedSessions {
  const known = new Map<string, { lives: Promise<boolean>; until: number }>()
  const lives: SessionLives = (sessionId, userId) => {
    const key = `${userId} ${sessionId}`
    const kept = known.get(key)
    if (kept && kept.until > now()) return kept.lives
    known.delete(key)
    // The oldest come first.
    for (const old of known.keys()) {
      if (known.size < mostKept) break
      known.delete(old)
    }
    const answer = ask(sessionId, userId)
    known.set(key, { lives: answer, until: now() + keep })
    // An outage says nothing about the session: the next call asks again.
    answer.catch(() => known.delete(key))
    return answer
  }
  const forget = (userId: string) => {
    for (const key of known.keys()) if (key.startsWith(`${userId} `)) known.delete(key)
  }
  return { lives, forget }
}

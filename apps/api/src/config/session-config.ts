import { parseGoDuration } from '@dst/auth-server'
import { sessionInactivity, sessionMaximum } from '@dst/domain/parameters'

/** When sessions end, in seconds; without a value, never. */
export interface SessionConfig {
  /** Counted from the sign-in. */
  timeboxSeconds: number | undefined
  /** Counted from the last refresh. */
  inactivitySeconds: number | undefined
}

/** The variables that decide when sessions end. */
interface SessionEnvironment {
  GOTRUE_SESSIONS_TIMEBOX?: string | undefined
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT?: string | undefined
  SUPABASE_URL?: string | undefined
}

const daySeconds = 86_400

/** Whether a text is a span of time that doesn't run backwards, such as `720h` or `0`. */
export function isSpan(text: string): boolean {
  return (parseGoDuration(text) ?? -1) >= 0
}

/**
 * When sessions end: of the embedded auth service, or as a hosted one is set. What the latter does by default isn't
 * known here.
 */
export function readSessions(env: SessionEnvironment): SessionConfig {
  const isEmbedded = env.SUPABASE_URL === undefined
  const seconds = (text: string | undefined, days: number) => {
    if (text === undefined) return isEmbedded ? days * daySeconds : undefined
    return (parseGoDuration(text) ?? 0) / 1000 || undefined
  }
  return {
    timeboxSeconds: seconds(env.GOTRUE_SESSIONS_TIMEBOX, sessionMaximum),
    inactivitySeconds: seconds(env.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT, sessionInactivity),
  }
}

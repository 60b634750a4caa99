import type { RecentMap } from './recent-map.ts'

/** How many requests a caller can make per period, and how many of them at once. */
export interface Rate {
  requests: number
  seconds: number
  /** Default all of them. */
  burst?: number
}

/** The result for one request; times are whole seconds, rounded up. */
export interface RateDecision {
  allowed: boolean
  limit: number
  remaining: number
  /** When the whole burst is available again. */
  resetSeconds: number
  /** When the next request is allowed; 0 unless this one was refused. */
  retryAfterSeconds: number
}

/**
 * Counts one request against a limit that refills evenly (the generic cell rate algorithm): no window boundary lets
 * twice as many through, and a refused caller learns exactly when the next request is allowed. Stores one number per
 * key: the time, in milliseconds, at which the allowance will be full.
 */
export function takeRequest(
  fullAt: RecentMap<number>,
  key: string,
  { rate, now }: { rate: Rate; now: number },
): RateDecision {
  const interval = (rate.seconds * 1000) / rate.requests
  const limit = rate.burst ?? rate.requests
  const before = Math.max(fullAt.get(key) ?? now, now)
  const after = before + interval
  const tolerance = interval * limit
  const allowed = after - now <= tolerance
  if (allowed) fullAt.set(key, after)
  const owed = (allowed ? after : before) - now
  return {
    allowed,
    limit,
    remaining: Math.max(0, Math.floor((tolerance - owed) / interval)),
    resetSeconds: Math.ceil(owed / 1000),
    retryAfterSeconds: allowed ? 0 : Math.ceil((after - now - tolerance) / 1000),
  }
}

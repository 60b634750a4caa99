import type QuickLRU from 'quick-lru'

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
  fullAt: QuickLRU<string, number>,
  key: string,
  { rate, now }: { rate: Rate; now: number },
): RateDecision {
  const owed = Math.max(0, (fullAt.get(key) ?? now) - now)
  const decision = decideRequest(owed, rate)
  if (decision.allowed) fullAt.set(key, now + owed + intervalOf(rate))
  return decision
}

/** Milliseconds in which the allowance for one request refills. */
export function intervalOf({ requests, seconds }: Rate): number {
  return (seconds * 1000) / requests
}

/** Milliseconds in which the whole burst refills: a request may owe up to this. */
export function toleranceOf(rate: Rate): number {
  return intervalOf(rate) * burstOf(rate)
}

/** Decides on one request of a caller whose allowance would be full again in `owed` milliseconds. */
export function decideRequest(owed: number, rate: Rate): RateDecision {
  const interval = intervalOf(rate)
  const tolerance = toleranceOf(rate)
  const after = owed + interval
  const allowed = after <= tolerance
  const left = allowed ? after : owed
  return {
    allowed,
    limit: burstOf(rate),
    remaining: Math.max(0, Math.floor((tolerance - left) / interval)),
    resetSeconds: Math.ceil(left / 1000),
    retryAfterSeconds: allowed ? 0 : Math.ceil((after - tolerance) / 1000),
  }
}

function burstOf({ requests, burst = requests }: Rate): number {
  return burst
}

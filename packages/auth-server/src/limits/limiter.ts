import {
  beginGuess,
  type Guess,
  type GuessDecision,
  type GuessedSecret,
  type GuessingCaller,
  type GuessPolicy,
} from './guesses'
import { RecentMap } from './recent-map'
import { takeRequest, type Rate, type RateDecision } from './request-rates'

/** Counts requests and guesses, for this service and for the application that hosts it. */
export interface Limiter {
  /** Takes one request out of the allowance that `key` names. */
  take: (key: string, rate: Rate) => RateDecision
  /** Lets somebody try a secret, or says when they may. */
  guess: (guess: Guess, policy: GuessPolicy) => GuessDecision
}

/** About 150 bytes each: under 25 MB when all three maps are full. */
const defaultCapacity = 50_000

/** A limiter in the memory of this process; of each kind of entry it keeps the 50,000 that were used last. */
export function createLimiter({
  now = Date.now,
  capacity = defaultCapacity,
}: { now?: () => number; capacity?: number } = {}): Limiter {
  const fullAt = new RecentMap<number>(capacity)
  const memory = { secrets: new RecentMap<GuessedSecret>(capacity), callers: new RecentMap<GuessingCaller>(capacity) }
  return {
    take: (key, rate) => takeRequest(fullAt, key, { rate, now: now() }),
    guess: (guess, policy) => beginGuess(memory, guess, { policy, now: now() }),
  }
}

/** A limiter that lets everything pass, for load tests. */
export const unlimited: Limiter = {
  take: (_key, { requests, burst = requests }) => ({
    allowed: true,
    limit: burst,
    remaining: burst,
    resetSeconds: 0,
    retryAfterSeconds: 0,
  }),
  guess: () => ({ allowed: true, right: () => undefined, withdraw: () => undefined }),
}

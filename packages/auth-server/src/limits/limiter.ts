import QuickLRU from 'quick-lru'
import {
  beginGuess,
  type Guess,
  type GuessDecision,
  type GuessedSecret,
  type GuessingCaller,
  type GuessPolicy,
} from './guesses.ts'
import { takeRequest, type Rate, type RateDecision } from './request-rates.ts'

/** Counts requests and guesses, for this service and for the application that hosts it. Never throws or rejects. */
export interface Limiter {
  /** Counts one request against the limit of `key`. */
  take: (key: string, rate: Rate) => RateDecision | Promise<RateDecision>
  /** Allows an attempt at a secret, or says when to retry. */
  guess: (guess: Guess, policy: GuessPolicy) => GuessDecision | Promise<GuessDecision>
}

/** A limiter that decides at once, from the memory of this process. */
export interface LocalLimiter extends Limiter {
  take: (key: string, rate: Rate) => RateDecision
  guess: (guess: Guess, policy: GuessPolicy) => GuessDecision
}

/** About 150 bytes each, and up to twice as many for a while: less than 50 MB when all three caches are full. */
const defaultCapacity = 50_000

/**
 * An in-memory limiter for this process; of each kind of entry it keeps the 50,000 most recently used. `now`:
 * milliseconds of a clock that nobody sets, so that a corrected time neither locks callers out nor lets them in.
 */
export function createLimiter({
  now = () => performance.now(),
  capacity = defaultCapacity,
}: { now?: () => number; capacity?: number } = {}): LocalLimiter {
  const fullAt = new QuickLRU<string, number>({ maxSize: capacity })
  const memory = {
    secrets: new QuickLRU<string, GuessedSecret>({ maxSize: capacity }),
    callers: new QuickLRU<string, GuessingCaller>({ maxSize: capacity }),
  }
  return {
    take: (key, rate) => takeRequest(fullAt, key, { rate, now: now() }),
    guess: (guess, policy) => beginGuess(memory, guess, { policy, now: now() }),
  }
}

/** A limiter that allows everything, for load tests. */
export const unlimited: LocalLimiter = {
  take: (_key, { requests, burst = requests }) => ({
    allowed: true,
    limit: burst,
    remaining: burst,
    resetSeconds: 0,
    retryAfterSeconds: 0,
  }),
  guess: () => ({ allowed: true, right: () => undefined, withdraw: () => undefined }),
}

import { hash } from 'node:crypto'
import type { Guess, GuessDecision, GuessPolicy } from './guesses.ts'
import { createLimiter, type Limiter, type LocalLimiter } from './limiter.ts'
import { decideRequest, intervalOf, toleranceOf, type Rate, type RateDecision } from './request-rates.ts'
import { beginScript, releaseScript, takeScript, type StoreScript } from './store-scripts.ts'

/** Runs a script in the store, and returns its reply. Rejects when the store does not answer in time. */
export type RunScript = (script: StoreScript, keys: string[], values: string[]) => Promise<unknown>

/** Where a shared limiter counts. */
export interface SharedLimiterOptions {
  run: RunScript
  /** Decides while the store does not answer. Default: a limiter of its own. */
  local?: LocalLimiter
  /** Replaces the store's clock, in milliseconds since 1970; for tests. */
  now?: () => number
}

/**
 * A limiter whose counts several servers share, in Redis or Valkey, by the store's clock. Addresses reach the store
 * only hashed, and every entry ends by itself. While the store does not answer, each server counts on its own.
 */
export function createSharedLimiter({ run, local = createLimiter(), now = () => 0 }: SharedLimiterOptions): Limiter {
  const take = async (key: string, rate: Rate): Promise<RateDecision> => {
    const owed = await run(takeScript, [`rate:${hashed(key)}`], texts([now(), intervalOf(rate), toleranceOf(rate)]))
    return decideRequest(finite(owed), rate)
  }
  const guess = async (attempt: Guess, policy: GuessPolicy): Promise<GuessDecision> => {
    const keys = guessKeys(attempt)
    const forget = policy.forgetSeconds * 1000
    const delays = [policy.firstDelaySeconds * 1000, policy.maxDelaySeconds * 1000]
    const reply = await run(beginScript, keys, texts([now(), policy.free, ...delays, forget]))
    const [allowed, first, given] = Array.isArray(reply) ? (reply as unknown[]) : []
    if (finite(allowed) === 0) return { allowed: false, retryAfterSeconds: Math.ceil(finite(first) / 1000) }
    const before = [finite(first), finite(given)]
    // If the store is gone by now, the guess stays counted as a wrong one.
    const settle = (how: 'right' | 'withdraw') => async () =>
      void (await run(releaseScript, keys, [how, ...texts([...before, forget])]).catch(() => undefined))
    return { allowed: true, right: settle('right'), withdraw: settle('withdraw') }
  }
  return {
    take: (key, rate) => take(key, rate).catch(() => local.take(key, rate)),
    guess: (attempt, policy) => guess(attempt, policy).catch(() => local.guess(attempt, policy)),
  }
}

/** In braces is what places both in the same part of a cluster. */
function guessKeys({ secret, caller }: Guess): [secret: string, caller: string] {
  const group = `guess:{${hashed(secret)}}`
  return [group, `${group}:${hashed(caller)}`]
}

function hashed(text: string): string {
  return hash('sha256', text, 'base64url')
}

function texts(numbers: readonly number[]): string[] {
  return numbers.map(String)
}

function finite(reply: unknown): number {
  const number = Number(reply)
  if (!Number.isFinite(number)) throw new TypeError('The store replied with something else than a number')
  return number
}

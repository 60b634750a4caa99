import type QuickLRU from 'quick-lru'

/** How guesses at one secret are throttled. */
export interface GuessPolicy {
  /** Wrong guesses without a delay; the rightful owner mistypes too. */
  free: number
  /** The delay after the last free one; each further wrong guess doubles it. */
  firstDelaySeconds: number
  maxDelaySeconds: number
  /** After this long without a guess, the counts are reset. */
  forgetSeconds: number
}

/** One attempt at a secret. */
export interface Guess {
  /** The secret, for example a hash of the account's address. */
  secret: string
  /** Who is guessing: each caller has their own delays, so that one caller's attempts do not use up another's turn. */
  caller: string
}

/** An allowed guess, counted as wrong until settled, or how long to wait, in whole seconds. */
export type GuessDecision =
  | {
      allowed: true
      /** The guess was right: clears this caller's wrong ones. */
      right: () => void | Promise<void>
      /** The guess was neither right nor wrong, because something failed: uncounts it. */
      withdraw: () => void | Promise<void>
    }
  | { allowed: false; retryAfterSeconds: number }

/** State of one secret. */
export interface GuessedSecret {
  wrong: number
  lastAt: number
}

/** State of one caller for one secret. */
export interface GuessingCaller {
  wrong: number
  /** The time the caller was given; guesses from then on are allowed, regardless of other callers in the meantime. */
  notBefore: number
  seenAt: number
}

export interface GuessMemory {
  secrets: QuickLRU<string, GuessedSecret>
  callers: QuickLRU<string, GuessingCaller>
}

/**
 * Allows a guess, or says when to retry. The delay grows with everybody's wrong guesses, but runs per caller: many
 * addresses cannot each get the free guesses, and cannot postpone the owner's turn either. A refused guess adds no
 * delay. A guess counts immediately, so that parallel ones cannot all pass.
 */
export function beginGuess(
  memory: GuessMemory,
  guess: Guess,
  { policy, now }: { policy: GuessPolicy; now: number },
): GuessDecision {
  const { secret } = guess
  const callerKey = `${guess.secret} ${guess.caller}`
  const fresh = now - policy.forgetSeconds * 1000
  const known = freshEntry(memory.secrets.get(secret), (entry) => entry.lastAt > fresh)
  const caller = freshEntry(memory.callers.get(callerKey), (entry) => entry.seenAt > fresh)
  const wrong = known?.wrong ?? 0
  if (wrong >= policy.free) {
    const notBefore = caller === undefined || caller.notBefore === 0 ? now + delay(policy, wrong) : caller.notBefore
    if (notBefore > now) {
      memory.callers.set(callerKey, { wrong: caller?.wrong ?? 0, notBefore, seenAt: now })
      return { allowed: false, retryAfterSeconds: Math.ceil((notBefore - now) / 1000) }
    }
  }
  const counted = wrong + 1
  memory.secrets.set(secret, { wrong: counted, lastAt: now })
  const notBefore = counted >= policy.free ? now + delay(policy, counted) : 0
  memory.callers.set(callerKey, { wrong: (caller?.wrong ?? 0) + 1, notBefore, seenAt: now })
  return {
    allowed: true,
    right: () => forgive(memory, { secret, callerKey, count: memory.callers.get(callerKey)?.wrong ?? 1 }),
    withdraw: () => {
      forgive(memory, { secret, callerKey, count: 1 })
      if (caller !== undefined) memory.callers.set(callerKey, caller)
    },
  }
}

function delay(policy: GuessPolicy, wrong: number): number {
  const seconds = policy.firstDelaySeconds * 2 ** (wrong - policy.free)
  return Math.min(seconds, policy.maxDelaySeconds) * 1000
}

function forgive(
  { secrets, callers }: GuessMemory,
  { secret, callerKey, count }: { secret: string; callerKey: string; count: number },
): void {
  const known = secrets.get(secret)
  if (known !== undefined) secrets.set(secret, { ...known, wrong: Math.max(0, known.wrong - count) })
  callers.delete(callerKey)
}

function freshEntry<Entry>(entry: Entry | undefined, isFresh: (entry: Entry) => boolean): Entry | undefined {
  return entry !== undefined && isFresh(entry) ? entry : undefined
}

import type { RecentMap } from './recent-map'

/** How guesses at one secret are slowed. */
export interface GuessPolicy {
  /** Wrong guesses that cost nothing; the rightful owner mistypes too. */
  free: number
  /** The wait after the last free one; each further wrong guess doubles it. */
  firstDelaySeconds: number
  longestDelaySeconds: number
  /** Without a guess for so long, everything is forgotten. */
  forgetSeconds: number
}

/** One try at a secret. */
export interface Guess {
  /** The secret, for example a hash of the account's address. */
  secret: string
  /** Who tries: each has waits of their own, so that the hurry of one does not use up the turn of another. */
  caller: string
}

/** A guess that may be made, counted as wrong until told otherwise; or how long to wait, in whole seconds. */
export type GuessDecision =
  | {
      allowed: true
      /** The guess was right: this caller's wrong ones are forgiven. */
      right: () => void
      /** The guess was neither right nor wrong, because something failed. */
      withdraw: () => void
    }
  | { allowed: false; retryAfterSeconds: number }

/** What is remembered of one secret. */
export interface GuessedSecret {
  wrong: number
  lastAt: number
}

/** What is remembered of one caller at one secret. */
export interface GuessingCaller {
  wrong: number
  /** The stated time; a guess from then on is let in, whatever others have done meanwhile. */
  notBefore: number
  seenAt: number
}

export interface GuessMemory {
  secrets: RecentMap<GuessedSecret>
  callers: RecentMap<GuessingCaller>
}

/**
 * Lets a guess be made, or says when. The wait grows with the wrong guesses of everybody, and each caller waits for
 * their own: many addresses cannot share the first guesses among them, and cannot push the owner's turn away either.
 * A refused guess costs nothing. The guess counts at once, so that parallel ones cannot pass together.
 */
export function beginGuess(
  memory: GuessMemory,
  guess: Guess,
  { policy, now }: { policy: GuessPolicy; now: number },
): GuessDecision {
  const { secret } = guess
  const callerKey = `${guess.secret} ${guess.caller}`
  const fresh = now - policy.forgetSeconds * 1000
  const known = keptSince(memory.secrets.get(secret), (entry) => entry.lastAt > fresh)
  const caller = keptSince(memory.callers.get(callerKey), (entry) => entry.seenAt > fresh)
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
  return Math.min(seconds, policy.longestDelaySeconds) * 1000
}

function forgive(
  { secrets, callers }: GuessMemory,
  { secret, callerKey, count }: { secret: string; callerKey: string; count: number },
): void {
  const known = secrets.get(secret)
  if (known !== undefined) secrets.set(secret, { ...known, wrong: Math.max(0, known.wrong - count) })
  callers.delete(callerKey)
}

function keptSince<Entry>(entry: Entry | undefined, isFresh: (entry: Entry) => boolean): Entry | undefined {
  return entry !== undefined && isFresh(entry) ? entry : undefined
}

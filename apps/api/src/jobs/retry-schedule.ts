const second = 1000

/**
 * Milliseconds that a job waits after its cause. By then the cause has been answered: work that competes with the answer
 * would make it longer, and so tell whether there was any, such as a mail for an address that has an account.
 */
export const restAfterCause = 250

/** How long one try may take, in milliseconds. */
export const tryLimit = 20 * second

/** How long a job that is being done belongs to its worker, in milliseconds; when the worker dies, another may take it then. */
export const leaseTime = 30 * second

/** Tries before a job is buried: with the waits below, about three days. */
export const maximumAttempts = 80

const firstWait = 5 * second
const longestWait = 3600 * second

/** Milliseconds to wait after the given number of failed tries: 5 s, doubling, at most an hour. */
export function waitAfter(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** (attempts - 1))
}

/** Runs one piece of work after the other, also with the other tabs of this browser that use the same name. */
export type InTurn = (work: () => Promise<void>) => Promise<void>

const maxWaitMs = 10_000

/** Makes a queue of that name. */
export function createQueue(name: string): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(() => inTurnOfAllTabs(name, work))
    last = next.catch(() => undefined)
    return next
  }
}

/** Pages that are not served securely have no locks: their tabs are each on their own, and the version of a save holds. */
function inTurnOfAllTabs(name: string, work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  if (locks === undefined) return work()
  let isBegun = false
  const begin = () => {
    isBegun = true
    return work()
  }
  // A tab that the system has put to sleep may hold the lock for good: the version of a save holds without it too.
  return locks.request(name, { signal: AbortSignal.timeout(maxWaitMs) }, begin).catch((error: unknown) => {
    if (isBegun) throw error
    return work()
  })
}

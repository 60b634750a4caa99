let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work after the other, in all tabs of this browser where it can tell them apart. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const next = last.then(() => inTurnOfAllTabs(work))
  last = next.catch(() => undefined)
  return next
}

/** Pages that are not served securely have no locks: their tabs are each on their own, and the version of a save holds. */
function inTurnOfAllTabs(work: () => Promise<void>): Promise<void> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks
  return locks === undefined ? work() : locks.request('dst-exchange-account', work)
}

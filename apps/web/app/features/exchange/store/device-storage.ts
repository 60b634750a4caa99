import { exchangeKey, parseStored, storedText, type StoredExchange } from './stored-exchange.ts'

/*
 * What every page may have to do with the stored exchange of this device: it looks into neither file nor mark, so that
 * it loads nothing of the exchange.
 */

/** What is stored for a value; null where nothing is entered, so that nothing is left behind. */
export function textFor(value: StoredExchange): string | null {
  const { waiting, ...own } = value
  const stored = Object.keys(waiting ?? {}).length === 0 ? own : value
  return Object.values(stored).every((part) => part === undefined) ? null : JSON.stringify(stored)
}

/** Stores a text, at once and as a whole; false where the browser refuses or is full, and the text before it stays. */
export function storeText(text: string | null): boolean {
  try {
    if (text === null) globalThis.localStorage.removeItem(exchangeKey)
    else globalThis.localStorage.setItem(exchangeKey, text)
    return true
  } catch {
    return false
  }
}

/** Stores what is not entered in a field, and tells this tab, as the browser tells the others. */
export function storeExchange(value: StoredExchange): boolean {
  const isStored = storeText(textFor(value))
  if (isStored) window.dispatchEvent(Object.assign(new Event('storage'), { key: exchangeKey }))
  return isStored
}

/** The account in which the file of this device is saved; undefined for none. */
export function accountOfDevice(stored: StoredExchange = parseStored(storedText())): string | undefined {
  const { account } = (stored.mark ?? {}) as { account?: unknown }
  return typeof account === 'string' ? account : undefined
}

/** Puts the file of another account aside, where only that account finds it. Returns whether there was one. */
export function setAsideUnlessOf(account: string): boolean {
  const stored = parseStored(storedText())
  const owner = accountOfDevice(stored)
  if (owner === undefined || owner === account) return false
  const { file, mark, waiting } = stored
  const aside = file === undefined ? waiting : { ...waiting, [owner]: { file, mark } }
  // On a full device it goes, rather than be found by another account.
  return storeExchange({ waiting: aside }) || storeExchange({ waiting })
}

/** Removes all that this device has of an account's file, also what waits for it. */
export function forgetAccountCopies(account: string): void {
  const stored = parseStored(storedText())
  const own = accountOfDevice(stored) === account ? {} : stored
  storeExchange({ ...own, waiting: without(stored.waiting, account) })
}

/** Removes the file of this device, whosever it is. What waits for other accounts stays. */
export function removeDeviceCopy(): void {
  storeExchange({ waiting: parseStored(storedText()).waiting })
}

/** What waits, except for this account. */
export function without(waiting: StoredExchange['waiting'], account: string): NonNullable<StoredExchange['waiting']> {
  return Object.fromEntries(Object.entries(waiting ?? {}).filter(([owner]) => owner !== account))
}

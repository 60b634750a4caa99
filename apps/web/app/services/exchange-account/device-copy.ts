/** The localStorage key of the exchange file that is kept on this device. */
export const exchangeFileKey = 'dst-exchange-file'

/** The key of the mark: whose account the file of this device is saved in, and what both last agreed on. */
export const exchangeMarkKey = 'dst-exchange-account'

/** The key of the days that the bar of every page counts. */
export const exchangeDaysKey = 'dst-exchange-days'

/** Before the account id, the key of a file that waits for that account to sign in here again. */
export const waitingFilePrefix = `${exchangeFileKey}:`

/**
 * The account in which the file of this device is saved; undefined for none. Every page asks this, so that it reads no
 * more than the id.
 */
export function accountOfDevice(): string | undefined {
  try {
    const { account } = JSON.parse(globalThis.localStorage.getItem(exchangeMarkKey) ?? '{}') as { account?: unknown }
    return typeof account === 'string' ? account : undefined
  } catch {
    return undefined
  }
}

/**
 * Puts the file of another account aside, where only that account finds it: its mark and the file, each on a line.
 * Returns whether there was one.
 */
export function setAsideUnlessOf(account: string): boolean {
  const owner = accountOfDevice()
  if (owner === undefined || owner === account) return false
  const [mark, file] = [exchangeMarkKey, exchangeFileKey].map((key) => globalThis.localStorage.getItem(key))
  // Removed first: also a full storage then has room for what is no longer than they were.
  removeDeviceCopy()
  if (file !== null) globalThis.localStorage.setItem(waitingFilePrefix + owner, `${mark}\n${file}`)
  return true
}

/** Removes all that this device has of an account's file, also what waits for it. */
export function forgetAccountCopies(account: string): void {
  try {
    if (accountOfDevice() === account) removeDeviceCopy()
    globalThis.localStorage.removeItem(waitingFilePrefix + account)
  } catch {
    // A browser that refuses has kept nothing.
  }
}

/** Removes file, mark and days from this device, and tells this tab, as the browser tells the others. */
export function removeDeviceCopy(): void {
  for (const key of [exchangeMarkKey, exchangeFileKey, exchangeDaysKey]) globalThis.localStorage.removeItem(key)
  for (const key of [exchangeFileKey, exchangeDaysKey]) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

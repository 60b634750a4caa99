import { exchangeDaysKey, exchangeFileKey, exchangeMarkKey, waitingFilePrefix } from '../exchange-file-key.ts'

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

/** Puts the file of another account aside, where only that account finds it. Returns whether there was one. */
export function setAsideUnlessOf(account: string): boolean {
  const owner = accountOfDevice()
  if (owner === undefined || owner === account) return false
  const [file, mark] = [exchangeFileKey, exchangeMarkKey].map((key) => globalThis.localStorage.getItem(key))
  // Removed first: a full storage then has room for it.
  removeDeviceCopy()
  if (file !== null) globalThis.localStorage.setItem(waitingFilePrefix + owner, JSON.stringify({ file, mark }))
  return true
}

/** Removes file, mark and days from this device, and tells this tab, as the browser tells the others. */
export function removeDeviceCopy(): void {
  for (const key of [exchangeMarkKey, exchangeFileKey, exchangeDaysKey]) globalThis.localStorage.removeItem(key)
  for (const key of [exchangeFileKey, exchangeDaysKey]) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}

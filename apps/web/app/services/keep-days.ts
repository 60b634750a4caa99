import type { ExchangeDays } from './exchange-days.ts'
import { exchangeDaysKey } from './exchange-file-key.ts'

/** Keeps the days on this device, or forgets them, and tells this tab. */
export function keepDays(days: ExchangeDays | undefined): void {
  try {
    const text = days === undefined ? null : JSON.stringify(days)
    if (text === globalThis.localStorage.getItem(exchangeDaysKey)) return
    if (text === null) globalThis.localStorage.removeItem(exchangeDaysKey)
    else globalThis.localStorage.setItem(exchangeDaysKey, text)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: exchangeDaysKey }))
  } catch {
    // A browser that keeps nothing counts no days.
  }
}

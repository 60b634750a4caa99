import { datesOf, readExchangeFile, type FileDates } from '@dst/domain/exchange-file'
import { exchangeFileKey } from './exchange-file-key.ts'

/** The dates of the exchange that this device keeps; undefined without one, or before it has a closing. */
export function ownDates(today: string): FileDates | undefined {
  try {
    const file = readExchangeFile(JSON.parse(globalThis.localStorage.getItem(exchangeFileKey) ?? 'null'))
    const dates = file === undefined ? undefined : datesOf(file, today)
    return dates?.ok === true ? dates.value : undefined
  } catch {
    return undefined
  }
}

import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import {
  describeExchange,
  lastEndDay,
  lastNamingDay,
  readExchangeFile,
  type ExchangeFile,
  type FileDates,
} from '@dst/domain/exchange-file'
import { exchangeFileKey } from './exchange-account/device-copy.ts'
import type { ExchangeDays } from './exchange-days.ts'

/** The exchange file as this device stores it; null without one. */
export function storedExchange(): string | null {
  try {
    return globalThis.localStorage.getItem(exchangeFileKey)
  } catch {
    return null
  }
}

/** The dates of the exchange that this device keeps; undefined without one, or before it has a closing. */
export function ownDates(today: string): FileDates | undefined {
  const file = parseExchange(storedExchange())
  const dates = file === undefined ? undefined : describeExchange(file, today).dates
  return dates?.ok === true ? dates.value : undefined
}

/** What a stored exchange file knows; nothing if it can't be read. */
export function factsOfStored(stored: string | null, today: string): ExchangeFacts {
  const file = parseExchange(stored)
  return file === undefined ? {} : describeExchange(file, today).facts
}

/** The days of a file by which every page counts; undefined while it has no closing. */
export function runningDays(file: ExchangeFile): ExchangeDays | undefined {
  const dates = closingsOf(file)
  if (dates === undefined) return undefined
  return { closing: dates.closing, naming: lastNamingDay(dates), end: lastEndDay(dates) }
}

function closingsOf(file: ExchangeFile) {
  const [first] = file.sales.flatMap(({ closing }) => closing ?? [])
  if (first === undefined) return undefined
  // Which day is asked about changes nothing of the deadlines.
  const dates = describeExchange(file, first).dates
  return dates.ok ? dates.value : undefined
}

function parseExchange(stored: string | null): ExchangeFile | undefined {
  try {
    return readExchangeFile(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}

import { describeExchange, lastEndDay, lastNamingDay, type ExchangeFile } from '@dst/domain/exchange-file'
import type { ExchangeDays } from './exchange-day.ts'

/** The days of a file by which every page counts; undefined while it has no closing. */
export function runningDays(file: ExchangeFile): ExchangeDays | undefined {
  const [first] = file.sales.flatMap(({ closing }) => closing ?? [])
  if (first === undefined) return undefined
  // Which day is asked about changes nothing of the deadlines.
  const dates = describeExchange(file, first).dates
  if (!dates.ok) return undefined
  return { closing: dates.value.closing, naming: lastNamingDay(dates.value), end: lastEndDay(dates.value) }
}

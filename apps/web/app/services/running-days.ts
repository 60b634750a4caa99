import { datesOf, lastEndDay, lastNamingDay, type ExchangeFile } from '@dst/domain/exchange-file'
import type { ExchangeDays } from './exchange-days.ts'

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
  const dates = datesOf(file, first)
  return dates.ok ? dates.value : undefined
}

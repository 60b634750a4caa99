import { describeRunning } from '@dst/domain/exchange-file/running'
import { lastEndDay, lastNamingDay, type ExchangeFile, type PlainDate } from '@dst/domain/exchange-file'
import type { ExchangeDays } from './exchange-day.ts'

/** The days of a file by which every page counts; undefined while it has no closing. */
export function runningDays(file: ExchangeFile): ExchangeDays | undefined {
  const [first] = file.sales.flatMap(({ closing }) => closing ?? [])
  if (first === undefined) return undefined
  // Which day is asked about changes nothing of the deadlines.
  const dates = describeRunning(file, first).dates
  if (!dates.ok) return undefined
  const [naming, end] = [lastNamingDay(dates.value), lastEndDay(dates.value)]
  const completed = completedOn(file, end)
  return { closing: dates.value.closing, naming, end, ...(completed === undefined ? {} : { completed }) }
}

/** The day on which the exchange is complete. What was named may not all be entered, so nothing less ends the count. */
function completedOn(file: ExchangeFile, end: PlainDate): string | undefined {
  const { stage, lastReceipt } = describeRunning(file, end).progress
  return stage === 'complete' ? lastReceipt : undefined
}

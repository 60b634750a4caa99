import {
  dateOfDay,
  describeExchange,
  lastEndDay,
  lastNamingDay,
  type ExchangeFile,
  type PlainDate,
} from '@dst/domain/exchange-file'
import type { ExchangeDays } from './exchange-day.ts'

/** The days of a file by which every page counts; undefined while it has no closing. */
export function runningDays(file: ExchangeFile): ExchangeDays | undefined {
  const [first] = file.sales.flatMap(({ closing }) => closing ?? [])
  if (first === undefined) return undefined
  // Which day is asked about changes nothing of the deadlines.
  const dates = describeExchange(file, first).dates
  if (!dates.ok) return undefined
  const [naming, end] = [lastNamingDay(dates.value), lastEndDay(dates.value)]
  const finished = finishedOn(file, naming, end)
  return { closing: dates.value.closing, naming, end, ...(finished === undefined ? {} : { finished }) }
}

/** The day from which nothing is left to do, where that is before the last one. */
function finishedOn(file: ExchangeFile, naming: PlainDate, end: PlainDate): string | undefined {
  const { stage, isFinished, lastReceipt } = describeExchange(file, end).progress
  if (!isFinished) return undefined
  const over = dateOfDay(naming, 1)
  if (lastReceipt === undefined) return over
  return stage === 'complete' || lastReceipt > over ? lastReceipt : over
}

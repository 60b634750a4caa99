import { exchangeDates, type ExchangeDates } from '../exchange-dates/index.ts'
import type { ExchangeFile } from './exchange-file.ts'

/** The deadlines of a file; undefined while no sale has a closing date. An individual files by the calendar year. */
export function datesOf(file: ExchangeFile): ExchangeDates | undefined {
  const closings = file.sales.flatMap(({ closing }) => (closing === undefined ? [] : [closing]))
  if (closings.length === 0) return undefined
  const { kind = 'individual', fiscalYearEnd = '12-31' } = file.taxpayer
  const { disasterDate, postponementDate, affected = false, hardship = false } = file.disaster ?? {}
  return exchangeDates({
    closings,
    taxpayer: kind,
    fiscalYearEnd,
    extension: file.extension ?? 'none',
    ...(disasterDate === undefined || postponementDate === undefined
      ? {}
      : { disaster: { disasterDate, postponementDate, affected, hardship } }),
  })
}

import { exchangeDates, type ExchangeDates } from '../exchange-dates/index.ts'
import { firstYearOfReturnDueDates } from '../parameters/return-due-dates.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { addDays, daysBetween, earliest, latest, partsOf, readPlainDate, type PlainDate } from '../time/plain-date.ts'
import type { Deadlines, ExchangeFile } from './exchange-file.ts'

/** The deadlines of a file, and where a day stands between them. */
export interface FileDates extends ExchangeDates {
  /** The first closing: day 0. */
  readonly closing: PlainDate
  /** Days since the closing; negative before it. */
  readonly day: number
}

/** Why a file has no deadlines: no sale has a closing date, or other due dates applied then. */
export type DatesGap = 'closing-missing' | 'closing-too-early'

/** The deadlines of a file on a day. An individual who files by the calendar year and no extension are assumed. */
export function datesOf(file: ExchangeFile, today: string): Result<FileDates, DatesGap> {
  const [first, ...others] = file.sales.flatMap(({ closing }) =>
    closing === undefined ? [] : [readPlainDate('closing', closing)],
  )
  if (first === undefined) return fail('closing-missing')
  const closing = earliest(first, ...others)
  const { kind = 'individual', fiscalYearEnd = '12-31' } = file.taxpayer
  // A fiscal year may have begun in the year before.
  if (kind !== 'individual' && partsOf(closing).year <= firstYearOfReturnDueDates.value)
    return fail('closing-too-early')
  const { extension = 'none' } = file.deadlines
  const inputs = { closings: [closing], taxpayer: kind, fiscalYearEnd, extension, ...disasterIn(file.deadlines) }
  return succeed({
    ...exchangeDates(inputs),
    closing,
    day: daysBetween(closing, readPlainDate('today', today)),
  })
}

/** The last day on which property can be named: day 45, or a later one after a disaster that an IRS notice names. */
export function lastNamingDay({ identification, section6, section17 }: FileDates): PlainDate {
  return latest(identification, ...[section6, section17].flatMap((dates) => dates?.identification ?? []))
}

/** The date of a day of the exchange, counted from the closing. */
export function dateOfDay(closing: PlainDate, day: number): PlainDate {
  return addDays(closing, day)
}

function disasterIn({ disasterDate, postponementDate, affected = false, hardship = false }: Deadlines) {
  if (disasterDate === undefined || postponementDate === undefined || postponementDate < disasterDate) return {}
  return { disaster: { disasterDate, postponementDate, affected, hardship } }
}

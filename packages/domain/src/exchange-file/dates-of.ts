import { exchangeDates, type ExchangeDates, type PostponedDates } from '../exchange-dates/index.ts'
import { firstYearOfReturnDueDates } from '../parameters/return-due-dates.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { addDays, daysBetween, earliest, partsOf, readPlainDate, type PlainDate } from '../time/plain-date.ts'
import type { Deadlines, ExchangeFile } from './exchange-file.ts'

/** The deadlines of a file, and where a day stands between them. */
export interface FileDates extends ExchangeDates {
  /** The first closing: day 0. */
  readonly closing: PlainDate
  /** Days since the closing; negative before it. */
  readonly day: number
  /** The days that hold: those above, or those to which an IRS notice moves them. */
  readonly lastDays: LastDays
}

/** The last days of an exchange as they hold. */
export interface LastDays {
  /** Last day to name property. */
  readonly identification: PlainDate
  /** Last day to close, as things stand. */
  readonly end: PlainDate
  /** Last day to close once the extension has been filed. */
  readonly endIfExtended: PlainDate
  /** The section of Rev. Proc. 2018-58 that moves them, and the last day of the notice; undefined when none does. */
  readonly moved?: { readonly section: 6 | 17; readonly notice: PlainDate }
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
  const dates = exchangeDates(inputs)
  return succeed({
    ...dates,
    lastDays: lastDaysOf(dates, exchangeDates({ ...inputs, extension: 'filed' }), inputs.disaster?.postponementDate),
    closing,
    day: daysBetween(closing, readPlainDate('today', today)),
  })
}

/** The last day on which property can be named: day 45, or a later one after a disaster that an IRS notice names. */
export function lastNamingDay({ lastDays }: FileDates): PlainDate {
  return lastDays.identification
}

/** The last day to close: the end, or a later one after a disaster that an IRS notice names. */
export function lastEndDay({ lastDays }: FileDates): PlainDate {
  return lastDays.end
}

/** The date of a day of the exchange, counted from the closing. */
export function dateOfDay(closing: PlainDate, day: number): PlainDate {
  return addDays(closing, day)
}

/** One section's pair, never a day of each: an affected taxpayer takes section 6 or section 17. */
function lastDaysOf(dates: ExchangeDates, extended: ExchangeDates, notice: string | undefined): LastDays {
  const { identification, end, endIfExtended } = dates
  const section = betterSection(dates)
  const pair = pairOf(dates, section)
  const movesNothing = pair?.identification === identification && pair.end === end
  if (pair === undefined || section === undefined || notice === undefined || movesNothing) {
    return { identification, end, endIfExtended }
  }
  return {
    ...pair,
    endIfExtended: pairOf(extended, section)?.end ?? endIfExtended,
    moved: { section, notice: readPlainDate('postponementDate', notice) },
  }
}

function pairOf({ section6, section17 }: ExchangeDates, section: 6 | 17 | undefined): PostponedDates | undefined {
  return section === 6 ? section6 : section17
}

/** The section that leaves longer to close, and of equal ones the one that leaves longer to name. */
function betterSection({ section6, section17 }: ExchangeDates): 6 | 17 | undefined {
  if (section6 === undefined) return section17 && 17
  if (section17 === undefined) return 6
  const [six, seventeen] = [section6, section17].map(({ end, identification }) => `${end} ${identification}`)
  return (seventeen ?? '') >= (six ?? '') ? 17 : 6
}

function disasterIn({ disasterDate, postponementDate, affected = false, hardship = false }: Deadlines) {
  if (disasterDate === undefined || postponementDate === undefined || postponementDate < disasterDate) return {}
  return { disaster: { disasterDate, postponementDate, affected, hardship } }
}

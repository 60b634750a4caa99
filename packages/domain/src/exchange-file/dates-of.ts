import { exchangeDates, type ExchangeDates } from '../exchange-dates/index.ts'
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
export function datesOf(file: ExchangeFile, today: PlainDate): Result<FileDates, DatesGap> {
  const [first, ...others] = file.sales.flatMap(({ closing }) =>
    closing === undefined ? [] : [readPlainDate('closing', closing)],
  )
  if (first === undefined) return fail('closing-missing')
  const closing = earliest(first, ...others)
  const { kind = 'individual', fiscalYearEnd = '12-31' } = file.taxpayer
  // A fiscal year may have begun in the year before.
  if (kind !== 'individual' && partsOf(closing).year <= firstYearOfReturnDueDates) return fail('closing-too-early')
  const { extension = 'none' } = file.deadlines
  const inputs = { closings: [closing], taxpayer: kind, fiscalYearEnd, extension, ...disasterIn(file.deadlines) }
  const dates = exchangeDates(inputs)
  return succeed({
    ...dates,
    lastDays: lastDaysOf(dates, exchangeDates({ ...inputs, extension: 'filed' }), inputs.disaster?.postponementDate),
    closing,
    day: daysBetween(closing, today),
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

/**
 * One section's pair, never a day of each, as an affected taxpayer takes section 6 or section 17: the one that leaves
 * longer to close, and of equal ones the one that leaves longer to name.
 * @source docs/product/exchange-file.md#postponement-after-a-disaster
 */
function lastDaysOf(dates: ExchangeDates, extended: ExchangeDates, notice: string | undefined): LastDays {
  const { identification, end, endIfExtended } = dates
  const pairs = [
    { section: 17, pair: dates.section17, ifExtended: extended.section17 },
    { section: 6, pair: dates.section6, ifExtended: extended.section6 },
  ] as const
  const [longest] = pairs
    .flatMap(({ section, pair, ifExtended }) => (pair && ifExtended ? [{ section, pair, ifExtended }] : []))
    .toSorted(
      ({ pair: one }, { pair: other }) =>
        daysBetween(one.end, other.end) || daysBetween(one.identification, other.identification),
    )
  const movesNothing = longest?.pair.identification === identification && longest.pair.end === end
  if (longest === undefined || movesNothing || notice === undefined) return { identification, end, endIfExtended }
  const { section, pair, ifExtended } = longest
  return {
    ...pair,
    endIfExtended: ifExtended.end,
    moved: { section, notice: readPlainDate('postponementDate', notice) },
  }
}

function disasterIn({ disasterDate, postponementDate, affected = false, hardship = false }: Deadlines) {
  if (disasterDate === undefined || postponementDate === undefined || postponementDate < disasterDate) return {}
  return { disaster: { disasterDate, postponementDate, affected, hardship } }
}

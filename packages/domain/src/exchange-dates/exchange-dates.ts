import { checkChoice, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { exchangeWindow, identificationWindow } from '../parameters/deadlines.ts'
import type { TaxpayerKind } from '../parameters/return-due-dates.ts'
import { addDays, daysBetween, earliest, readPlainDate, type PlainDate } from '../time/plain-date.ts'
import { postponements, type Disaster, type PostponedDates } from './disaster-relief.ts'
import { returnDatesFor } from './return-due-date.ts'

/** Whether an extension of the return for the year of the sale was filed; one that is only planned doesn't count yet. */
export type Extension = 'none' | 'planned' | 'filed'

/** One exchange. Dates as yyyy-mm-dd. */
export interface ExchangeDatesInputs {
  /** When each sale of the exchange closed or will close, at least one, in any order. */
  readonly closings: readonly string[]
  readonly taxpayer: TaxpayerKind
  /** Last day of the tax year as mm-dd. */
  readonly fiscalYearEnd?: string
  readonly extension: Extension
  readonly disaster?: Disaster
}

/** The deadlines of an exchange, each the last day on which something can be done. */
export interface ExchangeDates {
  /** Last day to identify replacement property. */
  readonly identification: PlainDate
  /** Day 180 after the first closing. */
  readonly full: PlainDate
  readonly dueDate: PlainDate
  readonly extendedDueDate: PlainDate
  /** Last day to close, as things stand. */
  readonly end: PlainDate
  /** Last day to close once the extension has been filed. */
  readonly endIfExtended: PlainDate
  /** Days of the 180 that the due date of the return takes away, as things stand. */
  readonly daysLost: number
  /** For an affected taxpayer. */
  readonly section6?: PostponedDates
  /** For an affected taxpayer or one in hardship, whose sale closed by the day of the disaster. */
  readonly section17?: PostponedDates
}

/**
 * The deadlines of an exchange. The first closing starts both periods; weekends and holidays move nothing. Throws a
 * RangeError that names the field when a date is impossible, a choice is none, or there is no closing.
 * @source 26 U.S.C. 1031(a)(3); 26 CFR 1.1031(k)-1(b)(2); parameters `identificationWindow`, `exchangeWindow`
 */
export function exchangeDates(inputs: ExchangeDatesInputs): ExchangeDates {
  checkInputs('inputs', inputs)
  const { taxpayer, fiscalYearEnd = '12-31', extension, disaster } = inputs
  checkList('closings', inputs.closings)
  checkChoice('extension', extension, ['none', 'planned', 'filed'])
  const [first, ...others] = inputs.closings.map((closing) => readPlainDate('closings', closing))
  if (first === undefined) throw new RangeError('closings has no date')
  const closing = earliest(first, ...others)
  const identification = addDays(closing, identificationWindow)
  const full = addDays(closing, exchangeWindow)
  const { dueDate, extendedDueDate } = returnDatesFor(closing, taxpayer, fiscalYearEnd)
  const countedDueDate = extension === 'filed' ? extendedDueDate : dueDate
  const end = earliest(full, countedDueDate)
  const dates = {
    identification,
    full,
    dueDate,
    extendedDueDate,
    end,
    endIfExtended: earliest(full, extendedDueDate),
    daysLost: daysBetween(end, full),
  }
  if (disaster === undefined) return dates
  return { ...dates, ...postponements({ closing, identification, full, countedDueDate }, disaster) }
}

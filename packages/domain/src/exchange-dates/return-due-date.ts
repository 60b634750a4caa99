import { checkChoice } from '../engine-inputs/checked-inputs.ts'
import {
  firstYearOfReturnDueDates,
  juneYearCorporation,
  returnDueDates,
  returnDueDay,
  type ReturnDueDate,
  type TaxpayerKind,
} from '../parameters/return-due-dates.ts'
import { dayOfMonth, lastOfMonth, partsOf, readPlainDate, type PlainDate } from '../time/plain-date.ts'

/** When the return for the tax year of a sale is due, without and with an extension that was filed. */
export interface ReturnDates {
  readonly dueDate: PlainDate
  readonly extendedDueDate: PlainDate
}

const december = 12
const june = 6
// Any leap year, so that February 29 is a day.
const leapYear = 2000

/**
 * The due dates of the return for the tax year in which a sale closed. Weekends and holidays don't move them.
 * Throws a RangeError that names `taxpayer` when there is no such kind, `fiscalYearEnd` when no tax year can end on
 * that day, and `closings` for a sale before the due dates of today applied.
 * @source parameters `returnDueDates`, `juneYearCorporation`
 */
export function returnDatesFor(closing: PlainDate, taxpayer: TaxpayerKind, fiscalYearEnd: string): ReturnDates {
  checkChoice('taxpayer', taxpayer, Object.keys(returnDueDates) as TaxpayerKind[])
  const month = monthOfYearEnd(fiscalYearEnd)
  const { year, month: monthOfClosing } = partsOf(closing)
  const yearOfEnd = monthOfClosing <= month ? year : year + 1
  const rule = ruleFor(taxpayer, yearOfEnd, month)
  const dueMonth = month + rule.monthsAfterYearEnd
  const extendedMonth = dueMonth + rule.extensionMonths
  return {
    dueDate: dayOfMonth(yearOfEnd, dueMonth, returnDueDay),
    extendedDueDate: rule.extendedToMonthEnd
      ? lastOfMonth(yearOfEnd, extendedMonth)
      : dayOfMonth(yearOfEnd, extendedMonth, returnDueDay),
  }
}

/** A tax year ends on the last day of a month (26 U.S.C. 441); the last of February has two names. */
function monthOfYearEnd(fiscalYearEnd: string): number {
  const { year, month, day } = partsOf(readPlainDate('fiscalYearEnd', `${leapYear}-${fiscalYearEnd}`))
  const last = partsOf(lastOfMonth(year, month)).day
  if (day === last || (month === 2 && day === last - 1)) return month
  throw new RangeError(`fiscalYearEnd is not the last day of a month as mm-dd: ${fiscalYearEnd}`)
}

function ruleFor(taxpayer: TaxpayerKind, year: number, month: number): ReturnDueDate {
  const beginning = month === december ? year : year - 1
  if (taxpayer !== 'individual' && beginning < firstYearOfReturnDueDates) {
    throw new RangeError(`closings: other due dates applied to tax years before ${firstYearOfReturnDueDates}`)
  }
  const hasJuneYear = taxpayer === 'c-corporation' && month === june
  return hasJuneYear && beginning < juneYearCorporation.yearsBeginningBefore
    ? juneYearCorporation
    : returnDueDates[taxpayer]
}

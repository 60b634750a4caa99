import { taxYearReviewDay, taxYearSearchInterval } from '../parameters/reviews.ts'
import { monthsLater, type PlainDate } from './review-kinds.ts'

/** When the figures of a tax year that this site doesn't have were looked for, and what was found. */
export interface TaxYearSearch {
  readonly year: number
  readonly looked: PlainDate
  /** Where, and what was found there: whole sentences for the page of figures. */
  readonly outcome: string
}

/** The search for the first tax year after those that the site has. */
export const nextTaxYear: TaxYearSearch = {
  year: 2027,
  looked: '2026-11-28',
  outcome:
    'The site of the IRS itself could not be reached that day. In stored copies of public pages, the newest ' +
    'publication was Rev. Proc. 2025-32, with the figures of 2026.',
}

/**
 * The day by which a tax year is looked for again: the review day of the year before it, and from then on some months
 * after the last search.
 * @source parameters `taxYearReviewDay`, `taxYearSearchInterval`
 */
export function nextSearch({ year, looked }: TaxYearSearch): PlainDate {
  const first = `${year - 1}-${taxYearReviewDay}` as const
  return looked < first ? first : monthsLater(looked, taxYearSearchInterval)
}

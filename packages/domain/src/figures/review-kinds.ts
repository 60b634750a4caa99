import { reviewIntervals, taxYearReviewDay } from '../parameters/reviews.ts'

/** A plain date, yyyy-mm-dd. */
export type PlainDate = `${number}-${number}-${number}`

/** What decides when a parameter is read against its source again. */
export type ReviewKind = 'tax-year' | keyof typeof reviewIntervals

/**
 * The day by which a parameter is reviewed again: for figures of a tax year the next day in autumn on which those of
 * the following year are out, for all others the same day after a number of months, or the last day of a shorter month.
 * @source parameters `taxYearReviewDay`, `reviewIntervals`
 */
export function nextReview(reviewed: PlainDate, kind: ReviewKind): PlainDate {
  if (kind !== 'tax-year') return monthsLater(reviewed, reviewIntervals[kind])
  const year = Number(reviewed.slice(0, 4))
  const sameYear = `${year}-${taxYearReviewDay}` as const
  return reviewed < sameYear ? sameYear : `${year + 1}-${taxYearReviewDay}`
}

/** The same day some months later, or the last day of a shorter month. */
export function monthsLater(date: PlainDate, months: number): PlainDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
  // The first ten characters of an ISO time are its date.
  return later.toISOString().slice(0, 10) as PlainDate
}

import { reviewedBy, site } from '@dst/content/site'
import { lastReviewed, type CalendarDate, type Reviewed } from '@dst/content/sources'

/** What "Expert Reviewed" rests on. */
export interface ExpertReview {
  /** Up to the date, and after it. */
  words: readonly [before: string, after: string]
  date: CalendarDate
}

/** Who read the entries against what, and when. For loaders, so that it is worded when the site is built. */
export function expertReview(
  entries: readonly Reviewed[],
  reviewer: typeof site.reviewer = site.reviewer,
): ExpertReview {
  const dates = entries.map(lastReviewed)
  return {
    words: [
      `Expert Reviewed: read by ${reviewedBy(reviewer)} against the sources under each answer, last on `,
      reviewer === null ? '. No outside expert has signed them yet.' : '.',
    ],
    date: dates.reduce((oldest, date) => (date < oldest ? date : oldest)),
  }
}

import { reviewedBy, site } from '@dst/content/site'
import { lastReviewed, type CalendarDate, type Reviewed } from '@dst/content/sources'

/** The basis of "Expert Reviewed". */
export interface ExpertReview {
  /** The text before and after the date. */
  words: readonly [before: string, after: string]
  date: CalendarDate
  /** Whether an expert from outside has signed the entries; the badge alone would say so. */
  byOutsider: boolean
}

/** Who checked the entries against what, and when that was last read. For loaders, so that the text is made at build time. */
export function expertReview(
  entries: readonly Reviewed[],
  reviewer: typeof site.reviewer = site.reviewer,
): ExpertReview {
  const dates = entries.map(lastReviewed)
  return {
    words: [
      `Read by ${reviewedBy(reviewer)} against the sources under each answer, which were last read on `,
      reviewer === null ? '. No outside expert has signed off on them yet.' : '.',
    ],
    byOutsider: reviewer !== null,
    date: dates.reduce((oldest, date) => (date < oldest ? date : oldest)),
  }
}

/** Day of each year by which figures of a tax year are read again: by then the next year’s are published. */
export const taxYearReviewDay: `${number}-${number}` = '11-15'

/** Months after which law, what the market publishes, and the site’s own choices are read again (months). */
export const reviewIntervals: { readonly law: number; readonly market: number; readonly own: number } = {
  law: 12,
  market: 12,
  own: 12,
}

/** Day of each year by which figures of a tax year are read again, and those of the next year are looked for. */
export const taxYearReviewDay: `${number}-${number}` = '11-15'

/** Months after which the figures of the next tax year are looked for again, until they are found (months). */
export const taxYearSearchInterval = 1

/** Months after which law, what the market publishes, and the site’s own choices are read again (months). */
export const reviewIntervals: { readonly law: number; readonly market: number; readonly own: number } = {
  law: 12,
  market: 12,
  own: 12,
}

/** Months after which figures of a state count as not read again (months). */
export const stateReviewMonths = 13

/** Months after which an answer is read again, by what it is about (months). */
export const answerReviewMonths: { readonly law: number; readonly practice: number } = { law: 6, practice: 12 }

/** Days before the review of an answer on which it is announced, and after it until tests fail (days). */
export const answerReviewDays: { readonly notice: number; readonly grace: number } = { notice: 30, grace: 60 }

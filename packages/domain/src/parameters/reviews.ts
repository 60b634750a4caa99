import type { Parameter } from './parameter.ts'

/** Day of each year by which figures of a tax year are read again: by then the next year’s are published. */
export const taxYearReviewDay: Parameter<`${number}-${number}`> = {
  label: 'Day of each year by which figures of a tax year are read again: by then the next year’s are published',
  unit: 'text',
  value: '11-15',
  source: 'docs/product/site.md#figures; docs/decisions/0044',
  reviewed: '2026-11-25',
}

/** Months after which law, what the market publishes, and the site’s own choices are read again (months). */
export const reviewIntervals: Parameter<{ readonly law: number; readonly market: number; readonly own: number }> = {
  label: 'Months after which law, what the market publishes, and the site’s own choices are read again',
  unit: 'months',
  value: { law: 12, market: 12, own: 12 },
  source: 'docs/product/site.md#figures; docs/decisions/0044',
  reviewed: '2026-11-25',
}

import * as values from '../reviews.ts'
import type { Parameter } from './parameter.ts'

export const taxYearReviewDay = {
  label: 'Day of each year by which figures of a tax year are read again, and those of the next year are looked for',
  unit: 'text',
  value: values.taxYearReviewDay,
  source: 'docs/product/site.md#figures; docs/decisions/0044',
  reviewed: '2026-11-28',
} satisfies Parameter

export const taxYearSearchInterval = {
  label: 'Months after which the figures of the next tax year are looked for again, until they are found',
  unit: 'months',
  value: values.taxYearSearchInterval,
  source: 'docs/product/site.md#figures; docs/decisions/0044',
  reviewed: '2026-11-28',
} satisfies Parameter

export const reviewIntervals = {
  label: 'Months after which law, what the market publishes, and the site’s own choices are read again',
  unit: 'months',
  value: values.reviewIntervals,
  source: 'docs/product/site.md#figures; docs/decisions/0044',
  reviewed: '2026-11-25',
} satisfies Parameter

export const stateReviewMonths = {
  label: 'Months after which figures of a state count as not read again',
  unit: 'months',
  value: values.stateReviewMonths,
  source: 'docs/product/state-tax.md#reviews',
  reviewed: '2026-11-29',
} satisfies Parameter

export const answerReviewMonths = {
  label: 'Months after which an answer is read again, by what it is about',
  unit: 'months',
  value: values.answerReviewMonths,
  source: 'docs/product/answers.md#evidence',
  reviewed: '2026-11-29',
} satisfies Parameter

export const answerReviewDays = {
  label: 'Days before the review of an answer on which it is announced, and after it until tests fail',
  unit: 'days',
  value: values.answerReviewDays,
  source: 'docs/product/answers.md#evidence',
  reviewed: '2026-11-29',
} satisfies Parameter

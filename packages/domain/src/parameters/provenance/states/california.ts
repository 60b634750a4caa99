import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const california: StateRecord = {
  reviewed: stateReviewDays.CA,
  next: 'September, when the state publishes its index',
  sources: [
    {
      title: 'Franchise Tax Board: 2026 indexing by 3.4%; thresholds are those of 2025 times 1.034',
      href: 'https://www.ftb.ca.gov/about-ftb/newsroom/tax-news/index.html',
      how: 'reported',
    },
    {
      title: 'California Income Tax Rate Schedules for 2022 (Form 540)',
      href: 'https://www.ftb.ca.gov/forms/2022/2022-540-tax-rate-schedules.pdf',
      how: 'cited',
    },
  ],
  laws: [
    {
      what: '1% over 1,000,000, joint returns not doubled, no credits against it',
      cite: 'Cal. Rev. & Tax. Code 17043',
      how: 'read',
    },
    {
      what: 'annual return on exchanges out of the state, from 2014',
      cite: 'Cal. Rev. & Tax. Code 18032',
      how: 'read',
    },
  ],
  unverified: { 2026: ['Brackets, credit and deduction: those of 2025 times the state’s index of 1.034'] },
}

import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const delaware: StateRecord = {
  reviewed: stateReviewDays.DE,
  sources: [
    {
      title: 'Delaware Division of Revenue, tax rate changes; 30 Del. C. 1102(a)(14)',
      href: 'https://revenue.delaware.gov/software-developer/tax-rate-changes/',
      how: 'cited',
    },
  ],
  laws: [],
}

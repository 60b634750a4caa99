import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const washington: StateRecord = {
  reviewed: stateReviewDays.WA,
  sources: [],
  laws: [{ what: 'real estate left out of the excise on capital gains', cite: 'RCW 82.87.050', how: 'recalled' }],
}

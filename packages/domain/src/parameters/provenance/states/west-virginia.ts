import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const westVirginia: StateRecord = {
  reviewed: stateReviewDays.WV,
  sources: [{ title: 'W. Va. Code 11-21-4e', href: 'https://code.wvlegislature.gov/11-21-4E/', how: 'cited' }],
  laws: [],
}

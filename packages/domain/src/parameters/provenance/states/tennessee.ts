import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const tennessee: StateRecord = { reviewed: stateReviewDays.TN, sources: [], laws: [] }

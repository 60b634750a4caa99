import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const wyoming: StateRecord = { reviewed: stateReviewDays.WY, sources: [], laws: [] }

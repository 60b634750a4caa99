import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const alaska: StateRecord = { reviewed: stateReviewDays.AK, sources: [], laws: [] }

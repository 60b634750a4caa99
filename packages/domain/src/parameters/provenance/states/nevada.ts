import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const nevada: StateRecord = { reviewed: stateReviewDays.NV, sources: [], laws: [] }

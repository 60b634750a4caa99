import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const texas: StateRecord = { reviewed: stateReviewDays.TX, sources: [], laws: [] }

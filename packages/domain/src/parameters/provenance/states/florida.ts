import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const florida: StateRecord = { reviewed: stateReviewDays.FL, sources: [], laws: [] }

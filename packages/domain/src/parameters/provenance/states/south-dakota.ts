import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const southDakota: StateRecord = { reviewed: stateReviewDays.SD, sources: [], laws: [] }

import { stateReviewDays } from '../../states/review-days.ts'
import type { StateRecord } from './state-record.ts'

export const newHampshire: StateRecord = { reviewed: stateReviewDays.NH, sources: [], laws: [] }

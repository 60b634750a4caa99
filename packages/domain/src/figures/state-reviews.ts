import { monthsLater, type PlainDate } from './review-kinds.ts'
import { stateReviewMonths } from '../parameters/reviews.ts'
import { stateFigures } from '../parameters/states/index.ts'
import type { FiguresKind } from '../parameters/states/state-figures.ts'
import type { StateCode } from '../parameters/state-tax.ts'
import { stateRecords } from '../parameters/provenance/states/index.ts'

/** When the figures of a state were read, and when its next ones come out. */
export interface StateReview {
  readonly state: StateCode
  readonly reviewed: PlainDate
  /** The latest tax year that is known, and how sure its figures are; absent without an income tax on the gain. */
  readonly latestYear?: number
  readonly kind?: FiguresKind
  readonly publishes: string
  /** The last day on which the review is still recent enough. */
  readonly overdueAfter: PlainDate
}

/** The yearly list by state. */
export function stateReviews(): readonly StateReview[] {
  return Object.values(stateFigures).map(({ code, years }) => {
    const { reviewed, next = 'January, with its forms' } = stateRecords[code]
    const latest = Object.entries(years).at(-1)
    return {
      state: code,
      reviewed,
      ...(latest?.[1] ? { latestYear: Number(latest[0]), kind: latest[1].kind } : {}),
      publishes: next,
      overdueAfter: monthsLater(reviewed, stateReviewMonths),
    }
  })
}

/** The states whose figures nobody has read for too long on a day. */
export function pastDueStates(today: PlainDate): readonly StateCode[] {
  return stateReviews().flatMap(({ state, overdueAfter }) => (overdueAfter < today ? [state] : []))
}

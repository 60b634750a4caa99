import { stateFigures } from '@dst/domain/parameters/states'
import { stateReviewDays } from '@dst/domain/parameters/states/review-days'
import { stateTaxesBy } from '@dst/domain/state-tax'

/** The figures of all states with what computes by them. Imported when a state is first chosen. */
export const stateTaxes = stateTaxesBy(stateFigures, stateReviewDays)

import type { StateSaleKnown, StateTaxRange, StateTaxYearKnown } from './state-tax-range.ts'
import { stateTaxRange } from './state-tax-range.ts'
import type { StateTable } from './state-tax-inputs.ts'

/** The figures of the states with what computes by them: a value, so that whoever needs neither loads neither. */
export interface StateTaxes {
  readonly figures: StateTable
  /** `stateTaxRange` with these figures. */
  readonly rangeOf: (year: StateTaxYearKnown, sales: readonly StateSaleKnown[]) => StateTaxRange
}

/** The state taxes by these figures. */
export function stateTaxesBy(figures: StateTable): StateTaxes {
  return { figures, rangeOf: (year, sales) => stateTaxRange(figures, year, sales) }
}

import type { StateCode } from '../parameters/state-tax.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { stateTaxRange, type StateSaleKnown, type StateTaxRange, type StateTaxYearKnown } from './state-tax-range.ts'
import type { StateTable } from './state-tax-inputs.ts'

/** The figures of the states with what computes by them: a value, so that whoever needs neither loads neither. */
export interface StateTaxes {
  readonly figures: StateTable
  /** The day on which the figures of each state were last read. */
  readonly reviewDays: Readonly<Record<StateCode, PlainDate>>
  /** `stateTaxRange` with these figures. */
  readonly rangeOf: (year: StateTaxYearKnown, sales: readonly StateSaleKnown[]) => StateTaxRange
}

/** The state taxes by these figures, read on these days. */
export function stateTaxesBy(figures: StateTable, reviewDays: StateTaxes['reviewDays']): StateTaxes {
  return { figures, reviewDays, rangeOf: (year, sales) => stateTaxRange(figures, year, sales) }
}

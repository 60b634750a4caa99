import type { StateCode } from '../parameters/state-tax.ts'
import type { StateFigures, StateYear } from '../parameters/states/state-figures.ts'
import { leftOutOf, sumOfGains } from './left-out.ts'
import type { ReturnsOfYear } from './returns-of-year.ts'
import {
  filingOf,
  surtaxesOf,
  taxByRates,
  taxOfReturn,
  type StateReturn,
  type StateReturnTax,
} from './tax-of-return.ts'

/** One state's tax of a year, before its local taxes. In US dollars, unrounded. */
export interface TaxOfState {
  readonly state: StateFigures
  readonly year: StateYear
  readonly of: StateReturn
  readonly with: StateReturnTax
  readonly without: StateReturnTax
}

/** The state's tax with the sales and without them, as its residents pay it. */
export function taxOfState(state: StateFigures, year: StateYear, returns: ReturnsOfYear): TaxOfState {
  return {
    state,
    year,
    of: returns.with,
    with: taxOfReturn(state, year, returns.with),
    without: taxOfReturn(state, year, returns.without),
  }
}

/** The part of all income of the year that comes from sales in a state, as another or the same counts, from 0 to 1. */
export function shareFrom(source: StateCode, { state, year, of, with: tax }: TaxOfState): number {
  const gains = of.gains.filter((gain) => gain.state === source)
  const leftOut = Math.min(tax.leftOut, leftOutOf(state.code, year.gain, filingOf(of.filing), gains, Infinity))
  const income = tax.agi - tax.leftOut
  return income <= 0 ? 0 : Math.min(1, Math.max(0, (sumOfGains(gains) - leftOut) / income))
}

/**
 * What the state of a property takes of people who live elsewhere: its tax on all income times the share from there;
 * in Massachusetts and Pennsylvania its tax on the gain alone; nothing in the District.
 */
export function nonresidentTax({ state, year, of, with: tax }: TaxOfState, share: number): number {
  const own = of.gains.filter((gain) => gain.state === state.code && !gain.isLongTerm)
  const shortTerm = Math.max(0, sumOfGains(own))
  if (state.nonresident === 'none') return 0
  if (state.nonresident === 'share') return share * (tax.tax + (state.nonresidentRate ?? 0) * tax.taxable)
  const filing = filingOf(of.filing)
  const taxable = Math.max(0, share * (tax.agi - tax.leftOut - tax.exemption))
  const gains = { longTerm: taxable, shortTerm: Math.min(taxable, shortTerm), business: 0 }
  return taxByRates(year, filing, taxable, gains) + surtaxesOf(year, filing, taxable, of)
}

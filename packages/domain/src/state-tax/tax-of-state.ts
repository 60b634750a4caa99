import type { StateFigures, StateYear } from '../parameters/states/state-figures.ts'
import { leftOutOf } from './left-out.ts'
import { bracketTax } from './rates.ts'
import { partLeft, returnsOfYear, type ReturnsOfYear } from './returns-of-year.ts'
import type { StateSale, StateTaxYear } from './state-tax-inputs.ts'
import { taxOfReturn, type StateReturnTax } from './tax-of-return.ts'

/** What one state takes of the sales of a year, before its own local taxes. In US dollars, unrounded. */
export interface TaxOfState {
  readonly with: StateReturnTax
  readonly without: StateReturnTax
  readonly returns: ReturnsOfYear
}

/** The state's tax with the sales and without them, as its residents pay it. */
export function taxOfState(
  state: StateFigures,
  figures: StateYear,
  year: StateTaxYear,
  sales: readonly StateSale[],
): TaxOfState {
  const returns = returnsOfYear(state.code, year, sales)
  return {
    returns,
    without: taxOfReturn(state, figures, returns.without),
    with: taxOfReturn(state, figures, returns.with),
  }
}

/** The part of all income of the year that comes from these sales, in the eyes of a state, from 0 to 1. */
export function shareOf(
  state: StateFigures,
  figures: StateYear,
  year: StateTaxYear,
  tax: TaxOfState,
  sales: readonly StateSale[],
): number {
  const left = partLeft(sales, 0) * gainPart(year, tax)
  const gain = left * sales.reduce((sum, sale) => sum + sale.gain, 0)
  const { with: of } = returnsOfYear(state.code, { ...year, losses: 0 }, sales)
  const filing = of.filing === 'surviving' ? 'joint' : of.filing
  const leftOut = left * leftOutOf(figures.gain, filing, of.longTerm, Infinity)
  const income = tax.with.agi - tax.with.leftOut
  return income <= 0 ? 0 : Math.min(1, Math.max(0, (gain - Math.min(leftOut, tax.with.leftOut)) / income))
}

/** Part of the year's gains that losses of earlier years leave. */
function gainPart({ losses = 0 }: StateTaxYear, { returns }: TaxOfState): number {
  const { longTerm, shortTermGain, businessGain } = returns.with
  const after = longTerm.reduce((sum, { gain }) => sum + gain, shortTermGain + businessGain)
  return after + losses === 0 ? 0 : after / (after + losses)
}

/**
 * What the state of the property takes of people who live elsewhere: its tax on all income times the share from there;
 * in Massachusetts and Pennsylvania its tax on the gain alone; nothing in the District.
 */
export function nonresidentTax(state: StateFigures, figures: StateYear, tax: TaxOfState, share: number): number {
  if (state.nonresident === 'none') return 0
  if (state.nonresident === 'share') return share * (tax.with.tax + (state.nonresidentRate ?? 0) * tax.with.taxable)
  const { filing } = tax.returns.with
  const status = filing === 'surviving' ? 'joint' : filing
  const gain = share * (tax.with.agi - tax.with.leftOut)
  const taxable = Math.max(0, gain - share * tax.with.exemption)
  const surtaxes = (figures.surtaxes ?? []).reduce(
    (sum, { rate, over }) => sum + rate * Math.max(0, taxable - (over?.[status] ?? 0)),
    0,
  )
  return (figures.brackets ? bracketTax(figures.brackets, status, taxable) : 0) + surtaxes
}

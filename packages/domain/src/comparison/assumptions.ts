import { checkChoice, checkInputs, checkShare } from '../engine-inputs/checked-inputs.ts'
import {
  comparedCosts,
  comparedInterest,
  comparedReturns,
  comparedTaxRates,
  comparedYears,
  shelteredIncome,
} from '../parameters/comparison.ts'

/** What can be done with a property: sell and pay the tax, exchange into a DST or into an own property, or keep it. */
export type Way = 'pay' | 'dst' | 'buy' | 'hold'

/** What comes after the years compared: a sale, another exchange, or heirs. */
export type Ending = 'sold' | 'exchanged' | 'heirs'

/** What a property brings a year, as shares of what was put in. */
export interface Returns {
  readonly income: number
  readonly growth: number
  /** From this year on, counted from 1, the income is only this share of what it was. */
  readonly cut?: { readonly fromYear: number; readonly to: number }
}

/** Everything that a comparison assumes. Shares from 0 to 1, growth apart. */
export interface Assumptions {
  /** Whole years from 1 to 30. */
  readonly years: number
  readonly ending: Ending
  /** Whether every way has the returns of paying the tax and no loan works beside it, so that only costs differ. */
  readonly likeForLike: boolean
  readonly returns: Readonly<Record<Way, Returns>>
  /** Up-front costs of the DST as a share of the equity. */
  readonly load: number
  /** Loan of the DST as a share of its value, below 1; left out, what replaces the debt, but not more than few carry. */
  readonly dstLoanShare?: number
  /** The year after which that loan comes due in a bad time, and the part of the value that is then lost for good. */
  readonly loanMatures?: { readonly inYear: number; readonly drop: number }
  /** Interest on that loan a year. */
  readonly interest: number
  /** Costs of buying a property oneself, and of any sale at the end. */
  readonly purchaseCosts: number
  readonly exitCosts: number
  /** Tax on income, and on gain after today. */
  readonly incomeTaxRate: number
  readonly gainTaxRate: number
  /** Part of the income that depreciation shelters. */
  readonly shelter: { readonly fullBasis: number; readonly carriedBasis: number }
}

const same: Returns = { income: comparedReturns.income, growth: comparedReturns.growth }

/** What is assumed until a person says otherwise: like compared with like. */
export const defaultAssumptions: Assumptions = {
  years: comparedYears.usual,
  ending: 'sold',
  likeForLike: true,
  returns: { pay: same, dst: same, buy: same, hold: same },
  load: comparedCosts.load,
  interest: comparedInterest,
  purchaseCosts: comparedCosts.purchase,
  exitCosts: comparedCosts.exit,
  incomeTaxRate: comparedTaxRates.income,
  gainTaxRate: comparedTaxRates.gain,
  shelter: shelteredIncome,
}

const ways = ['pay', 'dst', 'buy', 'hold'] as const
const shares = ['load', 'interest', 'purchaseCosts', 'exitCosts', 'incomeTaxRate', 'gainTaxRate'] as const

/** Throws a RangeError that begins with the name of an impossible assumption. */
export function checkAssumptions(assumptions: Assumptions): void {
  checkInputs('assumptions', assumptions)
  const { shelter, returns, loanMatures, dstLoanShare = 0 } = assumptions
  checkChoice('ending', assumptions.ending, ['sold', 'exchanged', 'heirs'])
  checkYear('years', assumptions.years)
  if (loanMatures !== undefined) {
    checkInputs('loanMatures', loanMatures)
    checkYear('loanMatures', loanMatures.inYear)
    checkShare('loanMatures', loanMatures.drop)
  }
  for (const name of shares) checkShare(name, assumptions[name])
  checkShare('dstLoanShare', dstLoanShare)
  if (dstLoanShare === 1) throw new RangeError(`dstLoanShare is not from 0 to below 1: ${dstLoanShare}`)
  checkInputs('shelter', shelter)
  checkShare('shelter', shelter.fullBasis)
  checkShare('shelter', shelter.carriedBasis)
  checkInputs('returns', returns)
  for (const way of ways) {
    checkInputs(way, returns[way])
    const { income, growth, cut } = returns[way]
    checkShare('income', income)
    if (!(typeof growth === 'number' && growth > -1 && growth <= 1))
      throw new RangeError(`growth is not from -1 to 1: ${growth}`)
    if (cut !== undefined) {
      checkInputs('cut', cut)
      if (!(Number.isInteger(cut.fromYear) && cut.fromYear >= 1))
        throw new RangeError(`cut is not from a whole year on: ${cut.fromYear}`)
      checkShare('cut', cut.to)
    }
  }
}

function checkYear(name: string, year: number): void {
  const { from, to } = comparedYears
  if (Number.isInteger(year) && year >= from && year <= to) return
  throw new RangeError(`${name} is not a whole number from ${from} to ${to}: ${year}`)
}

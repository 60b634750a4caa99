import { checkInputs, checkList, checkShare } from '../engine-inputs/checked-inputs.ts'
import { badYearDrop, comparedCosts } from '../parameters/comparison.ts'
import {
  offeringGrowths,
  offeringNewLoan,
  offeringNewLoanYears,
  offeringStressIncome,
} from '../parameters/offerings.ts'

/** What is assumed of every offering alike. All of it is hypothetical. */
export interface OfferingAssumptions {
  /** Growth of the price a year in each sale case, from the purchase price on. */
  readonly growth: readonly number[]
  /** Parts of net income and price that are lost in the stress case. */
  readonly stressIncome: number
  readonly stressValue: number
  /** What the rate of a new loan is above the old one. */
  readonly refinanceRateRise: number
  /** How many times its payments the net income of the stress case has to be for a new loan. */
  readonly refinanceCoverage: number
  /** Whole years in which a new loan is paid back. */
  readonly refinanceYears: number
  /** Costs of the sale as a share of the price, where none were typed of an offering. */
  readonly exitCosts: number
}

/** What is assumed until a person says otherwise. */
export const defaultOfferingAssumptions: OfferingAssumptions = {
  growth: offeringGrowths,
  stressIncome: offeringStressIncome,
  stressValue: badYearDrop,
  refinanceRateRise: offeringNewLoan.rateRise,
  refinanceCoverage: offeringNewLoan.coverage,
  refinanceYears: offeringNewLoanYears,
  exitCosts: comparedCosts.exit,
}

/** Fills in what isn't assumed otherwise. Throws a RangeError that begins with the name of what is impossible. */
export function withDefaults(given: Partial<OfferingAssumptions>): OfferingAssumptions {
  checkInputs('assumptions', given)
  const assumptions = { ...defaultOfferingAssumptions, ...given }
  checkList('growth', assumptions.growth)
  for (const growth of assumptions.growth) {
    if (!(typeof growth === 'number' && growth > -1 && growth <= 1))
      throw new RangeError(`growth is not above -1 and up to 1: ${growth}`)
  }
  checkShare('stressIncome', assumptions.stressIncome)
  checkShare('stressValue', assumptions.stressValue)
  checkShare('refinanceRateRise', assumptions.refinanceRateRise)
  checkShare('exitCosts', assumptions.exitCosts)
  if (assumptions.exitCosts === 1) throw new RangeError('exitCosts are the whole price')
  checkPositive('refinanceCoverage', assumptions.refinanceCoverage)
  checkPositive('refinanceYears', assumptions.refinanceYears)
  if (!Number.isInteger(assumptions.refinanceYears))
    throw new RangeError(`refinanceYears is no whole number: ${assumptions.refinanceYears}`)
  return assumptions
}

function checkPositive(name: string, value: number): void {
  if (!(Number.isFinite(value) && value > 0)) throw new RangeError(`${name} is not a number above 0: ${value}`)
}

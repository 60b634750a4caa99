import { internalRate } from './internal-rate.ts'
import { serviceIn, yearlyPayments } from './loan-payments.ts'
import type { OfferingAssumptions } from './offering-assumptions.ts'
import type { PlannedOffering, PlannedSale } from './planned-offering.ts'
import { orNull, ratio, sumOf, toCent, toShare } from './rounded.ts'

/** What a sale brings. Amounts to the cent, shares to six places, the rate to five. */
export interface SaleResult {
  readonly price: number
  /** What is owed then. */
  readonly loanBalance: number
  /** What the sale gives back of a dollar of equity; never below 0. */
  readonly backPerDollar: number
  /** What the sale leaves unpaid of the loan: the lender's loss, not the investors'. */
  readonly shortfall: number
  /** All that is received for a dollar until then; null while no distributions are typed. */
  readonly multiple: number | null
  /** The rate a year of all that; null with `multiple`. */
  readonly irr: number | null
}

/** A sale after years of one growth of the price. */
export interface SaleCase extends SaleResult {
  readonly growth: number
}

/** A sale at a lower price, after years of lower net income. */
export interface StressCase extends SaleResult {
  /** What is left of the first planned distribution; null while none are typed. */
  readonly firstDistribution: number | null
  /** Net income to the payments of year 1; null where there are none. */
  readonly coverage: number | null
  /** What is owed when the loan falls due; null without a loan. */
  readonly loanAtMaturity: number | null
  /** A new loan that the lower net income would carry, and what it lacks of that; null without a loan. */
  readonly newLoan: number | null
  readonly refinanceGap: number | null
}

/** Sales after each growth that is assumed, in that order; null while the sale can't be said. */
export function saleCasesOf(
  plan: PlannedOffering,
  { growth: growths }: OfferingAssumptions,
): readonly SaleCase[] | null {
  const { sale } = plan
  if (sale === undefined) return null
  return growths.map((growth) => ({
    growth,
    ...resultOf(plan, sale, { price: plan.price * (1 + growth) ** sale.year, distributions: sale.distributions }),
  }))
}

/** The stress case; null without net income, or while the sale can't be said. */
export function stressCaseOf(plan: PlannedOffering, assumptions: OfferingAssumptions): StressCase | null {
  const { sale, netIncome, equity, terms } = plan
  if (sale === undefined || netIncome === undefined) return null
  const income = netIncome * (1 - assumptions.stressIncome)
  const serviceOf = (year: number) => (terms === undefined ? 0 : serviceIn(terms, year))
  const distributions = sale.distributions?.map((planned, before) =>
    Math.max(0, Math.min(planned, (income - serviceOf(before + 1)) / equity)),
  )
  return {
    ...resultOf(plan, sale, { price: plan.price * (1 - assumptions.stressValue), distributions }),
    firstDistribution: orNull(distributions?.[0], toShare),
    coverage: ratio(income, serviceOf(1)),
    ...newLoanOf(plan, income, assumptions),
  }
}

/**
 * The equity's flows end with the sale. The loan binds the trust alone, so that a sale for less than is owed takes all
 * of the equity and no more.
 */
function resultOf(
  { equity, offering }: PlannedOffering,
  { owed, costs }: PlannedSale,
  { price, distributions }: { readonly price: number; readonly distributions: readonly number[] | undefined },
): SaleResult {
  const left = price * (1 - costs) - owed
  const back = Math.max(0, left) / equity
  const flows = received(distributions, offering.yearlyFeesOnTop)?.map((flow, before, { length }) =>
    before === length - 1 ? flow + back : flow,
  )
  return {
    price: toCent(price),
    loanBalance: toCent(owed),
    backPerDollar: toShare(back),
    shortfall: toCent(Math.max(0, -left)),
    multiple: orNull(flows && sumOf(flows), toShare),
    irr: flows === undefined ? null : internalRate([-1, ...flows]),
  }
}

/** What a dollar of equity receives each year: fees on top can take all of a distribution, and no more. */
export function received(distributions: readonly number[] | undefined, fees = 0): readonly number[] | undefined {
  return distributions?.map((share) => Math.max(0, share - fees))
}

function newLoanOf(
  { terms, due }: PlannedOffering,
  income: number,
  { refinanceRateRise, refinanceCoverage, refinanceYears }: OfferingAssumptions,
): Pick<StressCase, 'loanAtMaturity' | 'newLoan' | 'refinanceGap'> {
  if (terms === undefined || due === undefined) return { loanAtMaturity: null, newLoan: null, refinanceGap: null }
  const loanRate = terms.loanRate + refinanceRateRise
  const paymentsOfDollar = yearlyPayments({ loan: 1, loanRate, amortizationYears: refinanceYears })
  const newLoan = income / refinanceCoverage / paymentsOfDollar
  return {
    loanAtMaturity: toCent(due.owed),
    newLoan: toCent(newLoan),
    refinanceGap: toCent(Math.max(0, due.owed - newLoan)),
  }
}

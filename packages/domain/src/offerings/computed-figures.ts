import { serviceIn, yearlyPayments } from './loan-payments.ts'
import type { OfferingAssumptions } from './offering-assumptions.ts'
import type { PlannedOffering } from './planned-offering.ts'
import { orNull, ratio, sumOf, toCent, toShare } from './rounded.ts'
import { received, saleCasesOf, stressCaseOf, type SaleCase, type StressCase } from './sale-cases.ts'

/** The figures of an offering without its notes. */
export interface ComputedFigures extends DollarFigures, LoanFigures, BreakEven {
  /** One for each growth that is assumed, in that order; null while the sale can't be said. */
  readonly cases: readonly SaleCase[] | null
  /** Null without net income, or while the sale can't be said. */
  readonly stress: StressCase | null
}

/** What a dollar of equity buys. */
export interface DollarFigures {
  readonly sources: number
  readonly uses: number
  /** Sources less uses: below 0 when the lines come to more than is paid in. */
  readonly difference: number
  /** Load, reserves and property for a dollar of equity; they come to 1 where uses equal sources. */
  readonly loadShare: number
  readonly reserveShare: number
  readonly equityIntoProperty: number
  readonly sourcesIntoProperty: number
  readonly pricePerAppraised: number | null
  readonly costPerAppraised: number | null
}

/** What the loan is to the property, and the net income to both. */
export interface LoanFigures {
  readonly loanToPrice: number
  readonly loanToAppraised: number | null
  /** The loan's share that counts in an exchange: of all that is paid in. */
  readonly loanToOffering: number
  readonly capRate: number | null
  readonly debtYield: number | null
  readonly coverageInterestOnly: number | null
  readonly coverageAmortizing: number | null
  readonly distributionCoverage: number | null
}

/** What the sale has to bring for the equity to come back; reserves are taken as spent. Null while it can't be said. */
export interface BreakEven {
  readonly saleYear: number | null
  readonly loanAtExit: number | null
  readonly breakEvenPrice: number | null
  /** Growth of the price a year from the purchase price to that one. */
  readonly breakEvenGrowth: number | null
  /** The same where all that is received until then counts. */
  readonly breakEvenPriceWithDistributions: number | null
  readonly breakEvenGrowthWithDistributions: number | null
}

/** Computes the figures of an offering that nothing refuses. Never fails. */
export function computeFigures(plan: PlannedOffering, assumptions: OfferingAssumptions): ComputedFigures {
  return {
    ...dollarFiguresOf(plan),
    ...loanFiguresOf(plan),
    ...breakEvenOf(plan),
    cases: saleCasesOf(plan, assumptions),
    stress: stressCaseOf(plan, assumptions),
  }
}

function dollarFiguresOf(plan: PlannedOffering): DollarFigures {
  const { sources, uses, difference, fees, reserves, price, equity, loan } = plan
  const { appraisedValue } = plan.offering
  return {
    sources: toCent(sources),
    uses: toCent(uses),
    difference: toCent(difference),
    loadShare: toShare(fees / equity),
    reserveShare: toShare(reserves / equity),
    equityIntoProperty: toShare((price - loan) / equity),
    sourcesIntoProperty: toShare(price / sources),
    pricePerAppraised: ratio(price, appraisedValue),
    costPerAppraised: ratio(sources, appraisedValue),
  }
}

function loanFiguresOf({ loan, price, sources, equity, netIncome, terms, offering }: PlannedOffering): LoanFigures {
  const [firstDistribution] = offering.distributions ?? []
  // What a loan whose rate isn't typed takes of the first year can't be said.
  const service = loan === 0 ? 0 : terms && serviceIn(terms, 1)
  const cash = netIncome === undefined || service === undefined ? undefined : netIncome - service
  return {
    loanToPrice: toShare(loan / price),
    loanToAppraised: ratio(loan, offering.appraisedValue),
    loanToOffering: toShare(loan / sources),
    capRate: ratio(netIncome, price),
    debtYield: ratio(netIncome, loan),
    coverageInterestOnly: ratio(netIncome, terms && terms.loan * terms.loanRate),
    coverageAmortizing: ratio(netIncome, terms && yearlyPayments(terms)),
    distributionCoverage: ratio(cash, firstDistribution && firstDistribution * equity),
  }
}

function breakEvenOf({ price, equity, offering, sale }: PlannedOffering): BreakEven {
  if (sale === undefined) return noBreakEven
  const { year, owed, costs, distributions } = sale
  const priceFor = (missing: number) => (owed + missing) / (1 - costs)
  const growthTo = (end: number) => toShare((end / price) ** (1 / year) - 1)
  const breakEvenPrice = priceFor(equity)
  const paid = received(distributions, offering.yearlyFeesOnTop)
  const withDistributions = paid && priceFor(Math.max(0, equity - equity * sumOf(paid)))
  return {
    saleYear: year,
    loanAtExit: toCent(owed),
    breakEvenPrice: toCent(breakEvenPrice),
    breakEvenGrowth: growthTo(breakEvenPrice),
    breakEvenPriceWithDistributions: orNull(withDistributions, toCent),
    breakEvenGrowthWithDistributions: orNull(withDistributions, growthTo),
  }
}

const noBreakEven: BreakEven = {
  saleYear: null,
  loanAtExit: null,
  breakEvenPrice: null,
  breakEvenGrowth: null,
  breakEvenPriceWithDistributions: null,
  breakEvenGrowthWithDistributions: null,
}

import type { Range } from './range.ts'

/** Most offerings that are compared at a time. */
export const offeringMaximum = 5

/** Least price, appraised value and equity of an offering that can be typed, and the largest amount (US dollars). */
export const offeringAmounts: Range = { from: 1, to: 10_000_000_000 }

/** Most yearly distributions of an offering that can be typed; the last one goes on. */
export const offeringDistributionMaximum = 10

/** Largest number in a sponsor’s record that can be typed. */
export const sponsorRecordMaximum = 999

/** What can be typed of an offering: interest, distributions and fees a year, costs of a sale, growth (share of 1). */
export const offeringShares: Readonly<
  Record<'loanRate' | 'distribution' | 'yearlyFeesOnTop' | 'exitCosts' | 'growth', Range>
> = {
  loanRate: { from: 0, to: 0.15 },
  distribution: { from: 0, to: 0.2 },
  yearlyFeesOnTop: { from: 0, to: 0.05 },
  exitCosts: { from: 0, to: 0.15 },
  growth: { from: -0.2, to: 0.1 },
}

/** Years of an offering that can be typed: until the sale; of its loan, interest-only, paid down, until due (years). */
export const offeringYears: Readonly<Record<'hold' | 'interestOnly' | 'amortization' | 'maturity', Range>> = {
  hold: { from: 1, to: 15 },
  interestOnly: { from: 0, to: 15 },
  amortization: { from: 1, to: 40 },
  maturity: { from: 1, to: 40 },
}

/** Years until the sale, and in which the loan is paid down, until they are typed (years). */
export const offeringDefaultYears: { readonly hold: number; readonly amortization: number } = {
  hold: 7,
  amortization: 30,
}

/** Multiples that no offering passes: loan to equity, and uses to what is raised. */
export const offeringMultiples: { readonly loanToEquity: number; readonly usesToSources: number } = {
  loanToEquity: 10,
  usesToSources: 2,
}

/** Hypothetical growth of the price a year in each sale case, the same for every offering (share of 1). */
export const offeringGrowths: readonly [number, number, number] = [-0.02, 0, 0.02]

/** Hypothetical: part of the net income that is lost in the stress case of an offering (share of 1). */
export const offeringStressIncome = 0.2

/** Hypothetical terms of a new loan: its rate above the old one, and net income to its payments (share of 1). */
export const offeringNewLoan: { readonly rateRise: number; readonly coverage: number } = {
  rateRise: 0.02,
  coverage: 1.25,
}

/** Hypothetical years in which a new loan is paid down (years). */
export const offeringNewLoanYears = 30

/** Rates of return between which the rate of an offering is looked for (share of 1). */
export const offeringRateBounds: Range = { from: -0.999999, to: 10 }

/** Where figures of an offering get a note (share of 1). */
export const offeringNoteLimits: {
  readonly unexplained: number
  readonly pricePerAppraised: number
  readonly costPerAppraised: number
  readonly loanCoverage: number
  readonly distributionCoverage: number
  readonly stressCoverage: number
  readonly breakEvenGrowth: number
} = {
  unexplained: 0.005,
  pricePerAppraised: 1,
  costPerAppraised: 1.1,
  loanCoverage: 1.25,
  distributionCoverage: 1,
  stressCoverage: 1,
  breakEvenGrowth: 0.02,
}

/** Years after the planned sale within which a loan counts as due about then (years). */
export const offeringDueMargin = 1

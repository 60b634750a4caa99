import type { Range } from './range.ts'

/** Hypothetical income of a property a year, and its growth, the same for every way (share of 1). */
export const comparedReturns: { readonly income: number; readonly growth: number } = { income: 0.05, growth: 0.02 }

/** Years that are compared (years). */
export const comparedYears: Range & { readonly usual: number } = { from: 1, to: 30, usual: 7 }

/** Up-front costs of a DST, costs of buying a property oneself, and of any sale at the end (share of 1). */
export const comparedCosts: {
  readonly load: number
  readonly purchase: number
  readonly exit: number
} = { load: 0.1, purchase: 0.02, exit: 0.02 }

/** Tax on the income of a property, and on what it gains after today: 24% and 15%, each with 3.8% more (share of 1). */
export const comparedTaxRates: { readonly income: number; readonly gain: number } = { income: 0.278, gain: 0.188 }

/** Part of the income that depreciation shelters, with a basis of today, and with one carried over (share of 1). */
export const shelteredIncome: { readonly fullBasis: number; readonly carriedBasis: number } = {
  fullBasis: 0.5,
  carriedBasis: 0.25,
}

/** Interest on the loan of a DST a year (share of 1). */
export const comparedInterest = 0.06

/**
 * Hypothetical: part of the value of a DST that is lost for good when its loan comes due in a bad year (share of 1).
 */
export const badYearDrop = 0.25

/**
 * Rate of tax that is low; part of the tax that losses cut; part of the equity that is needed; loan share (share of
 * 1).
 */
export const verdictLimits: {
  readonly lowRate: number
  readonly lossShare: number
  readonly cashShare: number
  readonly loanShare: number
} = { lowRate: 0.16, lossShare: 0.25, cashShare: 0.2, loanShare: 0.6 }

/** Years within which cash that is needed speaks against a DST (years). */
export const cashNeededYears = 5

/** Longest horizon for which a low rate today is worth a sentence (years). */
export const lowRateHorizon = 10

/** Growth a year that the band of the chart shows above and below the assumed one (share of 1). */
export const growthBand = 0.02

/** What can be tried in the comparison: up-front costs, income and growth a year, loan of a DST (share of 1). */
export const triedShares: Readonly<Record<'load' | 'income' | 'growth' | 'loan', Range & { readonly step: number }>> = {
  load: { from: 0, to: 0.18, step: 0.005 },
  income: { from: 0, to: 0.08, step: 0.0025 },
  growth: { from: -0.03, to: 0.05, step: 0.005 },
  loan: { from: 0, to: 0.8, step: 0.05 },
}

/** Years until the end that can be tried in the comparison (years). */
export const triedYears: Range = { from: 3, to: 15 }

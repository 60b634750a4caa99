import type { Parameter, Range } from './parameter.ts'

/** Hypothetical income of a property a year, and its growth, the same for every way (share of 1). */
export const comparedReturns: Parameter<{ readonly income: number; readonly growth: number }> = {
  label: 'Hypothetical income of a property a year, and its growth, the same for every way',
  unit: 'share',
  value: { income: 0.05, growth: 0.02 },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** Years that are compared (years). */
export const comparedYears: Parameter<Range & { readonly usual: number }> = {
  label: 'Years that are compared',
  unit: 'years',
  value: { from: 1, to: 30, usual: 7 },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** Up-front costs of a DST, costs of buying a property oneself, and of any sale at the end (share of 1). */
export const comparedCosts: Parameter<{
  readonly load: number
  readonly purchase: number
  readonly exit: number
}> = {
  label: 'Up-front costs of a DST, costs of buying a property oneself, and of any sale at the end',
  unit: 'share',
  value: { load: 0.1, purchase: 0.02, exit: 0.02 },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** Tax on the income of a property, and on what it gains after today: 24% and 15%, each with 3.8% more (share of 1). */
export const comparedTaxRates: Parameter<{ readonly income: number; readonly gain: number }> = {
  label: 'Tax on the income of a property, and on what it gains after today: 24% and 15%, each with 3.8% more',
  unit: 'share',
  value: { income: 0.278, gain: 0.188 },
  source: '26 U.S.C. 1(h)(1), 1(j)(2), 1411(a)(1)',
  reviewed: '2026-11-25',
}

/** Part of the income that depreciation shelters, with a basis of today, and with one carried over (share of 1). */
export const shelteredIncome: Parameter<{ readonly fullBasis: number; readonly carriedBasis: number }> = {
  label: 'Part of the income that depreciation shelters, with a basis of today, and with one carried over',
  unit: 'share',
  value: { fullBasis: 0.5, carriedBasis: 0.25 },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** Interest on the loan of a DST a year (share of 1). */
export const comparedInterest: Parameter = {
  label: 'Interest on the loan of a DST a year',
  unit: 'share',
  value: 0.06,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/**
 * Hypothetical: part of the value of a DST that is lost for good when its loan falls due in a bad year (share of 1).
 */
export const badYearDrop: Parameter = {
  label: 'Hypothetical: part of the value of a DST that is lost for good when its loan falls due in a bad year',
  unit: 'share',
  value: 0.25,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-26',
}

/**
 * Rate of tax that is low; part of the tax that losses cut; part of the equity that is needed; loan share (share of
 * 1).
 */
export const verdictLimits: Parameter<{
  readonly lowRate: number
  readonly lossShare: number
  readonly cashShare: number
  readonly loanShare: number
}> = {
  label: 'Rate of tax that is low; part of the tax that losses cut; part of the equity that is needed; loan share',
  unit: 'share',
  value: { lowRate: 0.16, lossShare: 0.25, cashShare: 0.2, loanShare: 0.6 },
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-25',
}

/** Years within which cash that is needed speaks against a DST (years). */
export const cashNeededYears: Parameter = {
  label: 'Years within which cash that is needed speaks against a DST',
  unit: 'years',
  value: 5,
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-26',
}

/** Longest horizon for which a low rate today is worth a sentence (years). */
export const lowRateHorizon: Parameter = {
  label: 'Longest horizon for which a low rate today is worth a sentence',
  unit: 'years',
  value: 10,
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-25',
}

/** Growth a year that the band of the chart shows above and below the assumed one (share of 1). */
export const growthBand: Parameter = {
  label: 'Growth a year that the band of the chart shows above and below the assumed one',
  unit: 'share',
  value: 0.02,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** What can be tried in the comparison: up-front costs, income and growth a year, loan of a DST (share of 1). */
export const triedShares: Parameter<
  Readonly<Record<'load' | 'income' | 'growth' | 'loan', Range & { readonly step: number }>>
> = {
  label: 'What can be tried in the comparison: up-front costs, income and growth a year, loan of a DST',
  unit: 'share',
  value: {
    load: { from: 0, to: 0.18, step: 0.005 },
    income: { from: 0, to: 0.08, step: 0.0025 },
    growth: { from: -0.03, to: 0.05, step: 0.005 },
    loan: { from: 0, to: 0.8, step: 0.05 },
  },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

/** Years until the end that can be tried in the comparison (years). */
export const triedYears: Parameter<Range> = {
  label: 'Years until the end that can be tried in the comparison',
  unit: 'years',
  value: { from: 3, to: 15 },
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
}

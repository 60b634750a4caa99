import type { Range } from './range.ts'

/** Part of the purchase price that is land and is not depreciated (share of 1). */
export const landShare = 0.2

/** Depreciation life, residential rental property (years). */
export const residentialLife = 27.5

/** Depreciation life, nonresidential real property (years). */
export const commercialLife = 39

/** Tax year that the calculator counts to (year). */
export const calculatorBaseYear = 2025

/** Federal long-term capital gains rate, top (share of 1). */
export const capitalGainsRate = 0.2

/** Federal rate on gain from depreciation, highest (share of 1). */
export const unrecapturedSection1250Rate = 0.25

/** Net investment income tax, which the calculator leaves out (share of 1). */
export const netInvestmentIncomeRate = 0.038

/** Assumed years in the DST (years). */
export const dstTerm = 7

/** Assumed growth of the property a year (share of 1). */
export const dstGrowthRate = 0.03

/** Assumed closing cost (US dollars). */
export const closingCost = 0

/** Distribution rates that can be chosen (percent). */
export const distributionRates: readonly [5, 6, 7] = [5, 6, 7]

/** Step of the amount fields (US dollars). */
export const amountStep = 10_000

/** Step of the year field (years). */
export const yearStep = 1

/** Largest amount that the calculator takes (US dollars). */
export const amountMaximum = 1_000_000_000

/** Earliest purchase year that the calculator takes (year). */
export const firstPurchaseYear = 1930

/**
 * A DST's loan as a share of its property's value: what is usual, and above what this site says that few go (share of
 * 1).
 */
export const dstLoanShare: { readonly usual: Range; readonly seldomAbove: number } = {
  usual: { from: 0.3, to: 0.6 },
  seldomAbove: 0.65,
}

/** Loan of a zero-coupon DST, which pays nothing out, as a share of its property's value (share of 1). */
export const zeroCouponLoanShare: Range = { from: 0.75, to: 0.9 }

/** First-year distribution rates that DSTs have published over time (percent). */
export const publishedDistributions: Range = { from: 3, to: 6 }

/** Up-front costs of a DST as a share of the equity; some are above 15% (share of 1). */
export const dstUpFrontCosts: Range = { from: 0.07, to: 0.12 }

/** What the calculator starts with (US dollars). */
export const exchangeDefaults: {
  readonly purchasePrice: number
  readonly purchaseYear: number
  readonly propertyType: 'commercial' | 'residential'
  readonly expectedSalePrice: number
  readonly currentDebt: number
  readonly distributionRate: 5 | 6 | 7
} = {
  purchasePrice: 1_000_000,
  purchaseYear: 2015,
  propertyType: 'commercial',
  expectedSalePrice: 2_000_000,
  currentDebt: 400_000,
  distributionRate: 6,
}

/** Fixed example of the lifecycle modal: tax, remaining and rolled amount (US dollars). */
export const lifecycleExample: {
  readonly tax: number
  readonly remaining: number
  readonly roll: number
} = { tax: 380_000, remaining: 1_680_000, roll: 2_059_748 }

/** Typical yield as quoted; hypothetical, not guaranteed (percent). */
export const quotedYield: Range = { from: 5, to: 7 }

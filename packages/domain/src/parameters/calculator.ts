import type { Parameter, Range } from './parameter.ts'

/** Part of the purchase price that is land and is not depreciated (share of 1). */
export const landShare: Parameter = {
  label: 'Part of the purchase price that is land and is not depreciated',
  unit: 'share',
  value: 0.2,
  source: 'docs/product/calculator.md#depreciation',
  reviewed: '2026-11-21',
}

/** Depreciation life, residential rental property (years). */
export const residentialLife: Parameter = {
  label: 'Depreciation life, residential rental property',
  unit: 'years',
  value: 27.5,
  source: '26 U.S.C. 168(c)',
  reviewed: '2026-11-21',
}

/** Depreciation life, nonresidential real property (years). */
export const commercialLife: Parameter = {
  label: 'Depreciation life, nonresidential real property',
  unit: 'years',
  value: 39,
  source: '26 U.S.C. 168(c)',
  reviewed: '2026-11-21',
}

/** Tax year that the calculator counts to (year). */
export const calculatorBaseYear: Parameter = {
  label: 'Tax year that the calculator counts to',
  unit: 'year',
  value: 2025,
  source: 'docs/product/calculator.md#depreciation',
  reviewed: '2026-11-21',
}

/** Federal long-term capital gains rate, top (share of 1). */
export const capitalGainsRate: Parameter = {
  label: 'Federal long-term capital gains rate, top',
  unit: 'share',
  value: 0.2,
  source: '26 U.S.C. 1(h)(1)(D)',
  reviewed: '2026-11-21',
}

/** Federal rate on gain from depreciation, highest (share of 1). */
export const unrecapturedSection1250Rate: Parameter = {
  label: 'Federal rate on gain from depreciation, highest',
  unit: 'share',
  value: 0.25,
  source: '26 U.S.C. 1(h)(1)(E)',
  reviewed: '2026-11-21',
}

/** Net investment income tax, which the calculator leaves out (share of 1). */
export const netInvestmentIncomeRate: Parameter = {
  label: 'Net investment income tax, which the calculator leaves out',
  unit: 'share',
  value: 0.038,
  source: '26 U.S.C. 1411(a)(1)',
  reviewed: '2026-11-21',
}

/** Assumed years in the DST (years). */
export const dstTerm: Parameter = {
  label: 'Assumed years in the DST',
  unit: 'years',
  value: 7,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
}

/** Assumed growth of the property a year (share of 1). */
export const dstGrowthRate: Parameter = {
  label: 'Assumed growth of the property a year',
  unit: 'share',
  value: 0.03,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
}

/** Assumed closing cost (US dollars). */
export const closingCost: Parameter = {
  label: 'Assumed closing cost',
  unit: 'USD',
  value: 0,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
}

/** Distribution rates that can be chosen (percent). */
export const distributionRates: Parameter<readonly [5, 6, 7]> = {
  label: 'Distribution rates that can be chosen',
  unit: 'percent',
  value: [5, 6, 7],
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
}

/** Step of the amount fields (US dollars). */
export const amountStep: Parameter = {
  label: 'Step of the amount fields',
  unit: 'USD',
  value: 10_000,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
}

/** Step of the year field (years). */
export const yearStep: Parameter = {
  label: 'Step of the year field',
  unit: 'years',
  value: 1,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
}

/** Largest amount that the calculator takes (US dollars). */
export const amountMaximum: Parameter = {
  label: 'Largest amount that the calculator takes',
  unit: 'USD',
  value: 1_000_000_000,
  source: 'docs/decisions/0016',
  reviewed: '2026-11-21',
}

/** Earliest purchase year that the calculator takes (year). */
export const firstPurchaseYear: Parameter = {
  label: 'Earliest purchase year that the calculator takes',
  unit: 'year',
  value: 1930,
  source: 'docs/decisions/0016',
  reviewed: '2026-11-21',
}

/** A DST's loan as a share of its property's value: what is usual, and above what few go (share of 1). */
export const dstLoanShare: Parameter<{ readonly usual: Range; readonly seldomAbove: number }> = {
  label: "A DST's loan as a share of its property's value: what is usual, and above what few go",
  unit: 'share',
  value: { usual: { from: 0.3, to: 0.6 }, seldomAbove: 0.65 },
  source: 'Published DST offerings (1031crowdfunding.com, baker1031.com, legalclarity.org); docs/decisions/0016',
  reviewed: '2026-11-21',
}

/** First-year distribution rates that DSTs have published over time (percent). */
export const publishedDistributions: Parameter<Range> = {
  label: 'First-year distribution rates that DSTs have published over time',
  unit: 'percent',
  value: { from: 3, to: 6 },
  source: 'Published DST offerings (realestate1031dst.com, biggerpockets.com); docs/decisions/0016',
  reviewed: '2026-11-21',
}

/** Up-front costs of a DST as a share of the equity; some are above 15% (share of 1). */
export const dstUpFrontCosts: Parameter<Range> = {
  label: 'Up-front costs of a DST as a share of the equity; some are above 15%',
  unit: 'share',
  value: { from: 0.07, to: 0.12 },
  source: 'Published analyses of DST fees (legalclarity.org, theupleg.com, aaoa.com); docs/decisions/0016',
  reviewed: '2026-11-21',
}

/** What the calculator starts with (US dollars). */
export const exchangeDefaults: Parameter<{
  readonly purchasePrice: number
  readonly purchaseYear: number
  readonly propertyType: 'commercial' | 'residential'
  readonly expectedSalePrice: number
  readonly currentDebt: number
  readonly distributionRate: 5 | 6 | 7
}> = {
  label: 'What the calculator starts with',
  unit: 'USD',
  value: {
    purchasePrice: 1_000_000,
    purchaseYear: 2015,
    propertyType: 'commercial',
    expectedSalePrice: 2_000_000,
    currentDebt: 400_000,
    distributionRate: 6,
  },
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
}

/** Fixed example of the lifecycle modal: tax, remaining and rolled amount (US dollars). */
export const lifecycleExample: Parameter<{
  readonly tax: number
  readonly remaining: number
  readonly roll: number
}> = {
  label: 'Fixed example of the lifecycle modal: tax, remaining and rolled amount',
  unit: 'USD',
  value: { tax: 380_000, remaining: 1_680_000, roll: 2_059_748 },
  source: 'docs/product/calculator.md#lifecycle-example',
  reviewed: '2026-11-21',
}

/** Typical yield as quoted; hypothetical, not guaranteed (percent). */
export const quotedYield: Parameter<Range> = {
  label: 'Typical yield as quoted; hypothetical, not guaranteed',
  unit: 'percent',
  value: { from: 5, to: 7 },
  source: 'docs/product/calculator.md#published-figures',
  reviewed: '2026-11-21',
}

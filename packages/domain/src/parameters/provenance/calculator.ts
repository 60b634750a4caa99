import * as values from '../calculator.ts'
import type { Parameter } from './parameter.ts'

export const landShare = {
  label: 'Part of the purchase price that is land and is not depreciated',
  unit: 'share',
  value: values.landShare,
  source: 'docs/product/calculator.md#depreciation',
  reviewed: '2026-11-21',
} satisfies Parameter

export const residentialLife = {
  label: 'Depreciation life, residential rental property',
  unit: 'years',
  value: values.residentialLife,
  source: '26 U.S.C. 168(c)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const commercialLife = {
  label: 'Depreciation life, nonresidential real property',
  unit: 'years',
  value: values.commercialLife,
  source: '26 U.S.C. 168(c)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const calculatorBaseYear = {
  label: 'Tax year that the calculator counts to',
  unit: 'year',
  value: values.calculatorBaseYear,
  source: 'docs/product/calculator.md#depreciation',
  reviewed: '2026-11-21',
} satisfies Parameter

export const capitalGainsRate = {
  label: 'Federal long-term capital gains rate, top',
  unit: 'share',
  value: values.capitalGainsRate,
  source: '26 U.S.C. 1(h)(1)(D)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const unrecapturedSection1250Rate = {
  label: 'Federal rate on gain from depreciation, highest',
  unit: 'share',
  value: values.unrecapturedSection1250Rate,
  source: '26 U.S.C. 1(h)(1)(E)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const netInvestmentIncomeRate = {
  label: 'Net investment income tax, which the calculator leaves out',
  unit: 'share',
  value: values.netInvestmentIncomeRate,
  source: '26 U.S.C. 1411(a)(1)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstTerm = {
  label: 'Assumed years in the DST',
  unit: 'years',
  value: values.dstTerm,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstGrowthRate = {
  label: 'Assumed growth of the property a year',
  unit: 'share',
  value: values.dstGrowthRate,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
} satisfies Parameter

export const closingCost = {
  label: 'Assumed closing cost',
  unit: 'USD',
  value: values.closingCost,
  source: 'docs/product/calculator.md#exchange',
  reviewed: '2026-11-21',
} satisfies Parameter

export const distributionRates = {
  label: 'Distribution rates that can be chosen',
  unit: 'percent',
  value: values.distributionRates,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
} satisfies Parameter

export const amountStep = {
  label: 'Step of the amount fields',
  unit: 'USD',
  value: values.amountStep,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
} satisfies Parameter

export const yearStep = {
  label: 'Step of the year field',
  unit: 'years',
  value: values.yearStep,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
} satisfies Parameter

export const amountMaximum = {
  label: 'Largest amount that the calculator takes',
  unit: 'USD',
  value: values.amountMaximum,
  source: 'docs/decisions/0016',
  reviewed: '2026-11-21',
} satisfies Parameter

export const firstPurchaseYear = {
  label: 'Earliest purchase year that the calculator takes',
  unit: 'year',
  value: values.firstPurchaseYear,
  source: 'docs/decisions/0016',
  reviewed: '2026-11-21',
} satisfies Parameter

export const dstLoanShare = {
  label: "A DST's loan as a share of its property's value: what is usual, and above what this site says that few go",
  unit: 'share',
  value: values.dstLoanShare,
  source:
    'American Apartment Owners Association, “Benefits and Limitations of 1031-Qualified DSTs”, ' +
    'https://www.american-apartment-owners-association.org/uncategorized/benefits-and-limitations-of-1031-qualified-dsts/; ' +
    'docs/decisions/0044',
  reviewed: '2026-11-28',
} satisfies Parameter

export const zeroCouponLoanShare = {
  label: "Loan of a zero-coupon DST, which pays nothing out, as a share of its property's value",
  unit: 'share',
  value: values.zeroCouponLoanShare,
  source:
    'American Apartment Owners Association, “Benefits and Limitations of 1031-Qualified DSTs” (for 75%), ' +
    'https://www.american-apartment-owners-association.org/uncategorized/benefits-and-limitations-of-1031-qualified-dsts/; ' +
    'Kay Properties, “Zero Cash Flow DST Offerings” (for 90%), ' +
    'https://www.kpi1031.com/zero-cash-flow-dst-offerings-why-they-may-be-important-for-your-1031-exchange-transaction/',
  reviewed: '2026-11-29',
} satisfies Parameter

export const publishedDistributions = {
  label: 'First-year distribution rates that DSTs have published over time',
  unit: 'percent',
  value: values.publishedDistributions,
  source:
    'The DI Wire, “Yield-Enhancement Strategies for DSTs” (for 3%), ' +
    'https://thediwire.com/guest-contributor-yield-enhancement-strategies-for-dsts-my-top-10-list/; ' +
    'Real Estate 1031 DST, FAQs (for 6%), https://realestate1031dst.com/faqs-3; docs/decisions/0044',
  reviewed: '2026-11-28',
} satisfies Parameter

export const dstUpFrontCosts = {
  label: 'Up-front costs of a DST as a share of the equity; some are above 15%',
  unit: 'share',
  value: values.dstUpFrontCosts,
  source:
    'LegalClarity, “DST Fees Breakdown: Upfront, Ongoing, and Exit Costs”, ' +
    'https://legalclarity.org/dst-fees-breakdown-upfront-ongoing-and-exit-costs/; docs/decisions/0044',
  reviewed: '2026-11-28',
} satisfies Parameter

export const exchangeDefaults = {
  label: 'What the calculator starts with',
  unit: 'USD',
  value: values.exchangeDefaults,
  source: 'docs/product/calculator.md#inputs',
  reviewed: '2026-11-21',
} satisfies Parameter

export const lifecycleExample = {
  label: 'Fixed example of the lifecycle modal: tax, remaining and rolled amount',
  unit: 'USD',
  value: values.lifecycleExample,
  source: 'docs/product/calculator.md#lifecycle-example',
  reviewed: '2026-11-21',
} satisfies Parameter

export const quotedYield = {
  label: 'Typical yield as quoted; hypothetical, not guaranteed',
  unit: 'percent',
  value: values.quotedYield,
  source: 'docs/product/calculator.md#published-figures',
  reviewed: '2026-11-21',
} satisfies Parameter

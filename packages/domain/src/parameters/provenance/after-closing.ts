import * as values from '../after-closing.ts'
import type { Parameter } from './parameter.ts'

export const exchangeForm = {
  label: 'The Form 8824 whose lines are followed: its tax year, and the days of the form and of its instructions',
  unit: 'text',
  value: values.exchangeForm,
  source:
    'Form 8824 (2025), https://www.irs.gov/pub/irs-pdf/f8824.pdf; ' +
    'Instructions for Form 8824 (2025), https://www.irs.gov/instructions/i8824',
  reviewed: '2026-11-29',
} satisfies Parameter

export const gainDestinations = {
  label: 'Where the gain of an exchange that is taxed goes, by what was given up and for how long it was held',
  unit: 'text',
  value: values.gainDestinations,
  source: 'Instructions for Form 8824 (2025), lines 21 and 22, https://www.irs.gov/instructions/i8824',
  reviewed: '2026-11-29',
} satisfies Parameter

export const formerCommercialLife = {
  label: 'Depreciation life, nonresidential real property in service before May 13, 1993',
  unit: 'years',
  value: values.formerCommercialLife,
  source: '26 U.S.C. 168(c); P.L. 103-66, sec. 13151',
  reviewed: '2026-11-29',
} satisfies Parameter

export const dwellingRentShare = {
  label: 'Least part of the rent of a building from dwellings for it to count as residential',
  unit: 'share',
  value: values.dwellingRentShare,
  source: '26 U.S.C. 168(e)(2)(A)',
  reviewed: '2026-11-29',
} satisfies Parameter

export const landImprovementMonths = {
  label: 'Recovery period of land improvements: fifteen years',
  unit: 'months',
  value: values.landImprovementMonths,
  source:
    '26 U.S.C. 168(c), (e)(1); Publication 946, table B-1, asset class 00.3, https://www.irs.gov/publications/p946',
  reviewed: '2026-11-29',
} satisfies Parameter

export const landImprovementTable = {
  label: 'What is written off of land improvements in each year: 150% declining balance, half-year convention',
  unit: 'percent',
  value: values.landImprovementTable,
  source: '26 U.S.C. 168(b)(2)(A), (d)(1); Publication 946, table A-1, https://www.irs.gov/publications/p946',
  reviewed: '2026-11-29',
} satisfies Parameter

export const wholeWriteOffAfter = {
  label: 'Day after which land improvements must be acquired for all of their cost to be written off in the first year',
  unit: 'text',
  value: values.wholeWriteOffAfter,
  source: '26 U.S.C. 168(k); P.L. 119-21, sec. 70301',
  reviewed: '2026-11-29',
} satisfies Parameter

export const monthsLeftMaximum = {
  label: 'Most months of depreciation that can be left: those of the alternative system',
  unit: 'months',
  value: values.monthsLeftMaximum,
  source: '26 U.S.C. 168(g)(2)(C)',
  reviewed: '2026-11-29',
} satisfies Parameter

export const deferredInterestThreshold = {
  label: 'Obligations of installment sales outstanding at the end of a year, above which interest is due',
  unit: 'USD',
  value: values.deferredInterestThreshold,
  source: '26 U.S.C. 453A(b)(2)(B)',
  reviewed: '2026-11-29',
} satisfies Parameter

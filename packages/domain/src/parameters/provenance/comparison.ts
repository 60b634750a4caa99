import * as values from '../comparison.ts'
import type { Parameter } from './parameter.ts'

export const comparedReturns = {
  label: 'Hypothetical income of a property a year, and its growth, the same for every way',
  unit: 'share',
  value: values.comparedReturns,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const comparedYears = {
  label: 'Years that are compared',
  unit: 'years',
  value: values.comparedYears,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const comparedCosts = {
  label: 'Up-front costs of a DST, costs of buying a property oneself, and of any sale at the end',
  unit: 'share',
  value: values.comparedCosts,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const comparedTaxRates = {
  label: 'Tax on the income of a property, and on what it gains after today: 24% and 15%, each with 3.8% more',
  unit: 'share',
  value: values.comparedTaxRates,
  source: '26 U.S.C. 1(h)(1), 1(j)(2), 1411(a)(1)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const shelteredIncome = {
  label: 'Part of the income that depreciation shelters, with a basis of today, and with one carried over',
  unit: 'share',
  value: values.shelteredIncome,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const comparedInterest = {
  label: 'Interest on the loan of a DST a year',
  unit: 'share',
  value: values.comparedInterest,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const badYearDrop = {
  label: 'Hypothetical: part of the value of a DST that is lost for good when its loan comes due in a bad year',
  unit: 'share',
  value: values.badYearDrop,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-26',
} satisfies Parameter

export const verdictLimits = {
  label: 'Rate of tax that is low; part of the tax that losses cut; part of the equity that is needed; loan share',
  unit: 'share',
  value: values.verdictLimits,
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-25',
} satisfies Parameter

export const cashNeededYears = {
  label: 'Years within which cash that is needed speaks against a DST',
  unit: 'years',
  value: values.cashNeededYears,
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-26',
} satisfies Parameter

export const lowRateHorizon = {
  label: 'Longest horizon for which a low rate today is worth a sentence',
  unit: 'years',
  value: values.lowRateHorizon,
  source: 'docs/product/exchange-file.md#verdict',
  reviewed: '2026-11-25',
} satisfies Parameter

export const growthBand = {
  label: 'Growth a year that the band of the chart shows above and below the assumed one',
  unit: 'share',
  value: values.growthBand,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const triedShares = {
  label: 'What can be tried in the comparison: up-front costs, income and growth a year, loan of a DST',
  unit: 'share',
  value: values.triedShares,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

export const triedYears = {
  label: 'Years until the end that can be tried in the comparison',
  unit: 'years',
  value: values.triedYears,
  source: 'docs/product/exchange-file.md#comparison',
  reviewed: '2026-11-25',
} satisfies Parameter

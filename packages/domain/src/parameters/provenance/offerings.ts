import * as values from '../offerings.ts'
import type { Parameter } from './parameter.ts'

export const offeringMaximum = {
  label: 'Most offerings that are compared at a time',
  unit: 'count',
  value: values.offeringMaximum,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringAmounts = {
  label: 'Least price, appraised value and equity of an offering that can be typed, and the largest amount',
  unit: 'USD',
  value: values.offeringAmounts,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringDistributionMaximum = {
  label: 'Most yearly distributions of an offering that can be typed; the last one goes on',
  unit: 'count',
  value: values.offeringDistributionMaximum,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const sponsorRecordMaximum = {
  label: 'Largest number in a sponsor’s record that can be typed',
  unit: 'count',
  value: values.sponsorRecordMaximum,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringShares = {
  label: 'What can be typed of an offering: interest, distributions and fees a year, costs of a sale, growth',
  unit: 'share',
  value: values.offeringShares,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringYears = {
  label: 'Years of an offering that can be typed: until the sale; of its loan, interest-only, paid down, until due',
  unit: 'years',
  value: values.offeringYears,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringDefaultYears = {
  label: 'Years until the sale, and in which the loan is paid down, until they are typed',
  unit: 'years',
  value: values.offeringDefaultYears,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringMultiples = {
  label: 'Multiples that no offering passes: loan to equity, and uses to what is raised',
  unit: 'count',
  value: values.offeringMultiples,
  source: 'docs/product/offerings.md#what-is-typed',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringGrowths = {
  label: 'Hypothetical growth of the price a year in each sale case, the same for every offering',
  unit: 'share',
  value: values.offeringGrowths,
  source: 'docs/product/offerings.md#sale-cases-and-stress',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringStressIncome = {
  label: 'Hypothetical: part of the net income that is lost in the stress case of an offering',
  unit: 'share',
  value: values.offeringStressIncome,
  source: 'docs/product/offerings.md#sale-cases-and-stress',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringNewLoan = {
  label: 'Hypothetical terms of a new loan: its rate above the old one, and net income to its payments',
  unit: 'share',
  value: values.offeringNewLoan,
  source: 'docs/product/offerings.md#sale-cases-and-stress',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringNewLoanYears = {
  label: 'Hypothetical years in which a new loan is paid down',
  unit: 'years',
  value: values.offeringNewLoanYears,
  source: 'docs/product/offerings.md#sale-cases-and-stress',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringRateBounds = {
  label: 'Rates of return between which the rate of an offering is looked for',
  unit: 'share',
  value: values.offeringRateBounds,
  source: 'docs/product/offerings.md#sale-cases-and-stress',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringNoteLimits = {
  label: 'Where figures of an offering get a note',
  unit: 'share',
  value: values.offeringNoteLimits,
  source: 'docs/product/offerings.md#notes',
  reviewed: '2026-11-29',
} satisfies Parameter

export const offeringDueMargin = {
  label: 'Years after the planned sale within which a loan counts as due about then',
  unit: 'years',
  value: values.offeringDueMargin,
  source: 'docs/product/offerings.md#notes',
  reviewed: '2026-11-29',
} satisfies Parameter

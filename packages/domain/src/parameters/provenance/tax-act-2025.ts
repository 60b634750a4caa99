import * as values from '../tax-act-2025.ts'
import type { Parameter } from './parameter.ts'

export const estateExclusion = {
  label: 'Value of an estate up to which no federal estate tax is due, by year of death; indexed after 2026',
  unit: 'USD',
  value: values.estateExclusion,
  source: 'Rev. Proc. 2024-40, sec. 2.41; 26 U.S.C. 2010(c)(3); P.L. 119-21, sec. 70106',
  reviewed: '2026-11-29',
} satisfies Parameter

export const estateTopRate = {
  label: 'Highest rate of the federal estate tax, on what is above the exclusion',
  unit: 'share',
  value: values.estateTopRate,
  source: '26 U.S.C. 2001(c)',
  reviewed: '2026-11-29',
} satisfies Parameter

export const stateTaxCap = {
  label: 'State and local taxes that can be deducted in a year, half of it on a separate return',
  unit: 'USD',
  value: values.stateTaxCap,
  source: '26 U.S.C. 164(b)(6), (7)(A); P.L. 119-21, sec. 70120',
  reviewed: '2026-11-29',
} satisfies Parameter

export const stateTaxCapGrowth = {
  label: 'What that cap, and the income above which it shrinks, grow by a year from 2027 to 2029',
  unit: 'share',
  value: values.stateTaxCapGrowth,
  source: '26 U.S.C. 164(b)(7); P.L. 119-21, sec. 70120',
  reviewed: '2026-11-29',
} satisfies Parameter

export const stateTaxCapThreshold = {
  label: 'Modified adjusted gross income above which that cap shrinks, half of it on a separate return',
  unit: 'USD',
  value: values.stateTaxCapThreshold,
  source: '26 U.S.C. 164(b)(7)(B); P.L. 119-21, sec. 70120',
  reviewed: '2026-11-29',
} satisfies Parameter

export const stateTaxCapLoss = {
  label: 'What that cap loses for each dollar of income above the threshold',
  unit: 'share',
  value: values.stateTaxCapLoss,
  source: '26 U.S.C. 164(b)(7)(B); P.L. 119-21, sec. 70120',
  reviewed: '2026-11-29',
} satisfies Parameter

export const stateTaxCapFloor = {
  label: 'What is left of that cap whatever the income, half of it on a separate return',
  unit: 'USD',
  value: values.stateTaxCapFloor,
  source: '26 U.S.C. 164(b)(7)(B); P.L. 119-21, sec. 70120',
  reviewed: '2026-11-29',
} satisfies Parameter

export const bonusDepreciation = {
  label: 'Part of the cost that can be written off at once of qualified property bought after January 19, 2025',
  unit: 'share',
  value: values.bonusDepreciation,
  source: '26 U.S.C. 168(k)(1)(A); P.L. 119-21, sec. 70301',
  reviewed: '2026-11-29',
} satisfies Parameter

export const bonusDepreciationLife = {
  label: 'Longest life of property that can be written off at once',
  unit: 'years',
  value: values.bonusDepreciationLife,
  source: '26 U.S.C. 168(k)(2)(A)(i)(I)',
  reviewed: '2026-11-29',
} satisfies Parameter

export const opportunityFundWindow = {
  label: 'Days from a sale within which its gain can go into an opportunity fund',
  unit: 'days',
  value: values.opportunityFundWindow,
  source: '26 U.S.C. 1400Z-2(a)(1)(A)',
  reviewed: '2026-11-29',
} satisfies Parameter

export const opportunityDeferral = {
  label: 'Years in such a fund until the deferred gain put in from 2027 on is taxed at the latest',
  unit: 'years',
  value: values.opportunityDeferral,
  source: '26 U.S.C. 1400Z-2(b)(1); P.L. 119-21, sec. 70421',
  reviewed: '2026-11-29',
} satisfies Parameter

export const opportunityReduction = {
  label: 'Part of that gain that drops out by then, for a fund and for a qualified rural one',
  unit: 'share',
  value: values.opportunityReduction,
  source: '26 U.S.C. 1400Z-2(b)(2)(B)(iii); P.L. 119-21, sec. 70421',
  reviewed: '2026-11-29',
} satisfies Parameter

export const opportunityHold = {
  label: 'Years in such a fund after which the fund’s own gain can go untaxed',
  unit: 'years',
  value: values.opportunityHold,
  source: '26 U.S.C. 1400Z-2(c); P.L. 119-21, sec. 70421',
  reviewed: '2026-11-29',
} satisfies Parameter

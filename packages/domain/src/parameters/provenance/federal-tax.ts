import * as values from '../federal-tax.ts'
import type { Parameter } from './parameter.ts'

export const ordinaryRates = {
  label: 'Rates of federal tax on ordinary income',
  unit: 'share',
  value: values.ordinaryRates,
  source: '26 U.S.C. 1(j)(2)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const longTermGainRates = {
  label: 'Federal rates on a long-term gain above what is taxed at 0%',
  unit: 'share',
  value: values.longTermGainRates,
  source: '26 U.S.C. 1(h)(1)(C), (D)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const netInvestmentIncomeThreshold = {
  label: 'Modified adjusted gross income above which the net investment income tax begins; not indexed',
  unit: 'USD',
  value: values.netInvestmentIncomeThreshold,
  source: '26 U.S.C. 1411(b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const minimumTaxRates = {
  label: 'Rates of the alternative minimum tax',
  unit: 'share',
  value: values.minimumTaxRates,
  source: '26 U.S.C. 55(b)(1)(A)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exemptionLossRate = {
  label: 'Exemption from the alternative minimum tax that is lost for each dollar over its limit',
  unit: 'share',
  value: values.exemptionLossRate,
  source: '26 U.S.C. 55(d)(2), (4); P.L. 119-21, sec. 70107',
  reviewed: '2026-11-25',
} satisfies Parameter

export const longTermHolding = {
  label: 'Months that a property must be held, and more, for a gain to be long-term',
  unit: 'months',
  value: values.longTermHolding,
  source: '26 U.S.C. 1231(b)(1)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const residentialDepreciationFrom = {
  label: 'First month of service whose depreciation is computed, residential rental property',
  unit: 'text',
  value: values.residentialDepreciationFrom,
  source: '26 U.S.C. 168(c); P.L. 99-514, sec. 203(a)(1)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const commercialDepreciationFrom = {
  label:
    'The same for nonresidential property; service from May 13, 1993 has 39 years, and June is the first whole month',
  unit: 'text',
  value: values.commercialDepreciationFrom,
  source: '26 U.S.C. 168(c); P.L. 103-66, sec. 13151(b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const realEstateHours = {
  label: 'Hours of work a year in rentals above which the gain of a real-estate professional is no investment income',
  unit: 'hours',
  value: values.realEstateHours,
  source: '26 CFR 1.1411-4(g)(7)',
  reviewed: '2026-11-26',
} satisfies Parameter

export const capitalLossLimit = {
  label: 'Capital losses of a year, or carried over from earlier ones, that can be set against other income',
  unit: 'USD',
  value: values.capitalLossLimit,
  source: '26 U.S.C. 1211(b), 1212(b)',
  reviewed: '2026-11-29',
} satisfies Parameter

import { unrecapturedSection1250Rate } from '../parameters/calculator.ts'
import { longTermGainRates, ordinaryRates } from '../parameters/federal-tax.ts'
import type { FilingFigures } from './federal-figures.ts'

/** Taxable income by kind, in US dollars, none below 0: ordinary, gain from depreciation, and other long-term gain. */
export interface TaxableIncome {
  readonly ordinary: number
  readonly unrecaptured: number
  readonly longTerm: number
}

/** A tax on income, and the parts of the gain by the rate that applies to them. In US dollars, unrounded. */
export interface IncomeTax {
  readonly tax: number
  readonly at0: number
  readonly at15: number
  readonly at20: number
  readonly at25: number
  /** What the ordinary rates apply to: line 21 of the Schedule D Tax Worksheet. */
  readonly atOrdinaryRates: number
  /** Ordinary income and gain from depreciation. */
  readonly belowLongTerm: number
}

// Among the ends of the ordinary rates: gain from depreciation is never taxed above 25%, so at 24% the rates change.
const endOf24Percent = 3

/**
 * Federal income tax with long-term gain, by the Schedule D Tax Worksheet.
 * @source 26 U.S.C. 1(h)(1); Instructions for Schedule D (Form 1040), Schedule D Tax Worksheet
 */
export function incomeTax({ ordinary, unrecaptured, longTerm }: TaxableIncome, figures: FilingFigures): IncomeTax {
  const taxable = ordinary + unrecaptured + longTerm
  const belowLongTerm = ordinary + unrecaptured
  const top24 = figures.ordinaryRateEnds[endOf24Percent]
  const atOrdinaryRates = Math.max(ordinary, Math.min(top24, belowLongTerm))
  const at0 = Math.min(Math.max(0, figures.zeroRateEnds - belowLongTerm), longTerm)
  const room15 = Math.min(taxable, figures.middleRateEnds) - atOrdinaryRates - at0
  const at15 = Math.max(0, Math.min(longTerm - at0, room15))
  const at20 = longTerm - at0 - at15
  const at25 = Math.max(0, belowLongTerm - atOrdinaryRates)
  const { middle, top } = longTermGainRates
  const byKind = ordinaryTax(atOrdinaryRates, figures) + middle * at15 + top * at20 + unrecapturedSection1250Rate * at25
  return { tax: Math.min(byKind, ordinaryTax(taxable, figures)), at0, at15, at20, at25, atOrdinaryRates, belowLongTerm }
}

/** Federal tax on this much ordinary income, by the rate schedules; 0 for an income below 0. */
export function ordinaryTax(income: number, { ordinaryRateEnds }: FilingFigures): number {
  return ordinaryRates.reduce((tax, rate, index) => {
    const from = ordinaryRateEnds[index - 1] ?? 0
    const to = ordinaryRateEnds[index] ?? Number.POSITIVE_INFINITY
    return tax + rate * Math.max(0, Math.min(income, to) - from)
  }, 0)
}

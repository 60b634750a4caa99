import { unrecapturedSection1250Rate } from '../parameters/calculator.ts'
import { longTermGainRates, minimumTaxRates } from '../parameters/federal-tax.ts'
import type { FilingFigures } from './federal-figures.ts'
import type { IncomeTax } from './income-tax.ts'

/** A year's income as Form 6251 takes it. In US dollars. */
export interface MinimumTaxIncome {
  /** Taxable income before it is cut at 0, with the standard deduction added back. */
  readonly minimumTaxable: number
  /** Gains before deductions that the other income doesn't use up. */
  readonly unrecaptured: number
  readonly longTerm: number
}

/**
 * Alternative minimum tax in US dollars, unrounded: what the tentative minimum tax is above the regular tax.
 * @source 26 U.S.C. 55; Form 6251, Parts I to III
 */
export function alternativeMinimumTax(income: MinimumTaxIncome, regular: IncomeTax, figures: FilingFigures): number {
  const taxedByAmt = afterExemption(income.minimumTaxable, figures)
  return Math.max(0, tentativeTax(taxedByAmt, income, regular, figures) - regular.tax)
}

/** Lines 4 to 6: the exemption is lost bit by bit, and a separate return then adds as much again. */
function afterExemption(minimumTaxable: number, figures: FilingFigures): number {
  const { exemptionLostFrom, exemptionLoss, minimumTaxExemption, filing } = figures
  const gone = exemptionLostFrom + minimumTaxExemption / exemptionLoss
  const added =
    filing === 'separate' ? Math.min(minimumTaxExemption, exemptionLoss * Math.max(0, minimumTaxable - gone)) : 0
  const lost = exemptionLoss * Math.max(0, minimumTaxable + added - exemptionLostFrom)
  return Math.max(0, minimumTaxable + added - Math.max(0, minimumTaxExemption - lost))
}

/** Part III, lines 12 to 40. */
function tentativeTax(
  base: number,
  { unrecaptured, longTerm }: MinimumTaxIncome,
  { belowLongTerm, atOrdinaryRates }: IncomeTax,
  figures: FilingFigures,
): number {
  const gain = Math.min(base, unrecaptured + longTerm)
  const other = base - gain
  const favored = Math.min(base, longTerm)
  const room0 = Math.max(0, figures.zeroRateEnds - belowLongTerm)
  const at0 = Math.min(room0, favored)
  const room15 = Math.max(0, figures.middleRateEnds - room0 - atOrdinaryRates)
  const at15 = Math.min(favored - at0, room15)
  const at20 = favored - at0 - at15
  const at25 = base - other - at0 - at15 - at20
  const { middle, top } = longTermGainRates
  const byKind = twoRates(other, figures) + middle * at15 + top * at20 + unrecapturedSection1250Rate * at25
  return Math.min(byKind, twoRates(base, figures))
}

function twoRates(amount: number, { lowerMinimumRateEnds }: FilingFigures): number {
  const { lower, upper } = minimumTaxRates
  return lower * amount + (upper - lower) * Math.max(0, amount - lowerMinimumRateEnds)
}

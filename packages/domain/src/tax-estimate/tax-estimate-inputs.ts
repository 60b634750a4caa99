import { checkAmount, checkChoice, checkInputs, checkShare } from '../engine-inputs/checked-inputs.ts'
import { landShare } from '../parameters/calculator.ts'
import type { FilingStatus } from '../parameters/federal-tax.ts'

/** The year of a sale. Amounts in US dollars, not below 0 unless stated. */
export interface TaxYearInputs {
  readonly taxYear: number
  readonly filing: FilingStatus
  /** Taxable income without the sale, after `deductions`; may be negative. */
  readonly otherTaxableIncome: number
  readonly deductions: number
  /** The part of the other income that counts for the net investment income tax. */
  readonly otherInvestmentIncome?: number
  /** Whether `deductions` are the standard ones, which the alternative minimum tax adds back. */
  readonly usesStandardDeduction?: boolean
  /** Whether the gain is no investment income. */
  readonly realEstateProfessional?: boolean
  /** Passive losses of earlier years that the sale sets free. */
  readonly suspendedLosses?: number
  readonly capitalLossCarryover?: number
}

/** A property that is sold. Amounts in US dollars, not below 0; months as yyyy-mm. */
export interface SoldProperty {
  readonly price: number
  readonly sellingCosts: number
  readonly purchasePrice: number
  /** Cost of improvements, of which only a typed `depreciation` can include any. */
  readonly improvements?: number
  /** Part of the purchase price that is land, from 0 to 1. */
  readonly landShare?: number
  readonly propertyType: 'commercial' | 'residential'
  readonly placedInService: string
  readonly sold: string
  /** Depreciation allowed or allowable; computed when it is left out. */
  readonly depreciation?: number
  /** Gain of earlier exchanges that is still in this property. */
  readonly priorDeferredGain?: number
  /** The state's tax on the gain, from 0 to 1. */
  readonly stateRate?: number
}

/** A sale and the year around it. */
export type TaxEstimateInputs = TaxYearInputs & SoldProperty

/** What the sale adds to the taxes of its year. Amounts in US dollars, unrounded; negative when the sale saves tax. */
export interface TaxEstimate {
  /** Price less selling costs. */
  readonly amountRealized: number
  readonly adjustedBasis: number
  readonly depreciation: number
  /** Negative for a loss. */
  readonly gain: number
  /** The part of a long-term gain that comes from depreciation. */
  readonly unrecapturedGain: number
  /** Federal income tax without the two taxes below. */
  readonly federalTax: number
  /** Parts of the long-term gain by the rate that applies to them; what remains is taxed like other income. */
  readonly taxedAt0: number
  readonly taxedAt15: number
  readonly taxedAt20: number
  readonly taxedAt25: number
  readonly netInvestmentIncomeTax: number
  readonly alternativeMinimumTax: number
  readonly stateTax: number
  /** All four taxes. */
  readonly total: number
  /** `total` as a share of the gain; 0 without one. */
  readonly effectiveRate: number
}

/** The year with what was left out. */
export type CompleteYear = Required<TaxYearInputs>
/** The property with what was left out; only `depreciation` may still be missing. */
export type CompleteProperty = Required<Omit<SoldProperty, 'depreciation'>> & Pick<SoldProperty, 'depreciation'>

const yearAmounts = ['deductions', 'otherInvestmentIncome', 'suspendedLosses', 'capitalLossCarryover'] as const
const propertyAmounts = ['price', 'sellingCosts', 'purchasePrice', 'improvements', 'priorDeferredGain'] as const

/** The year, checked and complete. Throws a RangeError that begins with the name of an impossible input. */
export function completeYear(typed: TaxYearInputs): CompleteYear {
  checkInputs('inputs', typed)
  const year = {
    ...typed,
    otherInvestmentIncome: typed.otherInvestmentIncome ?? 0,
    usesStandardDeduction: typed.usesStandardDeduction ?? true,
    realEstateProfessional: typed.realEstateProfessional ?? false,
    suspendedLosses: typed.suspendedLosses ?? 0,
    capitalLossCarryover: typed.capitalLossCarryover ?? 0,
  }
  for (const name of yearAmounts) checkAmount(name, year[name])
  checkAmount('otherTaxableIncome', year.otherTaxableIncome, Number.MIN_SAFE_INTEGER)
  return year
}

/** The property, checked and complete. Throws a RangeError that begins with the name of an impossible input. */
export function completeProperty(typed: SoldProperty): CompleteProperty {
  checkInputs('sales', typed)
  const property = {
    ...typed,
    improvements: typed.improvements ?? 0,
    priorDeferredGain: typed.priorDeferredGain ?? 0,
    landShare: typed.landShare ?? landShare,
    stateRate: typed.stateRate ?? 0,
  }
  for (const name of propertyAmounts) checkAmount(name, property[name])
  if (property.depreciation !== undefined) checkAmount('depreciation', property.depreciation)
  checkChoice('propertyType', property.propertyType, ['commercial', 'residential'])
  checkShare('landShare', property.landShare)
  checkShare('stateRate', property.stateRate)
  return property
}

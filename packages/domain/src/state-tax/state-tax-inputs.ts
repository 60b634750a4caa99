import type { FilingStatus } from '../parameters/federal-tax.ts'
import type { StateFigures } from '../parameters/states/state-figures.ts'
import type { StateCode } from '../parameters/state-tax.ts'

/** The figures of every state. */
export type StateTable = Readonly<Record<StateCode, StateFigures>>

/** Federal tax of the year, which Alabama and Oregon deduct. In US dollars, not below 0. */
export interface FederalTaxOfYear {
  readonly incomeTax: number
  readonly netInvestmentIncomeTax: number
}

/** Whoever sells, and the year around the sales. Amounts in US dollars, not below 0 unless stated. */
export interface StateTaxYear {
  readonly taxYear: number
  readonly filing: FilingStatus
  /** Federal taxable income without the sales, after `federalDeduction`; may be negative. */
  readonly otherTaxableIncome: number
  readonly federalDeduction: number
  readonly otherInvestmentIncome?: number
  /** Whether the gain is no investment income. */
  readonly realEstateProfessional?: boolean
  /** Losses of earlier years, which reduce the gain first. */
  readonly losses?: number
  readonly federal: { readonly without: FederalTaxOfYear; readonly with: FederalTaxOfYear }
  /** State of residence on the day of the sale. */
  readonly home: StateCode
  /** The id of a place of the home state whose taxes reach the gain. */
  readonly homePlace?: string
  /** Part of the home state's tax that a district adds, from 0 to 1. */
  readonly homeLocalRate?: number
}

/** A gain of the year on one property. Amounts in US dollars. */
export interface StateSale {
  readonly state: StateCode
  /** Negative for a loss. */
  readonly gain: number
  /** The part of the gain that comes from depreciation. */
  readonly fromDepreciation: number
  /** Whole months for which it was held; a year or less makes the gain ordinary income. */
  readonly heldMonths: number
  readonly boughtAfter2011?: boolean
  /** Whether the person lived there at any time. */
  readonly usedAsHome?: boolean
  /** Whether the state treats the gain as income of a business; only Ohio does. */
  readonly isBusiness?: boolean
  /** The id of a place of that state with a tax of its own on property there. */
  readonly place?: string
}

import { checkAmount, checkChoice, checkInputs, checkList, checkShare } from '../engine-inputs/checked-inputs.ts'
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

/** The states of a table. */
export function statesOf(table: StateTable): readonly StateCode[] {
  return Object.keys(table) as StateCode[]
}

/** Throws a RangeError that begins with the name of an impossible input. */
export function checkStateTax(table: StateTable, year: StateTaxYear, sales: readonly StateSale[]): void {
  checkInputs('year', year)
  checkList('sales', sales)
  const { federal } = year
  checkChoice('filing', year.filing, filings)
  checkChoice('home', year.home, statesOf(table))
  checkAmount('otherTaxableIncome', year.otherTaxableIncome, Number.MIN_SAFE_INTEGER)
  checkAmount('federalDeduction', year.federalDeduction)
  checkAmount('otherInvestmentIncome', year.otherInvestmentIncome ?? 0)
  checkAmount('losses', year.losses ?? 0)
  checkShare('homeLocalRate', year.homeLocalRate ?? 0)
  checkInputs('federal', federal)
  for (const part of ['without', 'with'] as const) {
    checkInputs(`federal.${part}`, federal[part])
    checkAmount(`federal.${part}.incomeTax`, federal[part].incomeTax)
    checkAmount(`federal.${part}.netInvestmentIncomeTax`, federal[part].netInvestmentIncomeTax)
  }
  for (const sale of sales) {
    checkInputs('sale', sale)
    checkChoice('state', sale.state, statesOf(table))
    checkAmount('gain', sale.gain, Number.MIN_SAFE_INTEGER)
    checkAmount('fromDepreciation', sale.fromDepreciation)
    checkAmount('heldMonths', sale.heldMonths)
  }
}

const filings = ['single', 'joint', 'separate', 'head', 'surviving'] as const satisfies readonly FilingStatus[]

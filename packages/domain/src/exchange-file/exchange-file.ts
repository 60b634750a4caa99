import type { FilingStatus } from '../parameters/federal-tax.ts'
import type { TaxpayerKind } from '../parameters/return-due-dates.ts'
import type { Ending } from '../comparison/assumptions.ts'
import type { Extension } from '../exchange-dates/exchange-dates.ts'

/**
 * What a person has entered about one exchange, and nothing else: what is missing has a stated default. Dates as
 * yyyy-mm-dd, months as yyyy-mm, amounts in US dollars, shares from 0 to 1.
 */
export interface ExchangeFile {
  readonly version: 1
  readonly taxpayer: Taxpayer
  readonly sales: readonly Sale[]
  readonly extension?: Extension
  readonly disaster?: DisasterNotice
  readonly purchases: readonly Purchase[]
  readonly income: OtherIncome
  readonly plan: Plan
  /** The CPA's figure for all taxes of the sale, which takes the place of the estimate. */
  readonly cpaTax?: number
}

/** Who files the return. */
export interface Taxpayer {
  readonly kind?: TaxpayerKind
  readonly fiscalYearEnd?: string
  readonly filing?: FilingStatus
}

/** A property that is or was sold. */
export interface Sale {
  /** Tells sales apart; nothing else. */
  readonly id: string
  readonly label?: string
  readonly closing?: string
  readonly price?: number
  readonly sellingCosts?: number
  readonly debtPaidOff?: number
  /** Two letters. */
  readonly state?: string
  readonly kind?: 'commercial' | 'residential'
  readonly purchasePrice?: number
  readonly landShare?: number
  readonly placedInService?: string
  readonly improvements?: number
  readonly depreciation?: number
  readonly priorDeferredGain?: number
}

/** A property that might be bought or was. */
export interface Purchase {
  readonly id: string
  readonly kind: 'property' | 'dst'
  readonly name?: string
  /** As how many properties it counts. */
  readonly units?: number
  /** Price of a property; a DST has its equity and loan instead. */
  readonly price?: number
  readonly equity?: number
  readonly loanShare?: number
  readonly closedOn?: string
  readonly wanted?: 'first' | 'backup'
}

/** An IRS notice that names Rev. Proc. 2018-58, and how the disaster touched the exchange. */
export interface DisasterNotice {
  readonly noticeUrl?: string
  readonly disasterDate?: string
  readonly postponementDate?: string
  readonly affected?: boolean
  readonly hardship?: boolean
}

/** The year around the sale. */
export interface OtherIncome {
  readonly otherTaxable?: number
  readonly deductions?: number
  readonly otherInvestmentIncome?: number
  readonly realEstateProfessional?: boolean
  readonly suspendedLosses?: number
  readonly capitalLossCarryover?: number
  readonly stateRate?: number
}

/** What a person assumes about the time after. */
export interface Plan {
  readonly years?: number
  readonly ending?: Ending
  readonly load?: number
  readonly cashNeeded?: number
  readonly accredited?: boolean
  readonly likeForLike?: boolean
  readonly income?: number
  readonly growth?: number
  readonly dstIncome?: number
  readonly dstGrowth?: number
}

/** A file in which nothing has been entered. */
export const emptyExchangeFile: ExchangeFile = {
  version: 1,
  taxpayer: {},
  sales: [],
  purchases: [],
  income: {},
  plan: {},
}

import type { Ending } from '../comparison/assumptions.ts'
import type { Extension } from '../exchange-dates/exchange-dates.ts'
import type { FilingStatus } from '../parameters/federal-tax.ts'
import type { TaxpayerKind } from '../parameters/return-due-dates.ts'
import type { StateCode } from '../parameters/state-tax.ts'
import type { AfterClosing, CpaForm, MoneyBack, SalePart, Settlement, TrustLetter } from './after-closing.ts'
import type { FileOffering, OfferingCases } from './file-offerings.ts'

/**
 * What a person has entered about one exchange, and nothing else: what is missing has a stated default. Dates as
 * yyyy-mm-dd, months as yyyy-mm, amounts in whole US dollars, shares from 0 to 1.
 */
export interface ExchangeFile {
  readonly version: 2
  readonly taxpayer: Taxpayer
  readonly sales: readonly Sale[]
  readonly deadlines: Deadlines
  readonly purchases: readonly Purchase[]
  readonly income: OtherIncome
  readonly plan: Plan
  readonly saleParts: readonly SalePart[]
  readonly settlement: Settlement
  readonly moneyBack: readonly MoneyBack[]
  readonly trustLetters: readonly TrustLetter[]
  readonly cpaForm: CpaForm
  readonly after: AfterClosing
  readonly offerings: readonly FileOffering[]
  readonly offeringCases: OfferingCases
}

/** Who files the return. */
export interface Taxpayer {
  readonly kind?: TaxpayerKind
  /** Last day of the tax year as mm-dd. */
  readonly fiscalYearEnd?: string
  readonly filing?: FilingStatus
  /** State of residence on the day of the sale. */
  readonly residence?: StateCode
  /** The place of that state whose taxes reach the gain, by its id in the figures of the state. */
  readonly place?: string
  /** Rate of a school district there, of what the state's figures name. */
  readonly localRate?: number
  readonly movesThisYear?: boolean
}

/** A property that is or was sold. */
export interface Sale {
  /** Tells the sales of a file apart, also those that two devices add: chosen at random. */
  readonly id: string
  readonly label?: string
  readonly closing?: string
  readonly price?: number
  readonly sellingCosts?: number
  readonly debtPaidOff?: number
  /** Money taken or credited at the closing besides, such as a deposit or prorated rent. */
  readonly cashTaken?: number
  /** The state of the property by its two letters. */
  readonly state?: StateCode
  readonly propertyType?: 'commercial' | 'residential'
  readonly purchasePrice?: number
  readonly landShare?: number
  readonly placedInService?: string
  readonly improvements?: number
  readonly depreciation?: number
  readonly priorDeferredGain?: number
  /** The month since which states count it as held, where that isn't the month of service. */
  readonly heldSince?: string
  /** Whether the person lived there at any time. */
  readonly usedAsHome?: boolean
  /** Whether renting it out is a business to the state. */
  readonly isBusiness?: boolean
  /** The place of its state with a tax of its own on property there, by its id in the figures of the state. */
  readonly place?: string
  /** The day on which it was bought. */
  readonly acquiredOn?: string
  /** What was written off on parts that aren't the building, as a cost segregation study or a bonus has it. */
  readonly depreciation1245?: number
  /** What was written off on the building beyond the straight line. */
  readonly excessDepreciation?: number
  /** Part of the price for furniture and equipment that was sold with it, and their basis. */
  readonly furnitureValue?: number
  readonly furnitureBasis?: number
}

/** What moves the deadlines: an extension, or an IRS notice that names Rev. Proc. 2018-58. */
export interface Deadlines {
  readonly extension?: Extension
  readonly noticeUrl?: string
  readonly disasterDate?: string
  readonly postponementDate?: string
  readonly affected?: boolean
  readonly hardship?: boolean
}

/** A property that might be bought, or was. */
export interface Purchase {
  /** The same for purchases. */
  readonly id: string
  readonly kind?: 'property' | 'dst'
  readonly name?: string
  /** As how many properties it counts. */
  readonly units?: number
  /** Price of a property. A DST has its equity instead. */
  readonly price?: number
  readonly equity?: number
  /** Loan as a share of the value. */
  readonly loanShare?: number
  /** Costs of buying that the exchange money pays and that are costs of the exchange: spent, and not kept. */
  readonly exchangeCosts?: number
  readonly closedOn?: string
  readonly wanted?: 'first' | 'backup'
  readonly state?: StateCode
  /** The day on which it was named in writing. */
  readonly identifiedOn?: string
  /** What it is for depreciation: dwellings, or anything else. */
  readonly propertyType?: 'commercial' | 'residential'
  /** Its parts by the trust's letter or an appraisal, in any scale: percent, or dollars. */
  readonly land?: number
  readonly building?: number
  readonly landImprovements?: number
  /** Furniture, equipment and whatever else in its value isn't real property. */
  readonly notRealProperty?: number
  /** Whether what was left of the old basis goes on as before, or all of it is written off as if bought new. */
  readonly writeOff?: 'continued' | 'new'
  /** Whether the new part of the land improvements is written off in the first year. */
  readonly improvementsAtOnce?: boolean
  /** Its basis as the person's CPA has it. */
  readonly cpaBasis?: number
  /** Price and costs of a later sale. */
  readonly laterPrice?: number
  readonly laterCosts?: number
}

/** The year around the sale. */
export interface OtherIncome {
  /** Taxable income without the sale, after deductions; may be negative. */
  readonly otherTaxable?: number
  readonly deductions?: number
  readonly otherInvestmentIncome?: number
  readonly realEstateProfessional?: boolean
  readonly suspendedLosses?: number
  readonly capitalLossCarryover?: number
  readonly stateRate?: number
  /** State and local tax of the sale as the person's CPA has it. */
  readonly cpaStateTax?: number
  /** Whether the file comes from a time when a state's highest rate stood for its tax, and still does. */
  readonly highestStateRate?: boolean
  /** All taxes of the sale as the person's CPA has them, which take the place of the estimate. */
  readonly cpaTax?: number
}

/** What a person assumes about the time after. */
export interface Plan {
  readonly years?: number
  readonly ending?: Ending
  readonly load?: number
  readonly dstLoanShare?: number
  readonly cashNeeded?: number
  readonly accredited?: boolean
  /** Returns of one's own for every way, in place of the same for all. */
  readonly ownReturns?: boolean
  readonly income?: number
  readonly growth?: number
  readonly dstIncome?: number
  readonly dstGrowth?: number
  /** From this year on the distribution of the DST is only `cutTo` of what it was. */
  readonly cutFromYear?: number
  readonly cutTo?: number
  /** The year after which the loan of the DST comes due in a bad time, with a loss of value as a parameter has it. */
  readonly loanMaturesInYear?: number
}

/** A file in which nothing has been entered. */
export const emptyExchangeFile: ExchangeFile = {
  version: 2,
  taxpayer: {},
  sales: [],
  deadlines: {},
  purchases: [],
  income: {},
  plan: {},
  saleParts: [],
  settlement: {},
  moneyBack: [],
  trustLetters: [],
  cpaForm: {},
  after: {},
  offerings: [],
  offeringCases: {},
}

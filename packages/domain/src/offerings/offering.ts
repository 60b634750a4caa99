import type { StateCode } from '../parameters/state-tax.ts'

/** Who ordered an appraisal. */
export type AppraisalFor = 'sponsor' | 'lender' | 'other'

/** Who rents the whole property from the trust: nobody, a tenant from outside, or the sponsor's affiliate. */
export type MasterLease = 'none' | 'outside' | 'affiliate'

/**
 * What a person typed from one memorandum; any field may be missing. Amounts are of the whole offering, in US dollars;
 * shares from 0 to 1; years are whole and count from the closing. Nobody checks any of it.
 */
export interface Offering extends OfferingLoan, OfferingFees, SponsorRecord {
  readonly name?: string
  readonly sponsor?: string
  readonly propertyType?: string
  readonly state?: StateCode | 'several'
  readonly tenant?: string
  /** What the trust pays for the property, without fees. */
  readonly purchasePrice?: number
  readonly appraisedValue?: number
  /** A day as yyyy-mm-dd. */
  readonly appraisalOn?: string
  readonly appraisalFor?: AppraisalFor
  /** What all investors pay in together. */
  readonly equity?: number
  /** Cash that stays in the trust. */
  readonly reserves?: number
  /** Planned distributions of years 1, 2 and on, as shares of the equity; the last one goes on. */
  readonly distributions?: readonly number[]
  /** Yearly fees that the planned distributions don't bear yet, as a share of the equity. */
  readonly yearlyFeesOnTop?: number
  /** The property's first year after its own costs, before the loan. The rent of a master lease isn't it. */
  readonly netIncome?: number
  readonly holdYears?: number
  /** Costs of the sale, as shares of the price at which it is sold. */
  readonly exitFee?: number
  readonly otherExitCosts?: number
  readonly masterLease?: MasterLease
  /** Whether the plan makes the owners take partnership units at the end. */
  readonly mandatory721?: boolean
  /** The person's own equity in it. */
  readonly amount?: number
}

/** The loan on the property, which binds the trust alone. */
export interface OfferingLoan {
  readonly loan?: number
  /** Interest a year. */
  readonly loanRate?: number
  /** Years before the first part of the loan is paid back; those of `amortizationYears` follow them. */
  readonly interestOnlyYears?: number
  readonly amortizationYears?: number
  readonly maturityYears?: number
  readonly rateFixed?: boolean
}

/** What is paid out of what investors and lender pay in, before any of it works. In US dollars. */
export interface OfferingFees {
  readonly sellingCommissions?: number
  readonly dealerManager?: number
  readonly offeringCosts?: number
  readonly acquisitionFee?: number
  readonly financingCosts?: number
  readonly otherCosts?: number
}

/** The sponsor's record as the memorandum states it. Numbers of programs, lenders and suits. */
export interface SponsorRecord {
  readonly yearsActive?: number
  readonly programsCompleted?: number
  /** Programs whose distributions were cut or stopped. */
  readonly programsCut?: number
  readonly lenderLosses?: number
  readonly suitsDisclosed?: number
  /** The day of that record as yyyy-mm-dd. */
  readonly asOf?: string
}

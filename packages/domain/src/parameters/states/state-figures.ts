import type { StateCode } from '../state-tax.ts'
import type { Brackets, ByStateFiling, Step } from './by-filing.ts'
import type { LocalPlace } from './local-taxes.ts'

/**
 * How sure the figures of a year are: in force and from the state; law known, but amounts indexed or reported by
 * others; those of the year before; or two authorities disagree.
 */
export type FiguresKind = 'published' | 'preliminary' | 'carried' | 'disputed'

/** What income is compared with a limit: adjusted gross income, or that less the gain that the state leaves out. */
export type IncomeMeasure = 'agi' | 'stateIncome'

/** How a higher income makes an allowance smaller. Amounts in US dollars, shares of 1. */
export type Reduction =
  /** By an amount for each step of income over a limit, whole steps or also begun ones. */
  | {
      readonly by: 'steps'
      readonly over: ByStateFiling
      readonly each: ByStateFiling
      readonly less: ByStateFiling
      readonly begunStepsCount: boolean
    }
  /** In proportion, until it is gone after so much more income; South Carolina rounds the cut down. */
  | {
      readonly by: 'proportion'
      readonly over: ByStateFiling
      readonly width: ByStateFiling
      readonly cutRoundedDownTo?: number
    }
  /** By a rate of the income in each bracket. */
  | { readonly by: 'rate'; readonly of: IncomeMeasure; readonly brackets: ByStateFiling<readonly Step[]> }
  /** By a share of it for each begun step of income over a limit. */
  | { readonly by: 'share'; readonly over: ByStateFiling; readonly each: ByStateFiling; readonly share: number }

/** A deduction, an exemption or a credit. In US dollars. */
export interface Allowance {
  readonly amount?: ByStateFiling
  /** The amount by adjusted gross income, in place of one amount. */
  readonly amountByIncome?: ByStateFiling<readonly Step[]>
  /** The federal deduction times this share, in place of an amount. */
  readonly shareOfFederalDeduction?: number
  readonly reduction?: Reduction
  readonly least?: ByStateFiling
  /** Adjusted gross income above which only `least` is left. */
  readonly leastAbove?: ByStateFiling
  /** Adjusted gross income above which nothing is left. */
  readonly lostAbove?: ByStateFiling
}

/** What a state does with a long-term gain on real property. Amounts in US dollars, shares of 1. */
export interface GainRule {
  /** Part of the gain that is left out. */
  readonly excludedShare?: number
  /** What the property must be for it: bought after 2011, or in the state. */
  readonly requires?: 'bought-after-2011' | 'in-state'
  /** Months that it must have been held for it. */
  readonly monthsHeld?: number
  /** Gain above which everything is left out. */
  readonly untaxedAbove?: number
  readonly excludedUpTo?: ByStateFiling
  /** Whether gain from depreciation is never left out. */
  readonly exceptDepreciation?: boolean
  /** In place of `excludedUpTo`, where it is more: a share, for property not used as a home. */
  readonly orShare?: { readonly share: number; readonly most: number; readonly monthsHeld: number }
  /** What is left out is at most this share of federal taxable income. */
  readonly mostOfFederalTaxable?: number
  /** Rates for the gain alone, stacked on the other income. */
  readonly brackets?: Brackets
  /** The gain is taxed at no more than this rate, once ordinary rates have been used up to an income. */
  readonly cap?: { readonly rate: number; readonly ordinaryUpTo: ByStateFiling }
}

/** A tax on top. Shares of 1, limits in US dollars. */
export interface Surtax {
  readonly rate: number
  /** Taxable income; the gain; or investment income, which the gain of a real-estate professional is not. */
  readonly on: 'taxable' | 'gain' | 'investment'
  /** It is due on what is above this. */
  readonly over?: ByStateFiling
  /** It is due once adjusted gross income is above this. */
  readonly whenAgiOver?: ByStateFiling
}

/** Low brackets that New York takes back from high incomes. In US dollars. */
export interface Recapture {
  readonly agiOver: number
  /** Income over which each part is taken back. */
  readonly width: number
  /** By taxable income: what is taken back already, and what more is, bit by bit. */
  readonly base: ByStateFiling<readonly Step[]>
  readonly more: ByStateFiling<readonly Step[]>
  /** Above this income all of it is taxed at the one rate. */
  readonly flatAbove: { readonly agi: number; readonly rate: number }
}

/** Tax that is added for each begun step of adjusted gross income over a limit. In US dollars. */
export interface Ladder {
  readonly over: ByStateFiling
  readonly each: ByStateFiling
  readonly add: ByStateFiling
  readonly most: ByStateFiling
}

/** The other of two values that authorities disagree about. */
export interface Dispute {
  readonly deduction: Allowance
}

/** A state's income tax of one year, as far as a sale touches it. Amounts in US dollars, rates as shares of 1. */
interface AnyStateYear {
  readonly kind: FiguresKind
  readonly disputed?: Dispute
  /** The income that it starts from. */
  readonly base: 'agi' | 'federalTaxable'
  /** What of the federal deduction is added back to federal taxable income: all above an amount, over an income. */
  readonly deductionAddedBack?: { readonly agiOver: number; readonly above: ByStateFiling }
  /** What is added to federal taxable income in any case. */
  readonly added?: ByStateFiling
  readonly gain?: GainRule
  readonly deduction?: Allowance
  readonly exemption?: Allowance
  /** Federal tax that is deducted: income tax, in Alabama with the net investment income tax; at most, by income. */
  readonly federalTaxDeducted?: {
    readonly withInvestmentTax?: boolean
    readonly most?: ByStateFiling<readonly Step[]>
  }
  /** What is left out of a gain that is income of a business, and the one rate on the rest of it. */
  readonly businessGain?: { readonly excludedUpTo: ByStateFiling; readonly rate: number }
  /** Rate on gain of property held a year or less, where it is not that of other income. */
  readonly shortTermRate?: number
  readonly recapture?: Recapture
  readonly ladders?: readonly Ladder[]
  readonly surtaxes?: readonly Surtax[]
  readonly credit?: Allowance
  /** Part of the tax that is forgiven, by adjusted gross income. */
  readonly creditShare?: ByStateFiling<readonly Step[]>
  /** Whoever has a return to file pays this besides. */
  readonly fixedTax?: number
  /** The tax is at least this share of adjusted gross income, once that is above a limit. */
  readonly leastTax?: { readonly agiOver: number; readonly share: number }
  /** Adjusted gross income up to which nothing is due. */
  readonly noTaxUpTo?: ByStateFiling
}

/** How taxable income is taxed: one of three ways. */
type TaxedIncome =
  | { readonly brackets: Brackets; readonly rateLessAmount?: never; readonly taxSteps?: never }
  /** By taxable income, a rate of all of it less an amount. */
  | {
      readonly rateLessAmount: { readonly rates: readonly Step[]; readonly less: readonly Step[] }
      readonly brackets?: never
      readonly taxSteps?: never
    }
  /** Tax at the start of a step, and the rate on what is above. */
  | {
      readonly taxSteps: readonly (readonly [from: number, tax: number, rate: number])[]
      readonly brackets?: never
      readonly rateLessAmount?: never
    }

/** A state's income tax of one year, as far as a sale touches it. Amounts in US dollars, rates as shares of 1. */
export type StateYear = AnyStateYear & TaxedIncome

/** What is withheld at the closing. It is a payment ahead, never more tax. */
export interface Withholding {
  /** In words that follow "withholds". */
  readonly what: string
  /** Where the rate was read in a source: what can be computed. Shares of 1; price in US dollars. */
  readonly rate?: {
    readonly share: number
    readonly of: 'gain' | 'price'
    readonly priceFrom?: number
    /** It is at least this share of the price. */
    readonly leastOfPrice?: number
  }
  readonly form?: string
  /** What keeps the money of an exchange from being withheld. */
  readonly exemptBy: string
  readonly residentsToo?: true
  /** Days before the closing by which that has to be filed. */
  readonly daysBefore?: number
}

/** The claim of a state to gain that was exchanged out of it. */
export interface ClawBack {
  /** The yearly form; absent where none is known. */
  readonly form?: string
  /** Whether it was read, or is what others report. */
  readonly certain: boolean
}

/** How a state taxes what people who live elsewhere gain there. */
export type Nonresident = 'share' | 'gain-alone' | 'none'

/** A state's income tax, as far as a sale of real property touches it. */
export interface StateFigures {
  readonly code: StateCode
  readonly name: string
  /** No income tax; one that leaves out such gains; or one that reaches them. */
  readonly income: 'none' | 'gain-not-taxed' | 'taxed'
  /** By tax year; none for a state whose income tax doesn't reach the gain. */
  readonly years: Readonly<Partial<Record<number, StateYear>>>
  readonly nonresident: Nonresident
  /** Rate of taxable income that people who live elsewhere pay in place of a local tax. */
  readonly nonresidentRate?: number
  /** States whose residents get the credit here, and not at home. */
  readonly creditsResidentsOf?: readonly StateCode[]
  readonly places?: readonly LocalPlace[]
  /** What a rate of a school district, which has to be typed, is taken of. */
  readonly localRateTyped?: 'stateTax' | 'taxable'
  /** Whether a surviving spouse counts as two people for exemptions and credits. */
  readonly survivingCountsTwo?: true
  readonly withholding?: Withholding
  readonly clawBack?: ClawBack
}

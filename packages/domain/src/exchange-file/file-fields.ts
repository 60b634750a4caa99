import { amountMaximum } from '../parameters/calculator.ts'
import { comparedYears } from '../parameters/comparison.ts'
import {
  exchangeGrowthMaximum,
  exchangeLoanMaximum,
  exchangeTextMaximum,
  exchangeUnitsMaximum,
} from '../parameters/exchange-file.ts'
import { stateGainRates, type StateCode } from '../parameters/state-tax.ts'
import type { Deadlines, OtherIncome, Plan, Purchase, Sale, Taxpayer } from './exchange-file.ts'

/** What one field of a file can hold. */
export type FileField =
  | { readonly type: 'text'; readonly longest: number }
  /** The id of something in a table that is not part of this one. */
  | { readonly type: 'code'; readonly longest: number }
  | { readonly type: 'date'; readonly form: 'day' | 'month' }
  | {
      readonly type: 'number'
      readonly unit: 'dollars' | 'share' | 'count'
      readonly least: number
      readonly most: number
      readonly whole: boolean
      /** Sponsors state the loan of a DST per amount invested as well. */
      readonly of?: 'loan'
    }
  | { readonly type: 'flag' }
  | { readonly type: 'choice'; readonly options: readonly string[] }

/** The fields of one part of a file: the compiler names one that is missing here, or of another type. */
export type FieldsOf<Part> = { readonly [Name in keyof Required<Part>]: FieldFor<Required<Part>[Name]> }

type FieldFor<Value> = [Value] extends [boolean]
  ? Extract<FileField, { type: 'flag' }>
  : [Value] extends [number]
    ? Extract<FileField, { type: 'number' }>
    : string extends Value
      ? Extract<FileField, { type: 'text' | 'code' | 'date' | 'choice' }>
      : { readonly type: 'choice'; readonly options: readonly Value[] }

const text = { type: 'text', longest: exchangeTextMaximum } as const
const code = { type: 'code', longest: 40 } as const
const state = { type: 'choice', options: Object.keys(stateGainRates) as StateCode[] } as const
const day = { type: 'date', form: 'day' } as const
const month = { type: 'date', form: 'month' } as const
const flag = { type: 'flag' } as const
const amount = { type: 'number', unit: 'dollars', least: 0, most: amountMaximum, whole: true } as const
const signedAmount = { ...amount, least: -amountMaximum } as const
const share = { type: 'number', unit: 'share', least: 0, most: 1, whole: false } as const
const loanShare = { ...share, most: exchangeLoanMaximum, of: 'loan' } as const
const growth = {
  type: 'number',
  unit: 'share',
  least: -exchangeGrowthMaximum,
  most: exchangeGrowthMaximum,
  whole: false,
} as const
const year = {
  type: 'number',
  unit: 'count',
  least: comparedYears.from,
  most: comparedYears.to,
  whole: true,
} as const
const units = { type: 'number', unit: 'count', least: 1, most: exchangeUnitsMaximum, whole: true } as const

/** A tax year ends on the last day of a month (26 U.S.C. 441(e)); that of February stands for both of its last days. */
export const fiscalYearEnds = [
  '12-31',
  '01-31',
  '02-28',
  '03-31',
  '04-30',
  '05-31',
  '06-30',
  '07-31',
  '08-31',
  '09-30',
  '10-31',
  '11-30',
] as const

/** The fields of the parts that a file has once. */
export const partFields = {
  taxpayer: {
    kind: {
      type: 'choice',
      options: ['individual', 'trust-or-estate', 'c-corporation', 'partnership', 's-corporation'],
    },
    fiscalYearEnd: { type: 'choice', options: fiscalYearEnds },
    filing: { type: 'choice', options: ['single', 'joint', 'separate', 'head', 'surviving'] },
    residence: state,
    place: code,
    localRate: share,
    movesThisYear: flag,
  } satisfies FieldsOf<Taxpayer>,
  deadlines: {
    extension: { type: 'choice', options: ['none', 'planned', 'filed'] },
    noticeUrl: text,
    disasterDate: day,
    postponementDate: day,
    affected: flag,
    hardship: flag,
  } satisfies FieldsOf<Deadlines>,
  income: {
    otherTaxable: signedAmount,
    deductions: amount,
    otherInvestmentIncome: amount,
    realEstateProfessional: flag,
    suspendedLosses: amount,
    capitalLossCarryover: amount,
    stateRate: share,
    cpaStateTax: signedAmount,
    highestStateRate: flag,
    cpaTax: signedAmount,
  } satisfies FieldsOf<OtherIncome>,
  plan: {
    years: year,
    ending: { type: 'choice', options: ['sold', 'exchanged', 'heirs'] },
    load: share,
    dstLoanShare: loanShare,
    cashNeeded: amount,
    accredited: flag,
    ownReturns: flag,
    income: share,
    growth,
    dstIncome: share,
    dstGrowth: growth,
    cutFromYear: year,
    cutTo: share,
    loanMaturesInYear: year,
  } satisfies FieldsOf<Plan>,
} as const

/** The fields of the items that a file has several of, their id apart. */
export const itemFields = {
  sales: {
    label: text,
    closing: day,
    price: amount,
    sellingCosts: amount,
    debtPaidOff: amount,
    cashTaken: amount,
    state,
    propertyType: { type: 'choice', options: ['commercial', 'residential'] },
    purchasePrice: amount,
    landShare: share,
    placedInService: month,
    improvements: amount,
    depreciation: amount,
    priorDeferredGain: amount,
    heldSince: month,
    usedAsHome: flag,
    isBusiness: flag,
    place: code,
  } satisfies FieldsOf<Omit<Sale, 'id'>>,
  purchases: {
    kind: { type: 'choice', options: ['property', 'dst'] },
    name: text,
    units,
    price: amount,
    equity: amount,
    loanShare,
    exchangeCosts: amount,
    closedOn: day,
    wanted: { type: 'choice', options: ['first', 'backup'] },
    state,
  } satisfies FieldsOf<Omit<Purchase, 'id'>>,
} as const

/** An id of an item is short, and has no dot, which separates the steps of a path. */
export const itemId = /^[\w-]{1,32}$/

/** A part that a file has once. */
export type PartName = keyof typeof partFields
/** A list of a file. */
export type ListName = keyof typeof itemFields

import { amountMaximum } from '../parameters/calculator.ts'
import { comparedYears } from '../parameters/comparison.ts'
import {
  exchangeGrowthMaximum,
  exchangeLoanMaximum,
  exchangeTextMaximum,
  exchangeUnitsMaximum,
} from '../parameters/exchange-file.ts'
import { stateGainRates, type StateCode } from '../parameters/state-tax.ts'

/** What one field of a file can hold. */
export type FileField =
  | { readonly type: 'text'; readonly longest: number }
  /** The id of something in a table that is not part of this one. */
  | { readonly type: 'code'; readonly longest: number }
  /** The id of an item of a list of the file. */
  | { readonly type: 'item'; readonly list: 'sales' | 'purchases' }
  | { readonly type: 'date'; readonly form: 'day' | 'month' }
  | {
      readonly type: 'number'
      /** A `part` is one of several that are compared with each other alone: percent, or dollars. */
      readonly unit: 'dollars' | 'share' | 'count' | 'part'
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
      ? Extract<FileField, { type: 'text' | 'code' | 'item' | 'date' | 'choice' }>
      : { readonly type: 'choice'; readonly options: readonly Value[] }

/** An id of an item is short, and has no dot, which separates the steps of a path. */
export const itemId = /^[\w-]{1,32}$/

export const text = { type: 'text', longest: exchangeTextMaximum } as const
export const code = { type: 'code', longest: 40 } as const
export const state = { type: 'choice', options: Object.keys(stateGainRates) as StateCode[] } as const
export const day = { type: 'date', form: 'day' } as const
export const month = { type: 'date', form: 'month' } as const
export const flag = { type: 'flag' } as const
export const amount = { type: 'number', unit: 'dollars', least: 0, most: amountMaximum, whole: true } as const
export const signedAmount = { ...amount, least: -amountMaximum } as const
export const share = { type: 'number', unit: 'share', least: 0, most: 1, whole: false } as const
export const loanShare = { ...share, most: exchangeLoanMaximum, of: 'loan' } as const
export const growth = {
  type: 'number',
  unit: 'share',
  least: -exchangeGrowthMaximum,
  most: exchangeGrowthMaximum,
  whole: false,
} as const
export const year = {
  type: 'number',
  unit: 'count',
  least: comparedYears.from,
  most: comparedYears.to,
  whole: true,
} as const
export const part = { type: 'number', unit: 'part', least: 0, most: amountMaximum, whole: false } as const
export const depreciationKind = { type: 'choice', options: ['commercial', 'residential'] } as const
export const units = { type: 'number', unit: 'count', least: 1, most: exchangeUnitsMaximum, whole: true } as const

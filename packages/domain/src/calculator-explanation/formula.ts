import { formatUsd } from '../calculator/amounts.ts'

/** How one figure was computed, explained to the user who entered the numbers. */
export interface FigureExplanation {
  /** The figure as displayed: whole US dollars, $0 where an exchange has no proceeds. */
  readonly amount: string
  /** What the figure is, in plain words. */
  readonly meaning: string
  /** The calculation with the user's numbers, e.g. "20% × ($2,000,000 − $1,000,000) = $200,000". */
  readonly formula: string
  /** Which limits apply, and whether the formula does not add up as written because of rounding. */
  readonly notes: readonly string[]
}

interface Calculation {
  readonly meaning: string
  /** The amounts in the formula, in US dollars, unrounded. */
  readonly amounts: readonly number[]
  readonly write: (...shown: string[]) => string
  readonly compute: (...amounts: number[]) => number
  readonly notes?: readonly (string | undefined)[]
}

const roundedNote = 'Worked out with exact amounts; the figures here are rounded to whole dollars.'
const shareDigits = 10
const wholePercent = 100
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Writes out a calculation, with a note when its rounded amounts would give a different rounded result. */
export function explain({ meaning, amounts, write, compute, notes = [] }: Calculation): FigureExplanation {
  const amount = formatUsd(compute(...amounts))
  const asWritten = formatUsd(compute(...amounts.map((exact) => Math.round(exact))))
  return {
    amount,
    meaning,
    formula: `${write(...amounts.map((exact) => formatUsd(exact)))} = ${amount}`,
    notes: [...notes, asWritten === amount ? undefined : roundedNote].filter((note) => note !== undefined),
  }
}

/** A fraction of 1 as a percentage with at most one decimal, e.g. "3.8%". */
export function percentOf(share: number): string {
  return `${Math.round(share * wholePercent * shareDigits) / shareDigits}%`
}

/** Growth over whole years as a factor, e.g. "1.03⁷"; at most nine years. */
export function growthFactor(rate: number, years: number): string {
  return `${1 + rate}${superscripts.charAt(years)}`
}

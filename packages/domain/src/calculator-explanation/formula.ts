import { formatUsd } from '../calculator/amounts'

/** How one figure came about, for the person whose numbers it is made of. */
export interface FigureExplanation {
  /** The figure as shown: whole US dollars, $0 for what an exchange without proceeds would bring. */
  readonly amount: string
  /** What the figure is, in plain words. */
  readonly meaning: string
  /** The calculation with the person's numbers, e.g. "20% × ($2,000,000 − $1,000,000) = $200,000". */
  readonly formula: string
  /** Limits that were reached, and whether rounding keeps the formula from adding up as written. */
  readonly notes: readonly string[]
}

interface Calculation {
  readonly meaning: string
  /** The amounts in it, in US dollars, unrounded. */
  readonly amounts: readonly number[]
  readonly write: (...shown: string[]) => string
  readonly compute: (...amounts: number[]) => number
  readonly notes?: readonly (string | undefined)[]
}

const roundedNote = 'Worked out with exact amounts; the figures here are rounded to whole dollars.'
const shareDigits = 10
const wholePercent = 100
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Writes a calculation out, and says so where its rounded amounts would give another rounded result. */
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

/** A share of 1 in percent, with at most one decimal, e.g. "3.8%". */
export function percentOf(share: number): string {
  return `${Math.round(share * wholePercent * shareDigits) / shareDigits}%`
}

/** A growth over whole years as a factor, e.g. "1.03⁷"; at most nine years. */
export function growthFactor(rate: number, years: number): string {
  return `${1 + rate}${superscripts.charAt(years)}`
}

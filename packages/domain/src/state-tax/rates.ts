import type { Brackets, Step, StateFiling } from '../parameters/states/by-filing.ts'

/** Tax by brackets on the part of an income that lies above another, in US dollars, unrounded. */
export function bracketTax({ rates, from }: Brackets, filing: StateFiling, income: number, below = 0): number {
  const starts = from[filing]
  return rates.reduce((tax, rate, place) => {
    const bottom = Math.max(below, starts[place] as number)
    const top = Math.min(income, starts[place + 1] ?? Infinity)
    return tax + rate * Math.max(0, top - bottom)
  }, 0)
}

/** The value that holds at an amount; 0 below the first. */
export function stepAt(steps: readonly Step[], amount: number): number {
  return steps.findLast(([from]) => amount >= from)?.[1] ?? 0
}

/** Where the step that an amount is in begins, among steps that begin at 0. */
export function stepStart(steps: readonly Step[], amount: number): number {
  return Math.max(...steps.map(([from]) => (amount >= from ? from : 0)))
}

/** What rates by income come to on an income, bracket by bracket. */
export function stackedRates(steps: readonly Step[], income: number): number {
  return steps.reduce((sum, [from, rate], place) => {
    const to = steps[place + 1]?.[0] ?? Infinity
    return sum + rate * Math.max(0, Math.min(income, to) - from)
  }, 0)
}

const centsPerDollar = 100
const sharePlaces = 1_000_000
const ratePlaces = 100_000

/** An amount to the cent, halves up. */
export function toCent(amount: number): number {
  return rounded(amount, centsPerDollar)
}

/** A share or a multiple to six places, halves up. */
export function toShare(share: number): number {
  return rounded(share, sharePlaces)
}

/** A yearly rate of return to five places, halves up. */
export function toRate(rate: number): number {
  return rounded(rate, ratePlaces)
}

/** What `round` makes of a number, or null for none. */
export function orNull(value: number | undefined, round: (value: number) => number): number | null {
  return value === undefined ? null : round(value)
}

/** One number through another, to six places; null where either is missing or nothing can be divided by. */
export function ratio(part: number | undefined, whole: number | undefined): number | null {
  return part === undefined || whole === undefined || whole === 0 ? null : toShare(part / whole)
}

/** A sum, unrounded. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

/** What rounds to nothing is 0, never -0. */
function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts || 0
}

/** Decimals that an amount can have: what stands further behind comes from adding binary fractions. */
const decimals = 4
const centsPerDollar = 100
/** More decimals than this can't be written by `toFixed`. */
const mostPlaces = 100

/** An amount in whole US dollars, halves rounded up: 2.5 is 3, and -2.5 is -2. */
export function roundToDollars(amount: number): number {
  return roundHalfUp(amount)
}

/** Whole cents of an amount in US dollars, halves rounded up. */
export function toCents(amount: number): number {
  return roundHalfUp(amount * centsPerDollar)
}

/** An amount in US dollars from whole cents. */
export function fromCents(cents: number): number {
  return cents / centsPerDollar
}

/**
 * A whole number of cents or dollars times `part` over `whole`, halves rounded up; 0 where `whole` is 0. The decimals
 * of both are taken as they are written, so that no binary fraction moves a half.
 */
export function proportionOf(total: number, part: number, whole: number): number {
  const [numerator = 0n, denominator = 0n] = toUnits([part, whole])
  if (denominator === 0n) return 0
  return Number(floorQuotient(2n * BigInt(total) * numerator + denominator, 2n * denominator))
}

/**
 * Shares out a whole number of cents or dollars by weights that aren't negative. Each part is rounded down, and what is
 * left goes to the largest fractions, the first of equal ones. Nothing is shared out where all weights are 0.
 */
export function apportion(total: number, weights: readonly number[]): number[] {
  const units = toUnits(weights)
  const sum = units.reduce((all, unit) => all + unit, 0n)
  if (sum === 0n) return weights.map(() => 0)
  const shares = units.map((unit, index) => {
    const exact = BigInt(total) * unit
    const floor = floorQuotient(exact, sum)
    return { index, floor, rest: exact - floor * sum }
  })
  const left = BigInt(total) - shares.reduce((all, { floor }) => all + floor, 0n)
  const largestFirst = shares.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest > other.rest ? -1 : 1))
  const raised = new Set(largestFirst.slice(0, Number(left)).map(({ index }) => index))
  return shares.map(({ index, floor }) => Number(floor) + (raised.has(index) ? 1 : 0))
}

function roundHalfUp(value: number): number {
  // Adding 0 turns the -0 of a small negative amount into 0.
  return Math.round(Number(value.toFixed(decimals))) + 0
}

/** Numbers as whole multiples of the smallest decimal place that any of them has. */
function toUnits(values: readonly number[]): bigint[] {
  const places = Math.min(mostPlaces, Math.max(0, ...values.map(placesOf)))
  return values.map((value) => BigInt(value.toFixed(places).replace('.', '')))
}

/** How many decimals a number has, as it is written. */
function placesOf(value: number): number {
  const [digits = '', exponent = ''] = value.toExponential().split('e')
  return digits.replace(/^-?\d\.?/, '').length - Number(exponent)
}

/** A quotient rounded down, of negative numbers too; the divisor is above 0. */
function floorQuotient(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

import { fromCents } from '../exact-amounts/exact-amounts.ts'
import { readMonth } from '../time/plain-date.ts'
import { checkPart, type PartGivenUp } from './depreciation-inputs.ts'
import type { PartAtSale } from './depreciation-after.ts'
import { oldPartOf } from './old-parts.ts'

/**
 * What is left of one part at its sale, in the month `sold` as yyyy-mm, in US dollars to the cent. Throws a RangeError
 * that begins with the name of an impossible input.
 * @source docs/product/after-closing.md#writing-off
 */
export function partGivenUp(part: PartGivenUp, sold: string): PartAtSale {
  checkPart(part)
  const { taken, left, monthsUsed, monthsLeft } = oldPartOf(part, readMonth('sold', sold))
  return {
    ...(taken === undefined ? {} : { taken: fromCents(taken) }),
    adjustedBasis: fromCents(left),
    monthsUsed,
    monthsLeft,
  }
}

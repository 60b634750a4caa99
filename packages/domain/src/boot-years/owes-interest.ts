import { checkAmount } from '../engine-inputs/checked-inputs.ts'
import { deferredInterestThreshold } from '../parameters/after-closing.ts'

/**
 * Whether interest is usually due on the tax that waits, by what is outstanding at the end of a year from installment
 * sales of that year, in US dollars. Throws a RangeError that begins with `outstanding` when that is no amount.
 * @source parameter `deferredInterestThreshold`
 */
export function owesInterest(outstanding: number): boolean {
  checkAmount('outstanding', outstanding)
  return outstanding > deferredInterestThreshold
}

import { checkAmount, checkList } from '../engine-inputs/checked-inputs.ts'
import { apportion, fromCents, toCents } from '../exact-amounts/exact-amounts.ts'

/**
 * Shares out a basis, which may be negative, by values that aren't. In US dollars to the cent: each part is rounded
 * down, and the cents that are left go to the largest fractions, the first of equal ones. Throws a RangeError that
 * begins with the name of an impossible number, or with `values` when they add up to nothing.
 * @source 26 CFR 1.1031(j)-1(c); Rev. Rul. 68-36
 */
export function allocateBasis(total: number, values: readonly number[]): number[] {
  checkAmount('total', total, Number.MIN_SAFE_INTEGER)
  checkList('values', values)
  for (const value of values) checkAmount('values', value)
  if (!values.some((value) => value > 0)) throw new RangeError('values add up to nothing')
  return apportion(toCents(total), values).map(fromCents)
}

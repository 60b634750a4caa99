/**
 * Throws a RangeError that begins with the name of an amount in US dollars that is not a number, or is out of bounds:
 * from 0, unless `least` says otherwise, to what a number can hold exactly.
 */
export function checkAmount(name: string, amount: number, least = 0): void {
  if (amount >= least && amount <= Number.MAX_SAFE_INTEGER) return
  throw new RangeError(`${name} is not an amount from ${least} on: ${amount}`)
}

/** Throws a RangeError that begins with the name of a share that is not a number from 0 to 1. */
export function checkShare(name: string, share: number): void {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${name} is not a share from 0 to 1: ${share}`)
}

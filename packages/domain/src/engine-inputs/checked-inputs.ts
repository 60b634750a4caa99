// What a compiler rules out, a caller in JavaScript can still pass: a text in place of a number would be joined to the
// next one, and a wrong word counted as the other.

/**
 * Throws a RangeError that begins with the name of an amount in US dollars that is not a number, or is out of bounds:
 * from 0, unless `least` says otherwise, to what a number can hold exactly.
 */
export function checkAmount(name: string, amount: number, least = 0): void {
  if (isNumber(amount) && amount >= least && amount <= Number.MAX_SAFE_INTEGER) return
  throw new RangeError(`${name} is not an amount from ${least} on: ${amount}`)
}

/** Throws a RangeError that begins with the name of a share that is not a number from 0 to 1. */
export function checkShare(name: string, share: number): void {
  if (!(isNumber(share) && share >= 0 && share <= 1))
    throw new RangeError(`${name} is not a share from 0 to 1: ${share}`)
}

/** Throws a RangeError that begins with the name of a choice that is none of those there are. */
export function checkChoice<Choice extends string>(name: string, choice: Choice, choices: readonly Choice[]): void {
  if (!choices.includes(choice)) throw new RangeError(`${name} is none of ${choices.join(', ')}: ${choice}`)
}

/** Throws a RangeError that begins with the name of a group of inputs that is missing or no object. */
export function checkInputs(name: string, inputs: object): void {
  if (isObject(inputs)) return
  throw new RangeError(`${name} is no object: ${typeof inputs}`)
}

/** Throws a RangeError that begins with the name of a list that is missing or no array. */
export function checkList(name: string, list: readonly unknown[]): void {
  if (!Array.isArray(list)) throw new RangeError(`${name} is no array: ${typeof list}`)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number'
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

import { checkAmount, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import {
  identificationCount,
  identificationPurchaseShare,
  identificationValueLimit,
} from '../parameters/identification.ts'

/** A property on the list. */
export interface Candidate {
  readonly name: string
  /** As how many properties it counts, at least 1. */
  readonly units: number
  /** Market value of the whole in US dollars, without regard to loans. */
  readonly value: number
  /** Whether it was received by day 45. */
  readonly received: boolean
}

/** The rule that a list has to keep. */
export type IdentificationRule = 'three-property' | '200-percent' | '95-percent'

/** What the rules say about a list. Amounts in US dollars; the sums are rounded to cents. */
export interface IdentificationCheck {
  readonly count: number
  readonly value: number
  /** Twice the value sold. */
  readonly limit: number
  readonly rule: IdentificationRule
  /** Value above the limit when neither of the first two rules is kept, else 0. */
  readonly over: number
  /** Value that must be bought under the 95% rule, else 0. */
  readonly mustBuy: number
  /** Names that are validly identified whatever else is bought. */
  readonly safe: readonly string[]
}

/**
 * Applies the three-property rule, then the 200% rule, then the 95% rule to a list. Throws a RangeError that begins
 * with `salePrices`, `candidates`, `units` or `value` for what is impossible there.
 * @source 26 CFR 1.1031(k)-1(c)(1), (4); parameters `identificationCount`, `identificationValueLimit`,
 * `identificationPurchaseShare`
 */
export function identificationCheck(inputs: {
  readonly salePrices: readonly number[]
  readonly candidates: readonly Candidate[]
}): IdentificationCheck {
  checkInputs('inputs', inputs)
  const { salePrices, candidates } = inputs
  checkList('salePrices', salePrices)
  checkList('candidates', candidates)
  for (const price of salePrices) checkAmount('salePrices', price)
  for (const candidate of candidates) {
    checkInputs('candidates', candidate)
    const { units, value } = candidate
    if (!Number.isInteger(units) || units < 1) throw new RangeError(`units is not a whole number from 1: ${units}`)
    checkAmount('value', value)
  }
  const count = sum(candidates.map(({ units }) => units))
  // In cents: a value that was divided by a share has noise far below them, which must not pass the limit.
  const value = inCents(sum(candidates.map((candidate) => candidate.value)))
  const limit = inCents(identificationValueLimit * sum(salePrices))
  const rule = ruleFor(count, value <= limit)
  const isOver = rule === '95-percent'
  return {
    count,
    value,
    limit,
    rule,
    over: isOver ? value - limit : 0,
    mustBuy: isOver ? identificationPurchaseShare * value : 0,
    safe: candidates.filter(({ received }) => received || !isOver).map(({ name }) => name),
  }
}

function ruleFor(count: number, isWithinLimit: boolean): IdentificationRule {
  if (count <= identificationCount) return 'three-property'
  return isWithinLimit ? '200-percent' : '95-percent'
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function inCents(amount: number): number {
  return Math.round(amount * 100) / 100
}

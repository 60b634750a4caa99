/** The ways to file that states tell apart. A surviving spouse files as a couple does, but counts as one person. */
export type StateFiling = 'single' | 'joint' | 'separate' | 'head'

/** A figure for each of them. */
export type ByStateFiling<Value = number> = Readonly<Record<StateFiling, Value>>

/** A value that holds from an amount on, up to the next one: a rate of a bracket, or an amount in US dollars. */
export type Step = readonly [from: number, value: number]

/**
 * Rates in order, and for each way to file the income from which each holds. A bracket that a way to file lacks begins
 * where the next one does.
 */
export interface Brackets {
  readonly rates: readonly number[]
  readonly from: ByStateFiling<readonly number[]>
}

/** One value for every way to file. */
export function forAll<Value>(value: Value): ByStateFiling<Value> {
  return { single: value, joint: value, separate: value, head: value }
}

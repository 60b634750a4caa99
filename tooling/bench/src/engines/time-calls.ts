import { middle } from '../middle.ts'
import { inputsOf, type Engine } from './engine.ts'

/** The longest that one call of an engine may take, in milliseconds. */
export const longestCall = 1

const rounds = 15

/** How long one call of an engine takes, in milliseconds. */
export interface CallTime {
  /** The mean of a thousand inputs, in the middle of the rounds. */
  readonly usual: number
  /** The input that takes longest, in the middle of the rounds. */
  readonly slowest: number
  readonly isKept: boolean
}

/** Times each input once a round, after a round that isn't counted; `now` is a clock in milliseconds. */
export function timeCalls(engine: Engine, now: () => number = () => performance.now()): CallTime {
  const inputs = inputsOf(engine)
  const timeOf = (input: unknown) => {
    const begun = now()
    engine.call(input)
    return now() - begun
  }
  for (const input of inputs) engine.call(input)
  const times = Array.from({ length: rounds }, () => inputs.map(timeOf))
  const slowest = Math.max(...inputs.map((_, place) => middle(times.map((round) => round[place] ?? Number.NaN))))
  return { usual: middle(times.map(mean)), slowest, isKept: slowest <= longestCall }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

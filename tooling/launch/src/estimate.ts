/** A task of a run: how long it is expected to take, and what is known of it so far. Times are seconds of the run. */
export interface ExpectedTask {
  expected: number
  startedAt?: number
  endedAt?: number
}

/** How far a run is. */
export interface Estimate {
  /** Share of the expected work that is done, from 0 to 1. */
  done: number
  /** Seconds that the rest takes at the pace so far, rounded to what the estimate can know. */
  rest: number
}

/** Tasks that run at the same time. */
const atOnce = 2

/**
 * How far a run is after `now` seconds. The pace is what the ended tasks took beside what was expected of them, so a
 * slower machine shows after its first long task. A running task never counts as done.
 */
export function estimateRest(tasks: readonly ExpectedTask[], now: number): Estimate {
  const ended = tasks.filter(({ endedAt }) => endedAt !== undefined)
  const took = sum(ended.map(({ startedAt = 0, endedAt = 0 }) => endedAt - startedAt))
  const expected = sum(ended.map((task) => task.expected))
  // Until a minute of work is done, a few short tasks say little.
  const pace = expected > 60 ? Math.max(0.2, took / expected) : 1
  const left = sum(tasks.map((task) => restOf(task, now, pace)))
  const whole = sum(tasks.map((task) => task.expected)) * pace
  const longest = Math.max(0, ...tasks.map((task) => restOf(task, now, pace)))
  return {
    done: whole === 0 ? 1 : Math.max(0, 1 - left / whole),
    rest: toSteps(Math.max(longest, left / atOnce)),
  }
}

function restOf({ expected, startedAt, endedAt }: ExpectedTask, now: number, pace: number): number {
  if (endedAt !== undefined) return 0
  const whole = expected * pace
  return startedAt === undefined ? whole : Math.max(whole / 20, whole - (now - startedAt))
}

function toSteps(seconds: number): number {
  const step = seconds > 120 ? 30 : 10
  return Math.ceil(seconds / step) * step
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

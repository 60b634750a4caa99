import { monitorEventLoopDelay } from 'node:perf_hooks'

/** How often the event loop is looked at, and for how long each time, in milliseconds. */
const resolution = 10
const period = 1000

/** How late the event loop is at this time. */
export interface LoopDelay {
  /** Milliseconds that 1 in 100 of its turns came late by, in the last second or two. */
  current: () => number
  stop: () => void
}

/** Measures the delay of the event loop: how much the machine, or this process itself, slows everything down. */
export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution })
  histogram.enable()
  const latest = () => Math.max(0, histogram.percentile(99) / 1e6 - resolution)
  let previous = 0
  const timer = setInterval(() => {
    previous = latest()
    histogram.reset()
  }, period).unref()
  return {
    current: () => Math.max(previous, latest()),
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

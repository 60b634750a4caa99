import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two beats, and how much longer one may take beside the calls of a crowd. */
const interval = 20
const slack = 80
/** The longest that any call of the product may take, and so what has to be said about the machine at a time. */
const reach = 2500

/** What the machine itself keeps everybody waiting for. */
export interface Pulse {
  /** Milliseconds for which it stood still within any two and a half seconds since then (a time of `performance.now()`). */
  stalledSince: (begun: number) => number
  stop: () => Promise<void>
}

/**
 * Asks a server, again and again until it is gone, what it answers without asking anybody. What that takes longer than
 * usual is the machine's own, and the floor for the time of everything that is asked meanwhile.
 */
export function startPulse(origin: string): Pulse {
  const stalls: { at: number; ms: number }[] = []
  let beating = true
  const beat = async () => {
    while (beating) {
      const at = performance.now()
      const answer = await fetch(`${origin}/health/live`).catch(() => undefined)
      if (answer === undefined) return
      await answer.text()
      await sleep(interval)
      const ms = performance.now() - at - interval - slack
      if (ms > 0) stalls.push({ at, ms })
    }
  }
  const ended = beat()
  const within = (start: number) => stalls.filter(({ at }) => at >= start && at < start + reach).reduce((sum, { ms }) => sum + ms, 0)
  return {
    stalledSince: (begun) => Math.max(0, ...stalls.filter(({ at }) => at >= begun).map(({ at }) => within(at))),
    stop: async () => {
      beating = false
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two beats, and how much longer one may take beside the calls of a crowd. */
const interval = 20
const slack = 80
/** The longest that any call of the product may take, and so what has to be said about the machine at a time. */
const reach = 2500
/** A server that does nothing, in a process of its own: what it is late with, the product has no part in. */
const bareServer =
  "const s = require('node:http').createServer((_, a) => a.end('ok')).listen(0, '127.0.0.1', () => console.log(s.address().port))"

/** What the machine itself keeps everybody waiting for. */
export interface Pulse {
  /** Milliseconds for which it stood still within any two and a half seconds since then (a time of `performance.now()`). */
  stalledSince: (begun: number) => number
  stop: () => Promise<void>
}

/**
 * Asks a bare server again and again. What its answer takes longer than usual is the machine's own, and the floor for the
 * time of everything that is asked meanwhile.
 */
export async function startPulse(): Promise<Pulse> {
  const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(createInterface({ input: bare.stdout }), 'line')) as [string]
  const stalls: { at: number; ms: number }[] = []
  const end = new AbortController()
  const beat = async () => {
    while (!end.signal.aborted) {
      const at = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: end.signal }).catch(() => undefined)
      // Without a floor the bounds are only stricter.
      if (answer === undefined) return
      await answer.arrayBuffer().catch(() => {})
      await sleep(interval)
      const ms = performance.now() - at - interval - slack
      if (ms > 0) stalls.push({ at, ms })
    }
  }
  const ended = beat()
  const within = (start: number) =>
    stalls.filter(({ at }) => at >= start && at < start + reach).reduce((sum, { ms }) => sum + ms, 0)
  return {
    stalledSince: (begun) => Math.max(0, ...stalls.filter(({ at }) => at >= begun).map(({ at }) => within(at))),
    stop: async () => {
      end.abort()
      bare.kill()
      await ended
    },
  }
}

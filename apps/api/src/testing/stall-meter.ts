import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Milliseconds between two beats, and how much longer one can take under a crowd's load before it counts as a stall.
 */
const interval = 20
const slack = 80
/** The longest that any call of the product can take, and so the window over which stalls are added up. */
const reach = 2500
/** A server that does nothing, in its own process: its delays are not caused by the product. */
const bareServer =
  "const s = require('node:http').createServer((_, a) => a.end('ok')).listen(0, '127.0.0.1', () => " +
  'console.log(s.address().port))'

/** Measures delays caused by the machine itself. */
export interface StallMeter {
  /**
   * The longest total stall, in milliseconds, within any 2.5-second window since `begun` (a time of
   * `performance.now()`).
   */
  stalledSince: (begun: number) => number
  stop: () => Promise<void>
}

/**
 * Polls a bare server. Any delay of its responses beyond the usual is caused by the machine, and is the allowance for
 * everything measured at the same time.
 */
export async function startStallMeter(): Promise<StallMeter> {
  const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(createInterface({ input: bare.stdout }), 'line')) as [string]
  const stalls: { at: number; ms: number }[] = []
  const end = new AbortController()
  const beat = async () => {
    while (!end.signal.aborted) {
      const at = performance.now()
      const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: end.signal }).catch(() => undefined)
      // Without this allowance the time limits are only stricter.
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

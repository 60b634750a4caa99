import { availableParallelism } from 'node:os'
import { overloaded, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'

/** Runs a few hashes at a time; others are queued, or refused if the wait would be too long. */
export interface HashQueue {
  run: <Value>(work: () => Promise<Value>) => Promise<Result<Value, FailureReply>>
}

/** How many hashes run at once, and the longest allowed wait at a machine's usual speed, in milliseconds. */
export interface HashQueueLimits {
  concurrency: number
  maxWaitMs: number
}

// Initial estimate until the first hash has been measured.
const expectedDuration = 50
/** A machine that others keep busy hashes slower, and lets callers wait longer in proportion, at most this many times. */
const maxPatience = 4
// Weight of the newest duration in the moving average.
const newestShare = 0.1

/**
 * One hash per core, as more would only slow each other down and use memory. One thread of the pool stays free for file
 * and DNS operations; set `UV_THREADPOOL_SIZE` to enlarge the pool on machines with more than three cores.
 */
export function hashesAtOnce(
  cores = availableParallelism(),
  poolSize = Number(process.env['UV_THREADPOOL_SIZE']) || 4,
): number {
  return Math.max(1, Math.min(cores, poolSize - 1))
}

/**
 * A queue that refuses work once the wait, estimated from previous hashes, would exceed its limit. While hashes take
 * longer than they usually do, the limit grows with them, up to four times: a fixed one would refuse nearly everyone.
 */
export function makeHashQueue({ concurrency, maxWaitMs }: HashQueueLimits): HashQueue {
  const waiting: (() => void)[] = []
  let running = 0
  let duration = expectedDuration
  let baselineDuration = expectedDuration
  const run: HashQueue['run'] = async (work) => {
    const wait = running < concurrency ? 0 : Math.ceil((waiting.length + 1) / concurrency) * duration
    const patience = Math.min(duration / baselineDuration, maxPatience)
    if (wait > maxWaitMs * patience) return fail(overloaded(Math.ceil(wait / 1000)))
    // A finished hash passes its slot to the first in the queue, so that no later call can take it.
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const start = performance.now()
    try {
      return succeed(await work())
    } finally {
      duration += newestShare * (performance.now() - start - duration)
      baselineDuration = Math.min(baselineDuration, duration)
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return { run }
}

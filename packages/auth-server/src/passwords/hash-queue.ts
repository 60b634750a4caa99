import { availableParallelism } from 'node:os'
import { overloaded, type AuthFailure } from '../failures'
import { fail, succeed, type Result } from '../result'

/** Runs hashes a few at a time; the others wait for their turn, or are refused when it would be too far off. */
export interface HashQueue {
  run: <Value>(work: () => Promise<Value>) => Promise<Result<Value, AuthFailure>>
}

/** How many hashes run at once, and how long one may have to wait, in milliseconds. */
export interface HashQueueLimits {
  concurrency: number
  longestWait: number
}

// Until the first hash has told.
const expectedDuration = 50
// Share of the newest duration in the average.
const newestShare = 0.1

/**
 * One hash a core, as more would only slow each other down and take memory. Of the thread pool that they run in, one
 * thread stays free for files and names; `UV_THREADPOOL_SIZE` makes it larger on machines with more than three cores.
 */
export function hashesAtOnce(
  cores = availableParallelism(),
  poolSize = Number(process.env['UV_THREADPOOL_SIZE']) || 4,
): number {
  return Math.max(1, Math.min(cores, poolSize - 1))
}

/** A queue that is refused entry to once the wait, reckoned from the hashes so far, would be longer than its limit. */
export function makeHashQueue({ concurrency, longestWait }: HashQueueLimits): HashQueue {
  const waiting: (() => void)[] = []
  let running = 0
  let duration = expectedDuration
  const run: HashQueue['run'] = async (work) => {
    const wait = running < concurrency ? 0 : Math.ceil((waiting.length + 1) / concurrency) * duration
    if (wait > longestWait) return fail(overloaded(Math.ceil(wait / 1000)))
    // Whoever ends hands their place to the first in the queue, so that nobody who comes later takes it.
    if (running < concurrency) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    const start = performance.now()
    try {
      return succeed(await work())
    } finally {
      duration += newestShare * (performance.now() - start - duration)
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return { run }
}

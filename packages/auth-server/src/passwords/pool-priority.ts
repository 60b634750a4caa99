import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Steps of niceness that the pool stands below the process: a loop with work to do then hardly waits for a core. */
const steps = 10

let isLowered = false

/**
 * Lets the thread pool, where passwords are hashed, give way to the event loop when both want a core. To be called once
 * the pool has work, as it has no threads before. Does nothing where threads have no priorities of their own.
 * @source setpriority(2): on Linux the nice value belongs to a thread
 */
export function lowerPoolPriority(): void {
  if (isLowered || process.platform !== 'linux') return
  isLowered = true
  try {
    const priority = Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW)
    for (const thread of poolThreads()) setPriority(thread, priority)
  } catch {
    // A system that hides its threads, or forbids this, hashes at the priority of the loop.
  }
}

/** The ids of the pool's threads in this process. */
export function poolThreads(): number[] {
  const threads = '/proc/self/task'
  return readdirSync(threads)
    .filter((thread) => readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
    .map(Number)
}

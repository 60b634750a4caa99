import { readdirSync, readFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'

/** Niceness added to the pool's threads: a busy event loop then hardly waits for a core. */
const steps = 10

let isLowered = false

/**
 * Makes the thread pool, where passwords are hashed, yield to the event loop when both need a core. Call it once the
 * pool has work, as it has no threads before. Does nothing where threads have no priorities of their own.
 * @source setpriority(2): on Linux the nice value belongs to a thread
 */
export function lowerPoolPriority(): void {
  if (isLowered || process.platform !== 'linux') return
  isLowered = true
  try {
    const priority = Math.min(getPriority() + steps, constants.priority.PRIORITY_LOW)
    for (const thread of poolThreads()) setPriority(thread, priority)
  } catch {
    // On a system that hides its threads or forbids this, hashing runs at the priority of the event loop.
  }
}

/** The ids of the pool's threads in this process. */
export function poolThreads(): number[] {
  const threads = '/proc/self/task'
  return readdirSync(threads)
    .filter((thread) => readFileSync(`${threads}/${thread}/comm`, 'utf8').startsWith('libuv-worker'))
    .map(Number)
}

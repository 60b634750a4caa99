import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JobKind } from './job-kinds.js'

// Of this process only: workers elsewhere find a job when they next look.
const bell = new EventEmitter().setMaxListeners(0)
const counts = new Map<JobKind, number>()

/** Tells the workers of this process that there is a job, or will be once the transaction at hand has committed. */
export function announce(kind: JobKind): void {
  counts.set(kind, announcements(kind) + 1)
  bell.emit(kind)
}

/** How many jobs of a kind have been announced so far. */
export function announcements(kind: JobKind): number {
  return counts.get(kind) ?? 0
}

/** Rests until more than `seen` jobs have been announced, the time is over, or `stop` is aborted. */
export async function rest(kind: JobKind, { seen, milliseconds, stop }: { seen: number; milliseconds: number; stop: AbortSignal }): Promise<void> {
  if (announcements(kind) !== seen || stop.aborted) return
  const woken = new AbortController()
  const wake = () => woken.abort()
  bell.once(kind, wake)
  stop.addEventListener('abort', wake, { once: true })
  await sleep(milliseconds, undefined, { signal: woken.signal }).catch(() => {})
  bell.off(kind, wake)
  stop.removeEventListener('abort', wake)
}

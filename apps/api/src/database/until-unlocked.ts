import { setTimeout as sleep } from 'node:timers/promises'
import { StartRefusal } from '../config/start-refusal.ts'

/** Milliseconds until the next attempt, on average, and the number of attempts: about five minutes. */
const pause = 1000
const attempts = 200

/**
 * Repeats `work` while it ends because somebody else holds a lock. It must leave nothing half done. Throws a {@link
 * StartRefusal} when that lasts for minutes.
 */
export async function untilUnlocked(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (attempt === attempts) throw busy(error)
    }
    await sleep(pause * (0.5 + Math.random()))
  }
}

function isLockTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '55P03') || isLockTimeout(error.cause)
}

function busy(cause: unknown): StartRefusal {
  return new StartRefusal(
    'database-busy',
    'Something else has held a table of the database for minutes, so it can’t be migrated: another server that is ' +
      'migrating it, a backup, or a transaction that somebody left open (pg_stat_activity shows them). Nothing was ' +
      'changed half way. End that, and start again.',
    { cause },
  )
}

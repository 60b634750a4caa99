import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a group of concurrent writers observed. */
export interface Sightings {
  /** How often each status was received. */
  statuses: Record<number, number>
  /** Duration of the slowest response, in milliseconds. */
  slowest: number
  /** Messages that were acknowledged, each counted once. */
  acknowledged: number
  /** Calls that ended without a response. */
  unanswered: number
}

/** Running writers; `seen` is updated while they run. */
export interface Writers {
  seen: Sightings
  stop: () => Promise<void>
}

/**
 * Sends contact messages from `count` concurrent writers. One that gets no 2xx sends the same message again with its
 * key.
 */
export function startWriters(origin: string, count: number): Writers {
  const seen: Sightings = { statuses: {}, slowest: 0, acknowledged: 0, unanswered: 0 }
  const end = new AbortController()
  const write = async () => {
    let key: string | undefined
    while (!end.signal.aborted || key !== undefined) {
      key ??= randomUUID()
      const status = await sendMessage(origin, key, seen)
      if (status === 200 || status === 201) {
        seen.acknowledged++
        key = undefined
      } else {
        await sleep(50)
      }
    }
  }
  const writers = Array.from({ length: count }, write)
  return {
    seen,
    stop: async () => {
      end.abort()
      await Promise.all(writers)
    },
  }
}

async function sendMessage(origin: string, key: string, seen: Sightings): Promise<number | undefined> {
  const begun = performance.now()
  const body = JSON.stringify({
    firstName: 'Ruth',
    lastName: 'Okafor',
    email: 'ruth@example.com',
    subject: 'Day 45',
    message: key,
  })
  try {
    const answer = await fetch(`${origin}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    })
    await answer.text()
    seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1
    return answer.status
  } catch {
    seen.unanswered++
    return undefined
  } finally {
    seen.slowest = Math.max(seen.slowest, performance.now() - begun)
  }
}

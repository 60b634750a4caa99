import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a group of concurrent writers observed. */
export interface WriteLog {
  /** How often each status was received. */
  statuses: Record<number, number>
  /** Duration of the slowest response, in milliseconds. */
  slowest: number
  /** Messages that were acknowledged, each counted once. */
  acknowledged: number
  /** Their texts, each different. */
  messages: string[]
  /** Calls that ended without a response, of which `refused` reached nobody. */
  unanswered: number
  refused: number
}

/** Running writers; `seen` is updated while they run. */
export interface Writers {
  seen: WriteLog
  stop: () => Promise<void>
}

/** How writers differ from the usual: messages of 36 characters, one after the other. */
interface Manner {
  /** Characters of each message. */
  length?: number
  /** Milliseconds between an acknowledgement and the writer's next message. */
  pause?: number
}

/**
 * Sends contact messages from `count` concurrent writers. One that gets no 2xx sends the same message again with its
 * key.
 */
export function startWriters(origin: string, count: number, { length = 36, pause = 0 }: Manner = {}): Writers {
  const seen: WriteLog = { statuses: {}, slowest: 0, acknowledged: 0, messages: [], unanswered: 0, refused: 0 }
  const end = new AbortController()
  const write = async () => {
    let key: string | undefined
    while (!end.signal.aborted || key !== undefined) {
      key ??= randomUUID()
      const message = key.padEnd(length, '.')
      const status = await sendMessage(origin, { key, message }, seen)
      if (status === 200 || status === 201) {
        seen.acknowledged++
        seen.messages.push(message)
        key = undefined
        if (pause > 0) await sleep(pause)
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

async function sendMessage(
  origin: string,
  { key, message }: { key: string; message: string },
  seen: WriteLog,
): Promise<number | undefined> {
  const begun = performance.now()
  const body = JSON.stringify({
    firstName: 'Ruth',
    lastName: 'Okafor',
    email: 'ruth@example.com',
    subject: 'Day 45',
    message,
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
  } catch (error) {
    seen.unanswered++
    if (isRefusal(error)) seen.refused++
    return undefined
  } finally {
    seen.slowest = Math.max(seen.slowest, performance.now() - begun)
  }
}

function isRefusal(error: unknown): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}

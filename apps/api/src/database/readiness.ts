import { sql, type Kysely } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that the database gets to respond to a load balancer's check. */
const limit = 800

/** Reports whether the database responds in time. Concurrent callers share one query. */
export function readinessOf<Tables>(db: Kysely<Tables>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  const ask = () => answersInTime(db).finally(() => (asking = undefined))
  return () => (asking ??= ask())
}

/** True when the database answers; rejects otherwise. */
export async function isUp<Tables>(db: Kysely<Tables>): Promise<boolean> {
  await sql`select 1`.execute(db)
  return true
}

async function answersInTime<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const end = new AbortController()
  const answer = isUp(db).catch(() => false)
  const over = sleep(limit, false, { signal: end.signal }).catch(() => false)
  return Promise.race([answer, over]).finally(() => end.abort())
}

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

async function answersInTime<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const end = new AbortController()
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
  const over = sleep(limit, false, { signal: end.signal }).catch(() => false)
  return Promise.race([answer, over]).finally(() => end.abort())
}

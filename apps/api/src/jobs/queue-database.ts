import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { fromPglite, type ConstructorOptions } from 'pg-boss'

/** The way of the queue to the database: beside Kysely, which takes no scripts of several statements. */
export type QueueDatabase = Required<Pick<ConstructorOptions, 'db' | 'backend'>>

/** The queue on the embedded database, over its one connection. */
export function queueOnEmbedded(pglite: PGlite): QueueDatabase {
  return { db: fromPglite(pglite), backend: 'pglite' }
}

/** The queue on a Postgres server, over a pool whose owner closes it. */
export function queueOnServer(pool: pg.Pool): QueueDatabase {
  return { db: { executeSql: (text, values) => pool.query(text, values) }, backend: 'postgres' }
}

import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { fromPglite, type ConstructorOptions } from 'pg-boss'

/** The queue's connection to the database. It bypasses Kysely, which does not accept scripts of several statements. */
export type QueueDatabase = Required<Pick<ConstructorOptions, 'db' | 'backend'>>

/** The queue on the embedded database, using its only connection. */
export function queueOnEmbedded(pglite: PGlite): QueueDatabase {
  return { db: fromPglite(pglite), backend: 'pglite' }
}

/** The queue on a Postgres server, using a pool that the caller closes. */
export function queueOnServer(pool: pg.Pool): QueueDatabase {
  return { db: { executeSql: (text, values) => pool.query(text, values) }, backend: 'postgres' }
}

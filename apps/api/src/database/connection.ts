import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { Refusal } from '../refusal.js'
import { lockFolder } from './folder-lock.js'
import type { Tables } from './tables.js'

export interface Database {
  db: Kysely<Tables>
  /** Where the rows live, in words for the operator. */
  description: string
  close(): Promise<void>
}

/**
 * Opens the Postgres behind `databaseUrl`, or an embedded one in `dataFolder` that this process alone may use.
 * Throws a {@link Refusal} when it cannot be reached or the folder is taken.
 */
export async function openDatabase(options: { databaseUrl: string | undefined; dataFolder: string }): Promise<Database> {
  return options.databaseUrl ? await openServer(options.databaseUrl) : await openEmbedded(options.dataFolder)
}

/** A Kysely over any dialect, with the naming that all queries of this app rely on. */
export function kyselyOver(dialect: PGliteDialect | PostgresDialect): Kysely<Tables> {
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] })
}

async function openServer(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, statement_timeout: 15_000 })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = kyselyOver(new PostgresDialect({ pool }))
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    await db.destroy()
    throw new Refusal('database-unreachable', 'The database in DATABASE_URL does not answer. Check that it runs, that the address and password are right, and start again.', { cause: error })
  }
  return { db, description: 'the Postgres in DATABASE_URL', close: () => db.destroy() }
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  const unlock = lockFolder(dataFolder)
  const folder = join(dataFolder, 'database')
  try {
    const pglite = await PGlite.create(folder)
    const db = kyselyOver(new PGliteDialect({ pglite }))
    const close = async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      unlock()
    }
    return { db, description: folder, close }
  } catch (error) {
    unlock()
    throw error
  }
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** The engine writes zeros to all of its buffers when it starts, which takes 0.6 s for the 128 MB it would choose. */
const sharedBuffers = '16MB'

/** The program's database, and a description of its location for the operator. */
export interface OpenDatabase {
  db: Kysely<unknown>
  place: string
  /** Whether other processes can use it too. */
  isShared: boolean
  close: () => Promise<void>
}

/**
 * Opens the Postgres behind `url`, else an embedded one in `folder`, else an in-memory one. Rejects if it is
 * unreachable.
 */
export async function openDatabase({
  url,
  folder,
}: {
  url: string | undefined
  folder: string | undefined
}): Promise<OpenDatabase> {
  if (url !== undefined) return openServer(url)
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 })
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    ...(folder === undefined ? {} : { dataDir: join(folder, 'database') }),
  })
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) })
  const place = folder === undefined ? 'in memory, gone when this program ends' : `embedded, in ${folder}`
  return { db, place, isShared: false, close: () => db.destroy() }
}

function openServer(connectionString: string): OpenDatabase {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 })
  // The pool opens another connection; without a listener, losing an idle one would crash the process.
  pool.on('error', () => undefined)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return { db, place: 'the Postgres of DATABASE_URL', isShared: true, close: () => db.destroy() }
}

/** Whether an error means that the database server is down, possibly only for a short time. */
export function databaseIsAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  if (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08|57P0|53300)/.test(code))
    return true
  return typeof message === 'string' && /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
}

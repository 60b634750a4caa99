import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, type LogEvent } from 'kysely'
import { openEmbeddedCopy } from '@dst/vitest-config/database-copies'

/** The database of one test server. */
export interface OpenDatabase {
  db: Kysely<unknown>
  close: () => Promise<void>
}

/** Emptied databases of servers that have stopped, because opening one costs more than most tests. */
const emptied: PGlite[] = []

/** Statements that deleting all rows doesn't undo. */
const lasting = /\b(?:create|alter|drop|grant|revoke|auth_migrations)\b/i

/** Opens a migrated embedded database without rows. */
export async function openEmbedded(log: (event: LogEvent) => void): Promise<OpenDatabase> {
  const pglite = emptied.pop() ?? (await openEmbeddedCopy())
  let isReusable = true
  const db = new Kysely<unknown>({
    dialect: new PGliteDialect({ pglite: withoutClosing(pglite) }),
    log: (event) => {
      if (lasting.test(event.query.sql)) isReusable = false
      log(event)
    },
  })
  const close = async () => {
    await db.destroy()
    if (!isReusable) return pglite.close()
    await deleteRows(pglite)
    emptied.push(pglite)
  }
  return { db, close }
}

/** So that a stopped server's Kysely refuses statements, as it would with a closed database. */
function withoutClosing(pglite: PGlite) {
  return {
    query: pglite.query.bind(pglite),
    transaction: pglite.transaction.bind(pglite),
    close: () => Promise.resolve(),
    closed: false,
    ready: pglite.ready,
    waitReady: pglite.waitReady,
  }
}

async function deleteRows(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'auth'::regnamespace and relkind = 'r' and relname not like 'auth_migrations%'`,
  )
  const deletions = rows.map(({ name }) => `delete from ${name};`).join('')
  // As a replica it checks no references, so that the order doesn't matter.
  await pglite.exec(`reset all; set session_replication_role = replica; ${deletions} reset session_replication_role;`)
}

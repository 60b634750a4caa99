import { Kysely, PGliteDialect, type LogEvent } from 'kysely'
import { borrowEmbeddedCopy } from '@dst/vitest-config/borrowed-copy'

/** The database of one test server. */
export interface OpenDatabase {
  db: Kysely<unknown>
  close: () => Promise<void>
}

/** Opens a migrated embedded database without rows. */
export async function openEmbedded(log: (event: LogEvent) => void): Promise<OpenDatabase> {
  const pglite = await borrowEmbeddedCopy()
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }), log })
  const close = async () => {
    await db.destroy()
    // Kysely closes it only if it has used it.
    await pglite.close()
  }
  return { db, close }
}

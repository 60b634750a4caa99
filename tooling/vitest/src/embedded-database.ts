import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import '@dst/vitest-config/empty-database'

/** Opens an empty, in-memory embedded Postgres, for a workspace that sets `embedded`. */
export async function openEmbeddedDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(inject('emptyDatabase')) })
}

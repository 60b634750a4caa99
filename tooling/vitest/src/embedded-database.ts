import { openAsBlob } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import '@dst/vitest-config/empty-database'

/** An empty embedded Postgres in memory, for a workspace whose tests ask for `embedded`. */
export async function openEmbeddedDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(inject('emptyDatabase')) })
}

import { migrateOnce } from '@dst/vitest-config/migrated-databases'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrateAuthServer } from '../src/index.ts'

export default migrateOnce({
  embedded: (pglite) => migrateAuthServer(new Kysely({ dialect: new PGliteDialect({ pglite }) })),
  server: async (url) => {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new Pool({ connectionString: url }) }) })
    await migrateAuthServer(db)
    await db.destroy()
  },
})

import { migrateAuthServer } from '@dst/auth-server'
import { migrateOnce } from '@dst/vitest-config/migrated-databases'
import { PGliteDialect, PostgresDialect, sql, type Kysely } from 'kysely'
import pg from 'pg'
import { kyselyOver } from '../database/connection.ts'
import { migrate } from '../database/migrate.ts'
import { grantProductRole } from '../database/product-role.ts'
import type { Tables } from '../database/tables.ts'
import { installQueue } from '../jobs/install-queue.ts'
import { queueOnEmbedded, queueOnServer, type QueueDatabase } from '../database/queue-database.ts'

async function migrateAll(db: Kysely<Tables>, queue: QueueDatabase): Promise<void> {
  await migrate(db)
  await migrateAuthServer(db.withoutPlugins())
  await installQueue(queue, db)
  await grantProductRole(db)
  // No clock queues a job while a test looks at what waits: once a year.
  await sql`update pgboss.schedule set cron = '0 0 1 1 *'`.execute(db)
}

export default migrateOnce({
  embedded: (pglite) => migrateAll(kyselyOver(new PGliteDialect({ pglite })), queueOnEmbedded(pglite)),
  server: async (url) => {
    const pool = new pg.Pool({ connectionString: url, max: 4 })
    const db = kyselyOver(new PostgresDialect({ pool }))
    await migrateAll(db, queueOnServer(pool))
    await db.destroy()
  },
})

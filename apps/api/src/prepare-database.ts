import { migrateAuthServer } from '@dst/auth-server'
import type { Config } from './config.js'
import type { Database } from './database/connection.js'
import { migrate } from './database/migrate.js'
import { installQueue } from './jobs/install-queue.js'

/** Brings every table that this configuration needs to its newest shape; takes the time that it takes. */
export async function prepareDatabase(database: Database, { hostedAuth }: Pick<Config, 'hostedAuth'>): Promise<void> {
  await database.patiently(async (db, queue) => {
    await migrate(db)
    // The service names its own columns; it shares the connection, not the naming.
    if (!hostedAuth) await migrateAuthServer(db.withoutPlugins())
    await installQueue(queue, db)
  })
}

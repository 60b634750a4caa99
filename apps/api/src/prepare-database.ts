import { migrateAuthServer } from '@dst/auth-server'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { installQueue } from './jobs/install-queue.ts'

/** Migrates every table that this configuration needs to its latest version, without a time limit. */
export async function prepareDatabase(database: Database, { hostedAuth }: Pick<Config, 'hostedAuth'>): Promise<void> {
  await database.patiently(async (db, queue) => {
    await migrate(db)
    // The auth service names its own columns; it shares the connection, but not the naming plugin.
    if (!hostedAuth) await migrateAuthServer(db.withoutPlugins())
    await installQueue(queue, db)
  })
}

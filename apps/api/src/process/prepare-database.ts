import { LaterSchemaError, migrateAuthServer } from '@dst/auth-server'
import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/connection.ts'
import { migrate, tooNew } from '../database/migrate.ts'
import { grantProductRole } from '../database/product-role.ts'
import type { Tables } from '../database/tables.ts'
import { untilUnlocked } from '../database/until-unlocked.ts'
import { installQueue } from '../jobs/install-queue.ts'
import type { QueueDatabase } from '../database/queue-database.ts'

/**
 * Migrates every table that this configuration needs to its latest version, one process at a time and without a time
 * limit. Throws a {@link StartRefusal} when other processes hold a table or the preparation for minutes, or a later
 * version has left nothing that this one can work with.
 */
export async function prepareDatabase(database: Database, { hostedAuth }: Pick<Config, 'hostedAuth'>): Promise<void> {
  const prepare = async (db: Kysely<Tables>, queue: QueueDatabase) => {
    await migrate(db)
    // The auth service names its own columns; it shares the connection, but not the naming plugin.
    if (!hostedAuth) await migrateAuthServer(db.withoutPlugins()).catch(refuseLaterSchema)
    await installQueue(queue, db)
    await grantProductRole(db)
  }
  await untilUnlocked(() => database.exclusively(prepare))
}

function refuseLaterSchema(error: unknown): never {
  throw error instanceof LaterSchemaError ? tooNew(error.migration) : error
}

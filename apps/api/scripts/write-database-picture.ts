import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrateAuthServer } from '@dst/auth-server'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import { kyselyOver } from '../src/database/connection.ts'
import { migrate } from '../src/database/migrate.ts'
import { installQueue } from '../src/jobs/install-queue.ts'
import { queueOnEmbedded } from '../src/database/queue-database.ts'
import { databasePicture } from './database-picture.ts'

// Run this after adding a migration: `pnpm --filter @dst/api db:picture`.
const pglite = await PGlite.create()
const db = kyselyOver(new PGliteDialect({ pglite }))
await migrate(db)
await migrateAuthServer(db.withoutPlugins())
// Moves jobs out of the table used before pg-boss and drops that table.
await installQueue(queueOnEmbedded(pglite), db)
await writeFile(join(import.meta.dirname, '../../../docs/database.md'), await databasePicture(pglite))
await db.destroy()

import { fileURLToPath } from 'node:url'
import { migrateAuthServer } from '@dst/auth-server'
import { readConfig } from './config.js'
import { openDatabase } from './database/connection.js'
import { migrate } from './database/migrate.js'
import { Refusal } from './refusal.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))

try {
  const config = readConfig(process.env, root)
  const database = await openDatabase(config)
  try {
    await migrate(database.db)
    if (!config.hostedAuth) await migrateAuthServer(database.db.withoutPlugins())
    process.stdout.write(`Migrated ${database.description}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

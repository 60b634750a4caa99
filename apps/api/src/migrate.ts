import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { prepareDatabase } from './prepare-database.ts'
import { refusalOf } from './surroundings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let config: Config | undefined
try {
  config = readConfig(process.env, root)
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database, config)
    process.stdout.write(`Migrated ${database.description}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  const refusal = refusalOf(error, config?.dataFolder ?? '')
  if (!refusal) throw error
  process.stderr.write(`${refusal.message}\n`)
  process.exitCode = 1
}

import { operate, withDatabase } from './operator-command.ts'
import { prepareDatabase } from '../process/prepare-database.ts'

await operate((config) =>
  withDatabase(config, async (database) => {
    await prepareDatabase(database, config)
    return { exitCode: 0, text: `Migrated ${database.description}\n` }
  }),
)

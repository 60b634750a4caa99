import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { jobsUsage, runJobsCommand } from './jobs/jobs-command.ts'
import { StartRefusal } from './start-refusal.ts'
import { refusalOf } from './surroundings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const args = process.argv.slice(2)

let config: Config | undefined
try {
  if (args.length === 0 || args.includes('--help')) process.stdout.write(jobsUsage)
  else await run((config = readConfig(process.env, root)))
} catch (error) {
  const refusal = refusalOf(error, config?.dataFolder ?? '')
  if (!refusal) throw error
  process.stderr.write(`${refusal.code === 'data-folder-in-use' ? inUse(refusal) : refusal.message}\n`)
  process.exitCode = 1
}

async function run(chosen: Config): Promise<void> {
  if (!chosen.databaseUrl && !existsSync(join(chosen.dataFolder, 'database'))) {
    throw new StartRefusal(
      'no-database',
      `There is no database in ${chosen.dataFolder}. Set DATABASE_URL or DATA_DIR as for the server.`,
    )
  }
  const database = await openDatabase(chosen)
  try {
    const { exitCode, text } = await runJobsCommand(args, database)
    const screen = exitCode === 0 ? process.stdout : process.stderr
    screen.write(text)
    process.exitCode = exitCode
  } finally {
    await database.close()
  }
}

function inUse({ message }: StartRefusal): string {
  return (
    `${message} An embedded database can be open in one program only: what waits in its queue is kept while ` +
    'the server is stopped. With DATABASE_URL this command works beside running servers.'
  )
}

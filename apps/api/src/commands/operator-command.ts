import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig, type Config } from '../config/config.ts'
import { root } from '../config/repository-root.ts'
import { openDatabase, type Database } from '../database/connection.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import { refusalOf } from '../config/start-checks.ts'

/** For commands that only need the embedded database for themselves. */
export const besideServers =
  'An embedded database can be open in one program only: what waits in its queue is kept while the server is ' +
  'stopped. With DATABASE_URL this command works beside running servers.'

/** An exit code, and what the operator is told: on success to stdout, otherwise to stderr. */
export interface Outcome {
  /** 0: success. 1: not possible. 2: invalid usage. */
  exitCode: 0 | 1 | 2
  text: string
}

/**
 * Runs an operator's command with the server's configuration, and ends with its exit code. What the operator can
 * correct is explained on stderr, a folder in use with `whenInUse` as well.
 */
export async function operate(work: (config: Config) => Promise<Outcome>, whenInUse = ''): Promise<void> {
  let config: Config | undefined
  try {
    const { exitCode, text } = await work((config = readConfig(process.env, root)))
    const screen = exitCode === 0 ? process.stdout : process.stderr
    screen.write(text)
    process.exitCode = exitCode
  } catch (error) {
    const refusal = refusalOf(error, config?.dataFolder ?? '')
    if (!refusal) throw error
    const hint = refusal.code === 'data-folder-in-use' ? whenInUse : ''
    process.stderr.write(`${[refusal.message, hint].join(' ').trim()}\n`)
    process.exitCode = 1
  }
}

/** Opens a database for as long as `work` takes. */
export async function withDatabase<Result>(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Throws a {@link StartRefusal} where opening the embedded database would create it. */
export function mustExist({ databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>): void {
  if (databaseUrl || existsSync(join(dataFolder, 'database'))) return
  throw new StartRefusal(
    'no-database',
    `There is no database in ${dataFolder}. Set DATABASE_URL or DATA_DIR as for the server.`,
  )
}

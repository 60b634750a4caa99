import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { mustExist, withDatabase } from './operator-command.ts'
import { prepareDatabase } from '../process/prepare-database.ts'
import { StartRefusal } from '../config/start-refusal.ts'
import manifest from '../../package.json' with { type: 'json' }
import { keysInUse, placeKeys, refuseOtherKeys } from './backup/auth-keys.ts'
import { checkBackup, type BackupEnd } from './backup/backup-file.ts'
import { newBackup } from './backup/backup-names.ts'
import { restoreBackup } from './backup/restore-backup.ts'
import { writeBackup } from './backup/write-backup.ts'

/** Backs up the configured database, and resolves with an account of it. */
export async function backUp(config: Config, name: string): Promise<string> {
  mustExist(config)
  const file = resolve(name)
  const authKeys = await keysInUse(config)
  const accounts = !config.hostedAuth
  const { version } = manifest
  const { tables } = await withDatabase(config, async ({ patiently }) => {
    let written: BackupEnd | undefined
    await patiently(async (db) => {
      written = await writeBackup(db.withoutPlugins(), { file, version, authKeys, accounts })
    })
    if (!written) throw new Error('nothing was written')
    return written
  })
  const kilobytes = Math.ceil((await stat(file)).size / 1000)
  const keys = authKeys === undefined ? 'It has no auth keys' : 'It has the auth keys'
  return (
    `${counted(tables)}Backed up to ${file} (${kilobytes} kB). ${keys}.\n` +
    'Whoever has this file has the data of every person: keep it secret.\n'
  )
}

/** Checks a backup, restores it into the configured database, and resolves with an account of it. */
export async function restore(config: Config, name: string, { replace }: { replace: boolean }): Promise<string> {
  const file = resolve(name)
  const backup = await checkBackup(file)
  const { authKeys, version, madeAt } = backup.head
  if (!replace) await refuseOtherKeys(config, authKeys)
  const description = await withDatabase(config, async (database) => {
    await prepareDatabase(database, config)
    await database.patiently((db) =>
      restoreBackup(db.withoutPlugins(), backup, {
        file,
        replace,
        accounts: !config.hostedAuth,
        beforeCommit: async () => {
          if (authKeys !== undefined) await placeKeys(config, authKeys)
        },
      }),
    )
    return database.description
  })
  return (
    `${counted(backup.end.tables)}Restored the backup of ${madeAt} (version ${version}) into ${description}, and ` +
    'compared every table.\n'
  )
}

/** Moves the embedded database to the one in DATABASE_URL, by way of a backup that is kept. */
export async function moveToPostgres(config: Config): Promise<string> {
  if (!config.databaseUrl)
    throw new StartRefusal('no-database', 'Set DATABASE_URL to the empty Postgres database that everything moves to.')
  // A target out of reach is noticed before there is a backup.
  await withDatabase(config, () => Promise.resolve())
  const file = newBackup(config)
  await backUp({ ...config, databaseUrl: undefined }, file)
  return (
    (await restore(config, file, { replace: false })) +
    `Start the server with the same DATABASE_URL and DATA_DIR. The embedded database and ${file} are as they were:\n` +
    'delete them once the server has what it needs. Both hold the data of every person.\n'
  )
}

function counted(tables: BackupEnd['tables']): string {
  const filled = Object.entries(tables).filter(([, { rows }]) => rows > 0)
  return filled.map(([name, { rows }]) => `${name.padEnd(34)}${String(rows).padStart(9)}\n`).join('')
}

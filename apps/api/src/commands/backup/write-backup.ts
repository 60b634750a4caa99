import type { Kysely } from 'kysely'
import { lockShape, readLines, readOneMoment } from '../../database/stored-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { queuedKinds } from '../../jobs/job-kinds.ts'
import { writeBackupFile, type BackupEnd, type BackupHead } from './backup-file.ts'
import {
  madeBy,
  nameOf,
  sequenceValues,
  unlockSession,
  storedTables,
  tallyOf,
  type TableChoice,
} from '../../database/stored-tables.ts'

interface BackupOptions extends Pick<TableChoice, 'accounts'> {
  file: string
  version: string
  /** The text of auth-keys.json, if it belongs in the backup. */
  authKeys: string | undefined
}

/**
 * Writes everything that the database holds at this moment to a file, in one transaction, so that it fits together
 * while servers go on writing. Needs as much memory as a few hundred rows. Resolves with what was written.
 */
export async function writeBackup(
  db: Kysely<Tables>,
  { file, version, authKeys, accounts }: BackupOptions,
): Promise<BackupEnd> {
  const end: BackupEnd = { tables: {}, sequences: {} }
  await db.transaction().execute(async (trx) => {
    await readOneMoment(trx)
    await unlockSession(trx)
    const head: BackupHead = {
      format: 1,
      version,
      madeAt: new Date().toISOString(),
      migrations: await madeBy(trx, { accounts }),
      ...(authKeys === undefined ? {} : { authKeys }),
    }
    await writeBackupFile(file, dump(trx, { head, end, accounts }))
  })
  return end
}

async function* dump(
  trx: Kysely<Tables>,
  { head, end, accounts }: Pick<TableChoice, 'accounts'> & { head: BackupHead; end: BackupEnd },
): AsyncGenerator<string> {
  yield JSON.stringify(head)
  const tables = await storedTables(trx, { accounts, kinds: queuedKinds })
  await lockShape(trx, tables)
  for (const table of tables) {
    yield JSON.stringify({ table: nameOf(table), columns: table.columns.map(({ name }) => name) })
    yield* readLines(trx, table)
    end.tables[nameOf(table)] = await tallyOf(trx, table)
  }
  // A sequence is ahead of every row that the transaction sees, whenever it is read.
  end.sequences = await sequenceValues(trx)
  yield JSON.stringify(end)
}

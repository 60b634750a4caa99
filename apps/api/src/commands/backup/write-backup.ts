import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { writeBackupFile, type BackupEnd, type BackupHead } from './backup-file.ts'
import {
  linesOf,
  madeBy,
  nameOf,
  sequenceValues,
  settleSession,
  storedTables,
  tallyOf,
  type TableChoice,
} from './stored-tables.ts'

/** Rows that are fetched at a time. */
const fetched = 500

interface BackupOptions extends TableChoice {
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
    await sql`set transaction isolation level repeatable read, read only`.execute(trx)
    await settleSession(trx)
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
  { head, end, accounts }: TableChoice & { head: BackupHead; end: BackupEnd },
): AsyncGenerator<string> {
  yield JSON.stringify(head)
  const tables = await storedTables(trx, { accounts })
  const all = sql.join(tables.map((table) => sql.table(nameOf(table))))
  await sql`lock table ${all} in access share mode`.execute(trx)
  for (const table of tables) {
    yield JSON.stringify({ table: nameOf(table), columns: table.columns.map(({ name }) => name) })
    await sql`declare stored no scroll cursor for ${linesOf(table)}`.execute(trx)
    for (let full = true; full;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetched)} from stored`.execute(trx)
      for (const { line } of rows) yield line
      full = rows.length === fetched
    }
    await sql`close stored`.execute(trx)
    end.tables[nameOf(table)] = await tallyOf(trx, table)
  }
  // A sequence is ahead of every row that the transaction sees, whenever it is read.
  end.sequences = await sequenceValues(trx)
  yield JSON.stringify(end)
}

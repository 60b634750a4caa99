import type { Kysely } from 'kysely'
import { empty, hasRows, insertLines, lockWhole, setSequence } from '../../database/stored-rows.ts'
import type { Tables } from '../../database/tables.ts'
import { queuedKinds } from '../../jobs/job-kinds.ts'
import { StartRefusal } from '../../config/start-refusal.ts'
import { backupRows, type BackupSummary, type BackupTable } from './backup-file.ts'
import {
  madeBy,
  nameOf,
  unlockSession,
  storedTables,
  tallyOf,
  type StoredTable,
  type TableChoice,
} from '../../database/stored-tables.ts'

/** Characters and rows that are inserted at a time. */
const batch = { characters: 1_000_000, rows: 1000 }
/** These have rows in a database in which nothing has happened yet. */
const filledByMigrations = new Set(['public.faqs', 'public.product_secrets'])

interface RestoreOptions extends Pick<TableChoice, 'accounts'> {
  file: string
  /** Whether rows that are there already are deleted; otherwise they are a reason to refuse. */
  replace: boolean
  /** Runs last, before the commit: when it throws, nothing has changed. */
  beforeCommit?: () => Promise<void>
}

/**
 * Fills a migrated database from a checked backup and compares each table with what was backed up, all in one
 * transaction. Throws a {@link StartRefusal}, without a change, when the database has rows or other tables than the
 * backup.
 */
export async function restoreBackup(
  db: Kysely<Tables>,
  { head, end }: BackupSummary,
  { file, replace, accounts, beforeCommit }: RestoreOptions,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await unlockSession(trx)
    refuseOtherMigrations(head, await madeBy(trx, { accounts }))
    const tables = new Map(
      (await storedTables(trx, { accounts, kinds: queuedKinds })).map((table) => [nameOf(table), table]),
    )
    refuseOtherTables([...tables.keys()], Object.keys(end.tables))
    await lockWhole(trx, [...tables.values()])
    if (!replace) await refuseRows(trx, [...tables.values()])
    await empty(trx, [...tables.values()])
    await fill(trx, file, tables)
    for (const [name, value] of Object.entries(end.sequences)) await setSequence(trx, name, value)
    for (const [name, table] of tables) {
      const { rows, checksum } = await tallyOf(trx, table)
      const reported = end.tables[name]
      if (rows !== reported?.rows || checksum !== reported.checksum)
        throw new Error(`after the restore, ${name} differs from the backup`)
    }
    await beforeCommit?.()
  })
}

async function fill(trx: Kysely<Tables>, file: string, tables: ReadonlyMap<string, StoredTable>): Promise<void> {
  let lines: string[] = []
  let characters = 0
  let current: BackupTable | undefined
  const flush = async () => {
    const table = current && tables.get(current.table)
    if (current && table && lines.length > 0) await insertLines(trx, { table, columns: current.columns, lines })
    lines = []
    characters = 0
  }
  for await (const { table, line } of backupRows(file)) {
    if (table !== current || lines.length === batch.rows || characters > batch.characters) await flush()
    current = table
    lines.push(line)
    characters += line.length
  }
  await flush()
}

function refuseOtherMigrations({ version, migrations }: BackupSummary['head'], ours: string[]): void {
  const missing = migrations.filter((name) => !ours.includes(name))
  const further = ours.filter((name) => !migrations.includes(name))
  if (missing.length + further.length === 0) return
  throw new StartRefusal(
    'backup-unusable',
    `The backup was made by version ${version}, whose tables are not those of this version (${
      [...missing.map((name) => `the backup has ${name}`), ...further.map((name) => `it lacks ${name}`)][0]
    }). Restore it with that version, then start this one.`,
  )
}

function refuseOtherTables(ours: string[], theirs: string[]): void {
  const [first] = [
    ...theirs.filter((name) => !ours.includes(name)).map((name) => `only the backup has ${name}`),
    ...ours.filter((name) => !theirs.includes(name)).map((name) => `only the database has ${name}`),
  ]
  if (first === undefined) return
  throw new StartRefusal(
    'backup-unusable',
    `The backup and the database have different tables: ${first}. Accounts are among them only with the embedded ` +
      'auth service: set or unset SUPABASE_URL as it was when the backup was made, and use a database for this ' +
      'product alone.',
  )
}

async function refuseRows(trx: Kysely<Tables>, tables: StoredTable[]): Promise<void> {
  for (const table of tables.filter((each) => !filledByMigrations.has(nameOf(each)))) {
    if (await hasRows(trx, table))
      throw new StartRefusal(
        'database-not-empty',
        `The database already has rows, for example in ${nameOf(table)}. Name an empty one, or replace everything in ` +
          'this one with "pnpm restore FILE --replace".',
      )
  }
}

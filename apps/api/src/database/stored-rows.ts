import { sql, type Kysely } from 'kysely'
import { linesOf, nameOf, type StoredTable } from './stored-tables.ts'
import type { Tables } from './tables.ts'

/** Rows that are fetched at a time. */
const fetched = 500

/** Makes the transaction see one moment, and write nothing. */
export async function readOneMoment(trx: Kysely<Tables>): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(trx)
}

/** Keeps others from changing what these tables are. */
export async function lockShape(trx: Kysely<Tables>, tables: readonly StoredTable[]): Promise<void> {
  await sql`lock table ${joined(tables)} in access share mode`.execute(trx)
}

/** The table's rows, each as a line. */
export async function* readLines(trx: Kysely<Tables>, table: StoredTable): AsyncGenerator<string> {
  await sql`declare stored no scroll cursor for ${linesOf(table)}`.execute(trx)
  for (let full = true; full;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(fetched)} from stored`.execute(trx)
    for (const { line } of rows) yield line
    full = rows.length === fetched
  }
  await sql`close stored`.execute(trx)
}

/** Locks the tables against everybody. Whoever is still using them waits for the outcome, or makes this fail. */
export async function lockWhole(trx: Kysely<Tables>, tables: readonly StoredTable[]): Promise<void> {
  await sql`set local lock_timeout = '10s'`.execute(trx)
  await sql`lock table ${joined(tables)}`.execute(trx)
}

/** Deletes all rows, also where triggers refuse that; to be called as the tables' owner. */
export async function empty(trx: Kysely<Tables>, tables: readonly StoredTable[]): Promise<void> {
  const triggers = async (change: 'disable' | 'enable') => {
    for (const table of tables)
      await sql`alter table ${sql.table(nameOf(table))} ${sql.raw(change)} trigger user`.execute(trx)
  }
  await triggers('disable')
  await sql`truncate ${joined(tables)}`.execute(trx)
  await triggers('enable')
}

/** Whether the table has a row. */
export async function hasRows(trx: Kysely<Tables>, table: StoredTable): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(nameOf(table))} limit 1`.execute(trx)
  return rows.length > 0
}

/** Stores lines as rows of a table, whose `columns` they have in this order. Throws for a column that it lacks. */
export async function insertLines(
  trx: Kysely<Tables>,
  { table, columns, lines }: { table: StoredTable; columns: readonly string[]; lines: readonly string[] },
): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const values = columns.map((name, index) => {
    const type = types.get(name)
    if (type === undefined) throw new Error(`the backup has a column ${name} that ${nameOf(table)} lacks`)
    return sql`(stored ->> ${sql.lit(index)})::${sql.raw(type)}`
  })
  await sql`insert into ${sql.table(nameOf(table))} (${sql.join(columns.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${lines.join(',')}]`}::text::json) as stored`.execute(trx)
}

/** Sets the last value of a sequence. */
export async function setSequence(trx: Kysely<Tables>, name: string, value: string): Promise<void> {
  await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(trx)
}

function joined(tables: readonly StoredTable[]) {
  return sql.join(tables.map((table) => sql.table(nameOf(table))))
}

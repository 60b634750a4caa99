import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Column {
  schema: string
  table: string
  column: string
}

/** Every column of every table in the database except Postgres's own. */
export async function everyColumn(db: Kysely<Tables>): Promise<Column[]> {
  const { rows } =
    await sql<Column>`select columns.table_schema as schema, columns.table_name as table, columns.column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where columns.table_schema not in ('pg_catalog', 'information_schema') and tables.table_type = 'BASE TABLE'
    order by 1, 2, columns.ordinal_position`.execute(db.withoutPlugins())
  return rows
}

/** The columns that contain one of these texts anywhere, ignoring case. */
export async function columnsWith(db: Kysely<Tables>, traces: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const { schema, table, column } of await everyColumn(db)) {
    const { rows } = await sql<{
      trace: string
    }>`select distinct trace from unnest(${traces}::text[]) as trace, ${sql.id(schema, table)} as row
      where strpos(lower(row.${sql.id(column)}::text), lower(trace)) > 0`.execute(db.withoutPlugins())
    found.push(...rows.map(({ trace }) => `${schema}.${table}.${column}: ${trace}`))
  }
  return found
}

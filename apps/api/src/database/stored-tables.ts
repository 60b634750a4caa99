import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import { StartRefusal } from '../config/start-refusal.ts'

/** A table of the product, with the columns that hold data of their own. */
export interface StoredTable {
  schema: string
  name: string
  columns: { name: string; type: string }[]
  /** Of the queue's jobs only these kinds are stored: those that pg-boss sends to itself start anew with the server. */
  kinds?: readonly string[]
}

/** What two equal sets of rows have in common, in whatever order they are stored. */
export interface Tally {
  rows: number
  checksum: string
}

/** `accounts`: whether the tables of the embedded auth service are included. */
export interface TableChoice {
  accounts: boolean
  /** The kinds of jobs that are stored. */
  kinds: readonly string[]
}

/**
 * The tables that a backup holds, each after those that it refers to. Of the queue these are the jobs; what migrations
 * and pg-boss write about themselves is left out. Throws for tables that refer to each other in a circle.
 */
export async function storedTables(db: Kysely<Tables>, { accounts, kinds }: TableChoice): Promise<StoredTable[]> {
  const { rows } = await sql<StoredTable & { parents: string[] }>`
    select n.nspname as schema, c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(pn.nspname || '.' || p.relname)
        from pg_constraint k
        join pg_class p on p.oid = k.confrelid
        join pg_namespace pn on pn.oid = p.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid), '[]') as parents
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'auth' and ${accounts}) or (n.nspname = 'pgboss' and c.relname = 'job'))
      and c.relname !~ '^(kysely|auth)_migrations?(_lock)?$'
    order by n.nspname, c.relname`.execute(db)
  return parentsFirst(rows).map(({ schema, name, columns }) => ({
    schema,
    name,
    columns,
    ...(schema === 'pgboss' ? { kinds } : {}),
  }))
}

function parentsFirst<Table extends StoredTable & { parents: string[] }>(tables: Table[]): Table[] {
  const sorted: Table[] = []
  const named = new Set<string>()
  while (sorted.length < tables.length) {
    const ready = tables.filter(
      (table) => !named.has(nameOf(table)) && table.parents.every((parent) => named.has(parent)),
    )
    if (ready.length === 0) throw new Error('some tables refer to each other in a circle')
    sorted.push(...ready)
    for (const table of ready) named.add(nameOf(table))
  }
  return sorted
}

/** The name of a table as a backup states it. */
export function nameOf({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`
}

/** The table's rows as a subquery with one column `line`: a JSON array of the columns as text, or null. */
export function linesOf(table: StoredTable) {
  const values = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`)
  return sql`select array_to_json(array[${sql.join(values)}])::text as line
    from ${sql.table(nameOf(table))} ${table.kinds ? ofKinds(table.kinds) : sql``}`
}

function ofKinds(kinds: readonly string[]) {
  return sql`where name in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`
}

/** Computed by the database itself: neither the rows nor their order leave it. */
export async function tallyOf(db: Kysely<Tables>, table: StoredTable): Promise<Tally> {
  const { rows } = await sql<Tally>`select count(*)::int as rows,
    coalesce(sum(('x' || encode(substr(sha256(convert_to(line, 'UTF8')), 1, 7), 'hex'))::bit(56)::bigint), 0)::text
      as checksum
    from (${linesOf(table)}) as stored`.execute(db)
  return rows[0] ?? { rows: 0, checksum: '0' }
}

/** The names of the migrations that made these tables. Throws a {@link StartRefusal} before the first of them. */
export async function madeBy(db: Kysely<Tables>, { accounts }: Pick<TableChoice, 'accounts'>): Promise<string[]> {
  const last = accounts ? 'auth.auth_migrations' : 'kysely_migration'
  const { rows: known } = await sql<{ there: boolean }>`select to_regclass(${last}) is not null as there`.execute(db)
  if (known[0]?.there !== true)
    throw new StartRefusal(
      'no-database',
      'The database has no tables of this product yet: there is nothing to back up.',
    )
  const { rows } = await sql<{ name: string }>`select 'public.' || name as name from kysely_migration
    ${accounts ? sql`union all select 'auth.' || name from auth.auth_migrations` : sql``} order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

/** The last value of each sequence that was used, by its name. */
export async function sequenceValues(db: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; value: string }>`
    select schemaname || '.' || sequencename as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'auth') and last_value is not null order by 1`.execute(db)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Values are written as text, so the text must not depend on who wrote it; a dump may take its time. */
export async function unlockSession(trx: Kysely<Tables>): Promise<void> {
  for (const setting of [
    "timezone = 'UTC'",
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    'extra_float_digits = 1',
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ])
    await sql.raw(`set local ${setting}`).execute(trx)
}

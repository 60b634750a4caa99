import type { PGlite } from '@electric-sql/pglite'
import { tableNotes } from './table-notes.ts'

interface Table {
  schema: string
  name: string
}

interface Relation {
  schema: string
  table: string
  column: string
  parent: string
  required: boolean
  unique: boolean
}

const schemas = [
  { schema: 'public', title: 'Product', about: 'Migrations: `apps/api/src/database/migrations`.' },
  {
    schema: 'auth',
    title: 'Accounts',
    about:
      'Migrations: `packages/auth-server/src/database/migrations`. An investor belongs to the account in\n' +
      '`auth_user_id`; no foreign key crosses the schemas, because accounts may live in a hosted service.',
  },
]

/** The document about a migrated database: per schema, a line about each table, and how they refer to each other. */
export async function databasePicture(pglite: PGlite): Promise<string> {
  const { rows: tables } = await pglite.query<Table>(allTables)
  const { rows: relations } = await pglite.query<Relation>(allRelations)
  const sections = schemas.map(({ schema, title, about }) => {
    const ofSchema = <T extends { schema: string }>(rows: T[]) => rows.filter((row) => row.schema === schema)
    const notes = ofSchema(tables).map(({ name }) => `| \`${name}\` | ${noteOn(`${schema}.${name}`)} |`)
    return [
      `## ${title}`,
      `Schema \`${schema}\`. ${about}`,
      ['| Table | What it holds |', '|---|---|', ...notes].join('\n'),
      ['```mermaid', 'erDiagram', ...ofSchema(relations).map(relationLine), '```'].join('\n'),
    ].join('\n\n')
  })
  return `${[introduction, ...sections].join('\n\n')}\n`
}

const introduction = `# The database

Written by \`pnpm --filter @dst/api db:picture\` from a database that the migrations have made; a test fails when it is
out of date. Columns are in \`apps/api/src/database/tables.ts\` and in the same folder of \`packages/auth-server\`. Jobs
are in the schema \`pgboss\`, which pg-boss migrates itself.`

function noteOn(table: string): string {
  const note = tableNotes[table]
  if (note === undefined) throw new Error(`apps/api/scripts/table-notes.ts has no line about ${table}`)
  return note
}

function relationLine({ table, column, parent, required, unique }: Relation): string {
  return `  ${parent} ${required ? '||' : '|o'}--${unique ? 'o|' : 'o{'} ${table} : ${column}`
}

/** The migrators' bookkeeping tables are left out; no product code reads them. */
const productTables = `c.relkind = 'r' and n.nspname in ('public', 'auth') and c.relname !~ '^kysely_|migration'`

const allTables = `
  select n.nspname as schema, c.relname as name
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where ${productTables}
  order by n.nspname, c.relname`

const allRelations = `
  select n.nspname as schema, c.relname as table, a.attname as column, p.relname as parent, a.attnotnull as required,
    exists (
      select from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indnatts = 1 and i.indkey[0] = a.attnum
    ) as unique
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class p on p.oid = k.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'f' and ${productTables}
  order by n.nspname, p.relname, c.relname, a.attname`

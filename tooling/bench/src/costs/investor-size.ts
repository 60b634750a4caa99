import { createHash } from 'node:crypto'
import pg from 'pg'

/** How many people the database is filled with. */
const people = 10_000
const peopleAtOnce = 500
/** Tables that have as many rows however many people there are. */
const shared = new Set(['faqs', 'consent_wordings', 'product_secrets', 'registered_keys', 'mailbox_messages'])

/**
 * Bytes that one more person needs in each table, indexes included, by the table's name. Fills the database with copies
 * of all rows that it has, which are those of one person, under names and ids of their own.
 */
export async function bytesPerInvestor(url: string, email: string): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Copies need no checks of references and no triggers.
    await client.query('set session_replication_role = replica')
    const tables = await tablesOf(client)
    const before = await sizes(client)
    for (let first = 1; first <= people; first += peopleAtOnce)
      for (const table of tables) await copyRows(client, table, { first, email })
    const grown = [...(await sizes(client))].map(([table, bytes]): [string, number] => [
      table,
      Math.round((bytes - (before.get(table) ?? 0)) / people),
    ])
    return Object.fromEntries(grown.filter(([, bytes]) => bytes > 0).toSorted(([, one], [, other]) => other - one))
  } finally {
    await client.end()
  }
}

interface Table {
  name: string
  columns: string
  rows: string[]
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string; title: string }>(
    `select format('%I.%I', table_schema, table_name) as name, table_name as title,
       string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'auth') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and is_identity = 'NO'
     group by 1, 2`,
  )
  const filled: Table[] = []
  for (const { name, columns } of rows.filter(({ title }) => !shared.has(title) && !title.includes('migration'))) {
    const found = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    if (found.rows.length > 0) filled.push({ name, columns, rows: found.rows.map(({ row }) => row) })
  }
  return filled
}

async function copyRows(client: pg.Client, table: Table, { first, email }: { first: number; email: string }) {
  const copies = Array.from({ length: peopleAtOnce }, (_, index) =>
    table.rows.map((row) => renamed(row, email, first + index)),
  ).flat()
  await client.query(
    `insert into ${table.name} (${table.columns})
     select ${table.columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
    [`[${copies.join(',')}]`],
  )
}

/** The row with the address, the ids and the hashes of another person. */
function renamed(row: string, email: string, number: number): string {
  const hash = (text: string) => createHash('sha256').update(`${number} ${text}`).digest('hex')
  return row
    .replaceAll(email, `${number}-${email}`)
    .replaceAll(/\b[0-9a-f]{64}\b/g, hash)
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, (id) => {
      const digits = hash(id)
      return [8, 12, 16, 20, 32].map((end, at, ends) => digits.slice(ends[at - 1] ?? 0, end)).join('-')
    })
}

async function sizes(client: pg.Client): Promise<Map<string, number>> {
  await client.query('vacuum analyze')
  const { rows } = await client.query<{ table: string; bytes: string }>(
    `select format('%I.%I', nspname, relname) as table, pg_total_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'auth') and relkind = 'r'`,
  )
  return new Map(rows.map(({ table, bytes }) => [table, Number(bytes)]))
}

import type { PGlite } from '@electric-sql/pglite'
import { openEmbeddedCopy } from '@dst/vitest-config/database-copies'

/** Databases that are as new again, because opening one takes longer than most tests. */
const idle: ReusableDatabase[] = []

/** An open database, and how to make it as new. */
interface ReusableDatabase {
  pglite: PGlite
  schema: string
  restoring: string
}

/**
 * Lends a migrated, in-memory embedded Postgres to one borrower after the other, for a workspace whose global setup is
 * `migrateOnce`. Closing it ends the loan: it then refuses statements, as a closed database does, and the next borrower
 * gets it as it was. One whose schema somebody has changed is closed instead.
 */
export async function borrowEmbeddedCopy(): Promise<PGlite> {
  const database = idle.pop() ?? (await openReusable())
  let closing: Promise<void> | undefined
  return new Proxy(database.pglite, {
    get(pglite, name) {
      if (name === 'closed') return closing !== undefined
      if (name === 'close') return () => (closing ??= giveBack(database))
      const value: unknown = Reflect.get(pglite, name, pglite)
      if (typeof value !== 'function') return value
      if (closing !== undefined) return () => Promise.reject(new Error('PGlite is closed'))
      return value.bind(pglite) as unknown
    },
  })
}

async function openReusable(): Promise<ReusableDatabase> {
  const pglite = await openEmbeddedCopy()
  return { pglite, schema: await schemaOf(pglite), restoring: await restoringOf(pglite) }
}

async function giveBack(database: ReusableDatabase): Promise<void> {
  const { pglite, schema, restoring } = database
  await pglite.exec('reset role; reset all; unlisten *;')
  if ((await schemaOf(pglite)) !== schema) return pglite.close()
  await pglite.exec(restoring)
  idle.push(database)
}

/** A text that changes with every table, column, index, function, trigger and role. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const catalogs = ['class', 'attribute', 'attrdef', 'index', 'constraint', 'proc', 'trigger', 'namespace', 'authid']
  const versions = catalogs.map(
    (name) => `select '${name}', count(*), sum(hashtext(concat(ctid, xmin))) from pg_catalog.pg_${name}`,
  )
  return JSON.stringify((await pglite.query(versions.join(' union all '))).rows)
}

/** Statements that put back the rows and sequences that this database has now. */
async function restoringOf(pglite: PGlite): Promise<string> {
  const list = async (statement: string) =>
    (await pglite.query<{ text: string }>(statement)).rows.map(({ text }) => text)
  const tables = await list(
    `select oid::regclass::text as text from pg_class where relkind = 'r' and oid >= 16384 order by oid`,
  )
  const insertions = tables.map((table) =>
    list(`select format('insert into ${table} overriding system value
      select * from json_populate_recordset(null::${table}, %L);', json_agg(t)) as text
      from ${table} t having count(*) > 0`),
  )
  const sequences = await list(
    `select format('select setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as text from pg_sequences`,
  )
  // As a replica it checks no references, so that the order doesn't matter.
  return [
    'set session_replication_role = replica;',
    ...tables.map((table) => `delete from ${table};`),
    ...(await Promise.all(insertions)).flat(),
    ...sequences,
    'reset session_replication_role;',
  ].join('\n')
}

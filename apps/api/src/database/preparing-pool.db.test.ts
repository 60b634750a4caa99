import { createServerCopy } from '@dst/vitest-config/database-copies'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { preparingPool } from './preparing-pool.ts'

interface Tables {
  notes: { id: number; text: string }
}

/** One connection to a database of its own, with a table. */
async function oneConnection() {
  const copy = await createServerCopy()
  const pool = new pg.Pool({ connectionString: copy.url, max: 1 })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) })
  onTestFinished(async () => {
    await db.destroy()
    await copy.drop()
  })
  await sql`create table notes (id integer, text text)`.execute(db)
  return db
}

const prepared = (db: Kysely<Tables>) =>
  sql<{
    statement: string
  }>`select statement from pg_prepared_statements where statement like '%"notes"%' order by prepare_time`.execute(db)

test('a statement with parameters is prepared once', async () => {
  const db = await oneConnection()
  const read = (id: number) => db.selectFrom('notes').select('text').where('id', '=', id).execute()
  await db.insertInto('notes').values({ id: 1, text: 'one' }).execute()
  expect(await read(1)).toEqual([{ text: 'one' }])
  expect(await read(2)).toEqual([])
  expect((await prepared(db)).rows.map(({ statement }) => statement)).toEqual([
    'insert into "notes" ("id", "text") values ($1, $2)',
    'select "text" from "notes" where "id" = $1',
  ])
})

test('a plan that a migration made stale costs one answer, not the connection for good', async () => {
  const db = await oneConnection()
  const read = () => db.selectFrom('notes').select('text').where('id', '=', 1).execute()
  await read()
  await sql`alter table notes alter column text type integer using null`.execute(db)
  await expect(read()).rejects.toMatchObject({ code: '0A000' })
  expect(await read()).toEqual([])
})

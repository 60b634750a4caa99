import { createEmptyServerDatabase, createServerCopy } from '@dst/vitest-config/database-copies'
import { sql, type Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { schemaStatus } from '../database/migrate.ts'
import type { Tables } from '../database/tables.ts'
import { jobPolicies } from '../jobs/job-kinds.ts'
import { aStatementWaits } from '../testing/lock-waits.ts'
import { prepareDatabase } from './prepare-database.ts'

const kinds = Object.keys(jobPolicies)

test.each([
  ['an empty database', createEmptyServerDatabase],
  ['one that is prepared already', createServerCopy],
])('four servers that start together on %s all come up', async (_name, create) => {
  const { url: databaseUrl, drop } = await create()
  const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl, dataFolder: '/nowhere' })))
  onTestFinished(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })
  await Promise.all(opened.map((database) => prepareDatabase(database, { hostedAuth: undefined })))
  for (const { db } of opened) await expectPrepared(db)
})

test('a server that starts while another prepares the database waits for it, and then comes up', async () => {
  const { url: databaseUrl, drop } = await createEmptyServerDatabase()
  const open = () => openDatabase({ databaseUrl, dataFolder: '/nowhere' })
  const [first, second] = [await open(), await open()]
  onTestFinished(async () => {
    await Promise.all([first.close(), second.close()])
    await drop()
  })
  const tables = async () =>
    (await sql`select from pg_tables where schemaname in ('public', 'auth', 'pgboss')`.execute(first.db)).rows.length

  let begun = () => {}
  let finish = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const preparing = first.exclusively(() => {
    begun()
    return new Promise((resolve) => (finish = resolve))
  })
  await hasBegun
  const preparedNext = prepareDatabase(second, { hostedAuth: undefined })
  await Promise.race([aStatementWaits(first.db, first.queue), preparedNext])
  expect(await tables()).toBe(0)
  finish()
  await Promise.all([preparing, preparedNext])
  await expectPrepared(first.db)
})

async function expectPrepared(db: Kysely<Tables>): Promise<void> {
  expect(await schemaStatus(db)).toEqual({ pending: 0, later: undefined, isUsable: true })
  const { rows } = await sql<{ users: number; queues: number }>`select
    (select count(*)::integer from auth.users) as users,
    (select count(*)::integer from pgboss.queue where name = any(${kinds})) as queues`.execute(db)
  expect(rows).toEqual([{ users: 0, queues: kinds.length }])
}

import { createEmptyServerDatabase, createServerCopy } from '@dst/vitest-config/database-copies'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database/connection.ts'
import { schemaStatus } from '../database/migrate.ts'
import { jobPolicies } from '../jobs/job-kinds.ts'
import { prepareDatabase } from './prepare-database.ts'

const servers = 4
const kinds = Object.keys(jobPolicies)

test.each([
  ['an empty database', createEmptyServerDatabase],
  ['one that is prepared already', createServerCopy],
])('four servers that start together on %s all come up', async (_name, create) => {
  const { url: databaseUrl, drop } = await create()
  const opened = await Promise.all(
    Array.from({ length: servers }, () => openDatabase({ databaseUrl, dataFolder: '/nowhere' })),
  )
  onTestFinished(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    await drop()
  })
  await Promise.all(opened.map((database) => prepareDatabase(database, { hostedAuth: undefined })))
  const [{ db }] = opened as [(typeof opened)[0]]
  expect(await schemaStatus(db)).toEqual({ pending: 0, later: undefined, isUsable: true })
  const { rows } = await sql<{ users: number; queues: number }>`select
    (select count(*)::integer from auth.users) as users,
    (select count(*)::integer from pgboss.queue where name = any(${kinds})) as queues`.execute(db)
  expect(rows).toEqual([{ users: 0, queues: kinds.length }])
})

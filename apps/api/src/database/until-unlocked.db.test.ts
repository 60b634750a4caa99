import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { untilUnlocked } from './until-unlocked.ts'

test('a migration that waits for a table lets calls pass, and is done once the table is free', async () => {
  const databaseUrl = inject('postgresUrl')
  const server = await openDatabase({ databaseUrl, dataFolder: '/nowhere' })
  const reader = new pg.Client(databaseUrl)
  try {
    await sql`create table if not exists busy_table (id integer)`.execute(server.db)
    let attempts = 0
    let isMigrated = false
    await reader.connect()
    await reader.query('begin; select * from busy_table')
    const migrating = untilUnlocked(() =>
      server.patiently(async (db) => {
        attempts += 1
        await sql`alter table busy_table add column if not exists note text`.execute(db)
        isMigrated = true
      }),
    )
    // Calls that wait for more than a second fail.
    while (attempts < 2) await sql`select * from busy_table`.execute(server.db)
    expect(isMigrated).toBe(false)
    await reader.query('rollback')
    await migrating
    expect(isMigrated).toBe(true)
  } finally {
    await reader.end()
    await sql`drop table if exists busy_table`.execute(server.db)
    await server.close()
  }
})

test('a failure of another kind is not repeated', async () => {
  let attempts = 0
  const failing = untilUnlocked(() => {
    attempts += 1
    return Promise.reject(new Error('migration failed', { cause: Object.assign(new Error('no'), { code: '42P01' }) }))
  })
  await expect(failing).rejects.toThrow('migration failed')
  expect(attempts).toBe(1)
})

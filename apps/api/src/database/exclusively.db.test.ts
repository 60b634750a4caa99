import { createEmptyServerDatabase } from '@dst/vitest-config/database-copies'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { untilUnlocked } from './until-unlocked.ts'

test('of servers that prepare a database at once each does so alone, and whole', async () => {
  const { url: databaseUrl, drop } = await createEmptyServerDatabase()
  const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataFolder: '/nowhere' })))
  onTestFinished(async () => {
    await Promise.all(servers.map(({ close }) => close()))
    await drop()
  })
  const events: string[] = []
  const prepare = (server: (typeof servers)[0], index: number) =>
    untilUnlocked(() =>
      server.exclusively(async (db, queue) => {
        events.push(`${index} begins`)
        await sql`select pg_sleep(0.05)`.execute(db)
        await queue.db.executeSql('select pg_sleep(0.05)')
        events.push(`${index} ends`)
      }),
    )
  await Promise.all(servers.map(prepare))
  const order = events.filter((_event, place) => place % 2 === 0).map((event) => event.slice(0, 1))
  expect(order.toSorted()).toEqual(['0', '1', '2'])
  expect(events).toEqual(order.flatMap((index) => [`${index} begins`, `${index} ends`]))
})

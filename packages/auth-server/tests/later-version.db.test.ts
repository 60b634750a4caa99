import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LaterSchemaError, migrateAuthServer } from '../src/index.ts'
import { databases, startServer, type TestServer } from './harness.ts'

describe.each(databases)('tables that a later version has changed, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const made = async () =>
    (await sql<{ name: string }>`select name from auth.auth_migrations order by name`.execute(server.db)).rows.map(
      ({ name }) => name,
    )
  const rename = (from: string, to: string) =>
    sql`update auth.auth_migrations set name = ${to} where name = ${from}`.execute(server.db)
  const add = (name: string) =>
    sql`insert into auth.auth_migrations (name, timestamp) values (${name}, '')`.execute(server.db)

  test('are left alone when it only added to them', async () => {
    await add('9998-later')
    const before = await made()
    await migrateAuthServer(server.db)
    expect(await made()).toEqual(before)
  })

  test('are refused when they lack a change of this version', async () => {
    await rename('0012-tidying', '9997-other')
    await expect(migrateAuthServer(server.db)).rejects.toMatchObject({
      name: 'LaterSchemaError',
      migration: '9997-other',
    })
    await rename('9997-other', '0012-tidying')
  })

  test('are refused when it removed something that this version needs', async () => {
    await add('9999-contract-users')
    await expect(migrateAuthServer(server.db)).rejects.toThrow(LaterSchemaError)
  })
})

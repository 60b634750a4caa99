import { Client } from 'pg'
import { expect, inject, test } from 'vitest'

test('tests get a real Postgres that answers', async () => {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  const { rows } = await client.query<{ version: string }>('select version()')
  await client.end()
  expect(rows[0]?.version).toMatch(/^PostgreSQL \d+/)
})

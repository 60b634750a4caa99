import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import pg from 'pg'
import { test as base } from './silent-console.ts'

/** Journeys against a server whose database they can read, and change as time would. */
export const test = base.extend<object, { postgresUrl: string; database: pg.Client }>({
  postgresUrl: [
    // Playwright reads from the pattern which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startPostgresServer()
      await provide(server.url)
      await server.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  database: [
    async ({ postgresUrl }, provide) => {
      const client = new pg.Client({ connectionString: postgresUrl })
      await client.connect()
      await provide(client)
      await client.end()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ postgresUrl }, provide) => provide({ DATABASE_URL: postgresUrl }), { scope: 'worker' }],
})

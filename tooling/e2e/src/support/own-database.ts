import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import pg from 'pg'
import { test as base } from './silent-console.ts'

/** Journeys against a server whose database they can read and change, as time would. */
export const test = base.extend<object, { database: { pool: pg.Pool; url: string } }>({
  database: [
    // Playwright reads from the pattern which fixtures are used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await startPostgresServer()
      const pool = new pg.Pool({ connectionString: server.url, max: 1 })
      try {
        await provide({ pool, url: server.url })
      } finally {
        await pool.end()
        await server.remove()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  settings: [async ({ database }, provide) => provide({ DATABASE_URL: database.url }), { scope: 'worker' }],
})

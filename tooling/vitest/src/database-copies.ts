import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import { administer, databaseUrl } from '@dst/vitest-config/migrated-databases'
import '@dst/vitest-config/postgres'

/** A migrated embedded Postgres in memory, for a workspace whose global set-up is `migrateOnce`. */
export async function openEmbeddedCopy(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(inject('migratedCopy')) })
}

/** A migrated database of a suite's own on the Postgres server. */
export interface ServerCopy {
  url: string
  /** Removes it, once the last of its connections has gone. */
  drop: () => Promise<void>
}

/** A migrated database on the Postgres server, for a workspace whose global set-up is `migrateOnce`. */
export async function createServerCopy(): Promise<ServerCopy> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${inject('migratedTemplate')}`)
  return {
    url: databaseUrl(server, name),
    drop: async () => {
      await connectionsGone(server, name)
      await administer(server, `drop database ${name}`)
    },
  }
}

/** A pool says that it has ended before the server has let its connections go; one that is cut off would throw. */
async function connectionsGone(server: string, database: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
    if (rowCount === 0) break
    await sleep(25)
  }
  await client.end()
}

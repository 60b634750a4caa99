import { execFile } from 'node:child_process'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { inject } from 'vitest'
import { administer, databaseUrl } from '@dst/vitest-config/migrated-databases'
import '@dst/vitest-config/postgres'
import { uniqueName } from './seeded-random.ts'

/** Opens a migrated, in-memory embedded Postgres, for a workspace whose global setup is `migrateOnce`. */
export async function openEmbeddedCopy(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await openAsBlob(inject('migratedCopy')) })
}

/** Puts a migrated embedded database into a data folder, where a built server finds it. */
export async function unpackEmbeddedCopy(dataFolder: string): Promise<void> {
  const database = join(dataFolder, 'database')
  await mkdir(database, { recursive: true })
  await promisify(execFile)('tar', ['-xf', inject('migratedCopy'), '-C', database])
}

/** A suite's own migrated database on the Postgres server. */
export interface ServerCopy {
  url: string
  /**
   * Drops it once its last connection has closed, or after ten seconds: a connection that a test left open by then is
   * cut, and its pool throws.
   */
  drop: () => Promise<void>
}

/** Creates a migrated database on the Postgres server, for a workspace whose global setup is `migrateOnce`. */
export function createServerCopy(): Promise<ServerCopy> {
  return createFrom(inject('migratedTemplate'))
}

/** Creates an empty database on the Postgres server. */
export function createEmptyServerDatabase(): Promise<ServerCopy> {
  return createFrom('template0')
}

async function createFrom(template: string): Promise<ServerCopy> {
  const server = inject('postgresUrl')
  const name = uniqueName('test')
  await administer(server, `create database ${name} template ${template}`)
  return {
    url: databaseUrl(server, name),
    drop: async () => {
      await connectionsGone(server, name)
      // By force: the server learns of a killed program only when its statement ends.
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

/** A pool reports that it has ended before the server closes its connections; one cut by force would throw. */
async function connectionsGone(server: string, database: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  for (let attempt = 0; attempt < 400; attempt++) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [database])
    if (rowCount === 0) break
    await sleep(25)
  }
  await client.end()
}

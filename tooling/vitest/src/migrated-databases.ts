import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { emptyDatabase } from '@dst/vitest-config/empty-database'
import { uniqueName } from './seeded-random.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The file that a migrated embedded database is loaded from. */
    migratedCopy: string
    /** The database on the Postgres server that migrated databases are copied from. */
    migratedTemplate: string
  }
}

/**
 * Migrates an empty database of each kind to the schema that a workspace's tests start with; each closes what it opens.
 */
interface Migrations {
  embedded: (pglite: PGlite) => Promise<void>
  server: (url: string) => Promise<void>
}

/**
 * Returns a Vitest global setup that migrates one database of each kind; each suite then gets a copy. It runs after the
 * one that starts Postgres.
 */
export function migrateOnce(migrations: Migrations): (project: TestProject) => Promise<() => Promise<void>> {
  return async (project) => {
    const folder = await mkdtemp(join(tmpdir(), 'dst-migrated-'))
    const copy = join(folder, 'database.tar')
    const pglite = await PGlite.create({ loadDataDir: await openAsBlob(await emptyDatabase()) })
    await migrations.embedded(pglite)
    await writeFile(copy, (await pglite.dumpDataDir('none')).stream())
    await pglite.close()
    project.provide('migratedCopy', copy)

    const server = project.getProvidedContext().postgresUrl
    const template = uniqueName('migrated')
    await administer(server, `create database ${template}`)
    await migrations.server(databaseUrl(server, template))
    project.provide('migratedTemplate', template)
    return async () => {
      await rm(folder, { recursive: true })
      await administer(server, `drop database ${template}`)
    }
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  return new URL(`/${name}`, server).href
}

/** Runs one statement on a separate connection. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

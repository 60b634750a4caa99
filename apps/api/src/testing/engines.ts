import { randomBytes } from 'node:crypto'
import { migrateAuthServer } from '@dst/auth-server'
import { openEmbeddedDatabase } from '@dst/vitest-config/embedded-database'
import { PGliteDialect, PostgresDialect, type Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import { kyselyOver } from '../database/connection.js'
import { installQueue } from '../jobs/install-queue.js'
import { queueOnEmbedded, queueOnServer, type QueueDatabase } from '../jobs/queue-database.js'
import { migrate } from '../database/migrate.js'
import '@dst/vitest-config/postgres'
import type { Tables } from '../database/tables.js'

/** Tests that are given their database, and the queue's way to it, once these are open. */
type DatabaseTests = (database: () => Kysely<Tables>, queue: () => QueueDatabase) => void

interface TestDatabase {
  db: Kysely<Tables>
  queue: QueueDatabase
  close: () => Promise<void>
}

const engines: Record<string, () => Promise<TestDatabase>> = { 'the embedded Postgres': openEmbedded, 'a Postgres server': openServer }

/** Runs the same tests on both engines that the product supports, each with a migrated database of its own. */
export function onBothEngines(tests: DatabaseTests): void {
  for (const [name, open] of Object.entries(engines)) describe(`on ${name}`, () => onEngine(open, tests))
}

/** Runs tests on a migrated embedded database of their own. */
export function onEmbedded(tests: DatabaseTests): void {
  onEngine(openEmbedded, tests)
}

function onEngine(open: () => Promise<TestDatabase>, tests: DatabaseTests): void {
  let opened: TestDatabase | undefined
  beforeAll(async () => {
    opened = await open()
    await migrate(opened.db)
    await migrateAuthServer(opened.db.withoutPlugins())
    await installQueue(opened.queue, opened.db)
  })
  afterAll(() => opened?.close())
  const there = () => {
    if (!opened) throw new Error('the database is opened before the tests of its suite')
    return opened
  }
  tests(
    () => there().db,
    () => there().queue,
  )
}

async function openEmbedded(): Promise<TestDatabase> {
  const pglite = await openEmbeddedDatabase()
  const db = kyselyOver(new PGliteDialect({ pglite }))
  return { db, queue: queueOnEmbedded(pglite), close: () => db.destroy() }
}

async function openServer(): Promise<TestDatabase> {
  const url = new URL(inject('postgresUrl'))
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: new URL(`/${name}`, url).href, max: 8 })
  const db = kyselyOver(new PostgresDialect({ pool }))
  const close = async () => {
    await db.destroy()
    await connectionsGone(admin, name)
    await admin.query(`drop database ${name}`)
    await admin.end()
  }
  return { db, queue: queueOnServer(pool), close }
}

/** The pool says that it has ended before the server has let its connections go; one that is cut off would throw. */
async function connectionsGone(admin: pg.Client, database: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const { rowCount } = await admin.query('select from pg_stat_activity where datname = $1', [database])
    if (rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

import { borrowEmbeddedCopy } from '@dst/vitest-config/borrowed-copy'
import { createServerCopy } from '@dst/vitest-config/database-copies'
import { full } from '@dst/vitest-config/run'
import { PGliteDialect, PostgresDialect, type Kysely } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe } from 'vitest'
import { kyselyOver } from '../database/connection.ts'
import { preparingPool } from '../database/preparing-pool.ts'
import { productRole } from '../database/product-role.ts'
import { takeRole } from '../database/role-of-connections.ts'
import { queueOnEmbedded, queueOnServer, type QueueDatabase } from '../database/queue-database.ts'
import type { Tables } from '../database/tables.ts'

/** Tests that receive accessors for their database and for the queue's connection to it, usable once these are open. */
type DatabaseTests = (database: () => Kysely<Tables>, queue: () => QueueDatabase) => void

interface TestDatabase {
  db: Kysely<Tables>
  queue: QueueDatabase
  /**
   * Closes Kysely first, so that it refuses a late job, and then what is under it, which Kysely closes only if it has
   * used it.
   */
  close: () => Promise<void>
}

const [embedded, server] = ['on the embedded Postgres', 'on a Postgres server']

/** In which role tests work; servers have the product's. */
type Role = 'product' | 'owner'

/**
 * Runs the same tests on both supported engines, each with its own migrated database: on the embedded one in every run,
 * on a server in the full run.
 */
export function onBothEngines(tests: DatabaseTests): void {
  describe(embedded, () => onEngine(() => openEmbedded(), tests))
  describe(server, { tags: [full] }, () => onEngine(() => openServer(), tests))
}

/**
 * Runs the same tests on both engines in every run, for what can fail on one of them alone: the embedded one has a
 * single connection, so that no two transactions meet; a server has another driver, prepared statements and locks.
 */
export function onBothEnginesInEveryRun(tests: DatabaseTests): void {
  describe(embedded, () => onEngine(() => openEmbedded(), tests))
  describe(server, () => onEngine(() => openServer(), tests))
}

/** The same as the owner of the tables, for what migrates, restores or looks into them. */
export function onBothEnginesAsOwner(tests: DatabaseTests): void {
  describe(embedded, () => onEngine(() => openEmbedded('owner'), tests))
  describe(server, () => onEngine(() => openServer('owner'), tests))
}

/** Runs tests on their own migrated database of a Postgres server, in every run. */
export function onServer(tests: DatabaseTests): void {
  onEngine(() => openServer(), tests)
}

/** The same as the owner of the tables. */
export function onServerAsOwner(tests: DatabaseTests): void {
  onEngine(() => openServer('owner'), tests)
}

/** Runs tests on their own migrated embedded database. */
export function onEmbedded(tests: DatabaseTests): void {
  onEngine(() => openEmbedded(), tests)
}

/** The same as the owner of the tables. */
export function onEmbeddedAsOwner(tests: DatabaseTests): void {
  onEngine(() => openEmbedded('owner'), tests)
}

function onEngine(open: () => Promise<TestDatabase>, tests: DatabaseTests): void {
  let opened: TestDatabase | undefined
  beforeAll(async () => {
    opened = await open()
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

async function openEmbedded(role: Role = 'product'): Promise<TestDatabase> {
  const pglite = await borrowEmbeddedCopy()
  const db = kyselyOver(new PGliteDialect({ pglite }))
  if (role === 'product') await takeRole(pglite, db)
  const close = async () => {
    await db.destroy()
    if (!pglite.closed) await pglite.close()
  }
  return { db, queue: queueOnEmbedded(pglite), close }
}

async function openServer(role: Role = 'product'): Promise<TestDatabase> {
  const copy = await createServerCopy()
  const pool = new pg.Pool({
    connectionString: copy.url,
    max: 8,
    ...(role === 'product' ? { options: `-c role=${productRole}` } : {}),
  })
  const db = kyselyOver(new PostgresDialect({ pool: preparingPool(pool) }))
  const close = async () => {
    await db.destroy()
    if (!pool.ended) await pool.end()
    await copy.drop()
  }
  return { db, queue: queueOnServer(pool), close }
}

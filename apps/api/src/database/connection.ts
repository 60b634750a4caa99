import { CamelCasePlugin, Kysely, PGliteDialect, type Logger, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { StartRefusal } from '../config/start-refusal.ts'
import { openEmbeddedPostgres } from './embedded.ts'
import { exclusively } from './exclusively.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { limitedPool, usageOf, type PoolLimits, type PoolUse } from './limited-pool.ts'
import { preparingPool } from './preparing-pool.ts'
import { queueOnEmbedded, queueOnServer, type QueueDatabase } from './queue-database.ts'
import { readinessOf } from './readiness.ts'
import { asOwner, roleOnServer, takeRole } from './role-of-connections.ts'
import type { Tables } from './tables.ts'

type PatientWork = (db: Kysely<Tables>, queue: QueueDatabase) => Promise<void>

export interface Database {
  db: Kysely<Tables>
  /** Where the data is stored, described for the operator. */
  description: string
  /** Whether the database responds within a second, checked without the serving connections. */
  answers: () => Promise<boolean>
  /**
   * Runs work that can take longer than a call, such as migrations, as the user who owns the tables. Everything else
   * works in the product's role, where there is one. Not for use while calls are served.
   */
  patiently: (work: PatientWork) => Promise<void>
  /** The same while no other process does so, for what prepares the database. Ends with a lock timeout if one does. */
  exclusively: (work: PatientWork) => Promise<void>
  /** The queue's own connection to the database. */
  queue: QueueDatabase
  /** How the connections to a database server are used at this moment; an embedded one has none. */
  pools?: () => PoolUse[]
  close: () => Promise<void>
}

interface DatabaseOptions {
  databaseUrl: string | undefined
  dataFolder: string
  /** Receives a code whenever a connection to a database server breaks; the next call opens another one. */
  onLost?: (code: string) => void
  /** Receives a code when the embedded database has failed permanently and the process must restart. */
  onGone?: (code: string) => void
  /** Receives each statement of the product, without its values, once it is done. */
  onQuery?: Logger | undefined
}

/** Usually, acquire and use together stay below the two seconds in which every call gets a response. */
const serving = { connections: 10, acquire: 700, use: 1100 }
/** To open a connection takes about ten turns of the event loop, each as late as the loop is. */
const turnsToConnect = 10
/** A database that cannot be reached is reported within two seconds on the slowest machine, too. */
const maxAcquireMs = 1700
const probing: PoolLimits = { connections: 1, acquire: () => 400, use: 400 }
/** Background work can wait longer than a request and takes no connections from requests. */
const working: PoolLimits = { connections: 3, acquire: () => 5000, use: 10_000 }
/** A migration that waits for a table holds up every call that comes after it, and gives way before calls fail. */
const patient: PoolLimits = { connections: 1, acquire: () => 10_000, lock: 500 }

/** The most connections that one server has open to a database server once it is up. */
export const connectionsPerServer = serving.connections + probing.connections + working.connections

/**
 * Opens the Postgres at `databaseUrl`, or an embedded one in `dataFolder`, locked for this process. Throws a {@link
 * StartRefusal} when it cannot be reached or the folder is in use.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataFolder, onLost = () => {}, onGone = () => {}, onQuery } = options
  return databaseUrl
    ? await openServer(databaseUrl, { onLost, onQuery })
    : await openEmbedded(dataFolder, { onGone, onQuery })
}

/** A Kysely instance on any dialect, with the naming conventions that all queries of this app rely on. */
export function kyselyOver(dialect: PGliteDialect | PostgresDialect, log?: Logger): Kysely<Tables> {
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  return new Kysely<Tables>({ dialect, plugins, ...(log ? { log } : {}) })
}

type Told<Event extends 'onLost' | 'onGone'> = Required<Pick<DatabaseOptions, Event>> & Pick<DatabaseOptions, 'onQuery'>

async function openServer(connectionString: string, { onLost, onQuery }: Told<'onLost'>): Promise<Database> {
  const roleOf = roleOnServer(connectionString)
  const openPool = (limits: PoolLimits) => limitedPool(connectionString, limits, onLost)
  const over = (pool: pg.Pool, log?: Logger) => kyselyOver(new PostgresDialect({ pool: preparingPool(pool) }), log)
  const open = (limits: PoolLimits) => over(openPool(limits))
  const patiently: Database['patiently'] = async (work) => {
    const [db, queue] = [open(patient), openPool(patient)]
    try {
      await work(db, queueOnServer(queue))
      await roleOf.look(db, queue)
    } finally {
      await Promise.all([db.destroy(), queue.end()])
    }
  }
  const alone: Database['exclusively'] = async (work) => {
    const db = open(patient)
    try {
      await exclusively(db, () => patiently(work))
    } finally {
      await db.destroy()
    }
  }
  try {
    await patiently(async (db) => void (await sql`select 1`.execute(db)))
  } catch (error) {
    throw new StartRefusal(
      'database-unreachable',
      'The database in DATABASE_URL does not answer. Check that it runs, that the address and password are ' +
        'right, and start again.',
      { cause: error },
    )
  }
  const delay = watchLoopDelay()
  const role = roleOf.current
  const servingPool = openPool({ ...serving, role, acquire: () => acquireLimit(delay.current()) })
  const db = over(servingPool, onQuery)
  const probe = open({ ...probing, role })
  const queuePool = openPool({ ...working, role })
  return {
    db,
    description: 'the Postgres in DATABASE_URL',
    answers: readinessOf(probe),
    patiently,
    exclusively: alone,
    queue: queueOnServer(queuePool),
    pools: () => [usageOf('calls', servingPool), usageOf('jobs', queuePool)],
    close: async () => {
      delay.stop()
      await Promise.all([db.destroy(), probe.destroy(), queuePool.end()])
    },
  }
}

/** Milliseconds that a call may wait for a connection while the event loop is late by `delay` milliseconds. */
export function acquireLimit(delay: number): number {
  return Math.min(serving.acquire + turnsToConnect * delay, maxAcquireMs)
}

async function openEmbedded(dataFolder: string, { onGone, onQuery }: Told<'onGone'>): Promise<Database> {
  const { pglite, folder, close } = await openEmbeddedPostgres(dataFolder, onGone)
  const db = kyselyOver(new PGliteDialect({ pglite }), onQuery)
  const queue = queueOnEmbedded(pglite)
  // One connection is shared by everything, and the folder belongs to this process alone: see decision 0004.
  const here: Database['patiently'] = (work) => asOwner(pglite, db, () => work(db, queue))
  await takeRole(pglite, db)
  return { db, description: folder, answers: readinessOf(db), patiently: here, exclusively: here, queue, close }
}

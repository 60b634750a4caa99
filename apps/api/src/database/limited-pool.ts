import pg from 'pg'

/** Maximum connections of a pool, and time limits in milliseconds. */
export interface PoolLimits {
  connections: number
  /** From requesting a connection to getting one; asked for each time. */
  acquire: () => number
  /**
   * From getting a connection to releasing it: one statement or a whole transaction. Unlimited if omitted, for
   * long-running work.
   */
  use?: number
  /** The role that each new connection works in; the user's own if there is none. Asked for each time. */
  role?: () => string | undefined
  /** For one lock, while others wait behind it; then the statement fails with 55P03. Unlimited if omitted. */
  lock?: number
}

/** Milliseconds by which the server's statement timeout precedes our connection timeout. */
const serverAhead = 200
/** Milliseconds after which the server ends a transaction whose process has gone silent, and releases its locks. */
const quietTransaction = 10_000

/** The connections of a pool at one moment. */
export interface PoolUse {
  pool: string
  used: number
  idle: number
  /** Callers who have no connection yet. */
  waiting: number
}

/** How a pool is used at this moment. */
export function usageOf(pool: string, { totalCount, idleCount, waitingCount }: pg.Pool): PoolUse {
  return { pool, used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/**
 * A pool in which nothing waits forever. A connection held for longer than `limits.use` is destroyed, so that its
 * statement and everything after it fail at once, and it is never reused. `pg` alone would report a timeout and return
 * the connection, with the response still pending, to the pool. `onLost` receives a code for each broken connection.
 */
export function limitedPool(connectionString: string, limits: PoolLimits, onLost: (code: string) => void): pg.Pool {
  const { connections, acquire, use, lock, role } = limits
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    keepAlive: true,
    ...(lock === undefined ? {} : { lock_timeout: lock }),
    ...(use === undefined
      ? {}
      : { statement_timeout: use - serverAhead, idle_in_transaction_session_timeout: quietTransaction }),
  })
  // The pool and each client that it makes read this whenever they begin to wait.
  Object.defineProperty(pool.options, 'connectionTimeoutMillis', { get: acquire, enumerable: true })
  // As part of the start of a connection: it costs no statement, and RESET ROLE leads back to it.
  if (role !== undefined) {
    const options = () => (role() === undefined ? undefined : `-c role=${role()}`)
    Object.defineProperty(pool.options, 'options', { get: options, enumerable: true })
  }
  // The pool only listens to idle connections: without this handler, one that breaks while in use would crash the
  // process.
  pool.on('connect', (client) => client.on('error', (error) => onLost(codeOf(error))))
  // The pool's error repeats what the listener above has already received.
  pool.on('error', () => {})
  if (use !== undefined) limitUses(pool, use)
  return pool
}

function limitUses(pool: pg.Pool, limit: number): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  pool.on('acquire', (client) => {
    // If the event loop was blocked, the response may already have arrived: setImmediate lets it be read before the
    // cut.
    const cut = () =>
      setImmediate(() => timers.get(client) === timer && client.connection.stream.destroy(new DatabaseSilent()))
    const timer = setTimeout(cut, limit)
    timers.set(client, timer)
  })
  pool.on('release', (_error, client) => {
    clearTimeout(timers.get(client))
    timers.delete(client)
  })
}

/** Has the Postgres code for a failed connection. */
class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database did not answer in time')
  }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'connection_ended'
}

import pg from 'pg'

/** How many connections a pool may hold, and for how long anybody waits. Times in milliseconds. */
export interface PoolLimits {
  connections: number
  /** From asking for a connection to having one. */
  acquire: number
  /** From having a connection to giving it back: one statement or a whole transaction. None where the work takes its time. */
  use?: number
}

/** Milliseconds by which the server gives a statement up before we give the connection up. */
const serverAhead = 200
/** Milliseconds after which the server ends a transaction whose process has gone quiet, and frees what it locked. */
const quietTransaction = 10_000

/**
 * A pool in which nothing waits for ever. A connection that is held for longer than `limits.use` is cut, so that its
 * statement and everything after it fail at once, and is never used again: `pg` alone would report a time-out and put
 * the connection, with the answer still to come, back into the pool. `onLost` hears a code for each connection that broke.
 */
export function limitedPool(connectionString: string, limits: PoolLimits, onLost: (code: string) => void): pg.Pool {
  const { connections, acquire, use } = limits
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: acquire,
    keepAlive: true,
    ...(use === undefined
      ? {}
      : { statement_timeout: use - serverAhead, idle_in_transaction_session_timeout: quietTransaction }),
  })
  // The pool listens to idle connections only: without this, one that breaks while it is in use would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onLost(codeOf(error))))
  // It repeats what the listener above has heard.
  pool.on('error', () => {})
  if (use !== undefined) limitUses(pool, use)
  return pool
}

function limitUses(pool: pg.Pool, limit: number): void {
  const uses = new WeakMap<pg.PoolClient, AbortController>()
  pool.on('acquire', (client) => {
    const over = new AbortController()
    uses.set(client, over)
    // After a turn in which this process was busy the answer may be there already: it is read before the cut.
    const cut = () => setImmediate(() => over.signal.aborted || client.connection.stream.destroy(new DatabaseSilent()))
    const timer = setTimeout(cut, limit)
    over.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
  pool.on('release', (_error, client) => uses.get(client)?.abort())
}

/** Carries the code that Postgres has for a connection that failed. */
class DatabaseSilent extends Error {
  readonly code = '08006'
  constructor() {
    super('The database did not answer in time')
  }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : 'connection_ended'
}

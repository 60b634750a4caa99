import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/connection.js'

/** Milliseconds that calls under way get; then their connections are cut, whatever the other side is doing. */
const callGrace = 2000
/** Milliseconds that the database gets to close; it loses nothing when it is left open. */
const databaseGrace = 1000
/** Milliseconds after which something of ours hangs, and the process ends all the same. */
const lastLimit = 4500

/** Ends the process with `code`: takes no new connection, finishes what is under way, closes the database. Only the first call counts. */
export function makeEnd(app: FastifyInstance, database: Database): (code: number) => void {
  let ending = false
  return (code) => {
    if (ending) return
    ending = true
    setTimeout(() => {
      app.log.error({ code: 'closing_late' }, 'the server did not close in time and ends all the same')
      process.exit(code)
    }, lastLimit).unref()
    void end(app, database, code)
  }
}

async function end(app: FastifyInstance, database: Database, code: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), callGrace)
  try {
    await app.close()
    clearTimeout(cut)
    await Promise.race([database.close(), sleep(databaseGrace)])
  } catch (error) {
    app.log.error(
      { code: 'closing_failed', name: error instanceof Error ? error.name : 'unknown' },
      'the server could not close in order',
    )
  }
  process.exit(code)
}

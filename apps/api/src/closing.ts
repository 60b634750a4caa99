import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database/connection.ts'

/** Milliseconds that requests in progress get to finish; then their connections are closed unconditionally. */
const callGrace = 2000
/** Milliseconds that the database gets to close; it loses no data if it is left open. */
const databaseGrace = 1000
/** Milliseconds after which the process exits even if closing hangs. */
const lastLimit = 4500

/**
 * Exits the process with `code`: stops accepting connections, finishes requests in progress, closes the database. Only
 * the first call has an effect.
 */
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

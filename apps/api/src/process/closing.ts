import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'

/** Milliseconds that requests in progress get to finish; then their connections are closed unconditionally. */
const callGrace = 2000
/** Milliseconds that the database gets to close; it loses no data if it is left open. */
const databaseGrace = 1000
/** Milliseconds after which the process exits even if closing hangs. */
const lastLimit = 4500

export interface Ending {
  /** Seconds that the server still serves after it was told to end, so that a load balancer can turn away from it. */
  drainSeconds: number
  /** Called when they begin. */
  onLeaving: () => void
}

/**
 * Exits the process with `code`: drains if that is 0, stops accepting connections, finishes requests in progress,
 * closes the database. Only the first call has an effect.
 */
export function makeEnd(app: FastifyInstance, database: Database, ending: Ending): (code: number) => void {
  let isEnding = false
  return (code) => {
    if (isEnding) return
    isEnding = true
    void drain(app, code === 0 ? ending : { ...ending, drainSeconds: 0 }).then(() => {
      setTimeout(() => {
        app.log.error({ code: 'closing_late' }, 'the server did not close in time and ends all the same')
        process.exit(code)
      }, lastLimit).unref()
      return end(app, database, code)
    })
  }
}

async function drain(app: FastifyInstance, { drainSeconds, onLeaving }: Ending): Promise<void> {
  onLeaving()
  // Each further response closes its connection, so that the next call of that client goes elsewhere.
  app.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  if (drainSeconds > 0) await sleep(drainSeconds * 1000)
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

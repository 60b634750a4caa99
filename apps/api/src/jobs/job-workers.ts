import fp from 'fastify-plugin'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.js'
import type { JobHandlers, JobKind } from './job-kinds.js'
import { work } from './worker.js'

/** Milliseconds that the jobs in hand get to finish when the server ends, beside the calls under way. */
const graceTime = 2000

/** One worker for each kind, so that a partner who does not answer keeps no mail waiting. They end with the server. */
export function jobWorkers(db: Kysely<Tables>, handlers: JobHandlers) {
  return fp(
    async (app) => {
      const stop = new AbortController()
      const cut = new AbortController()
      const workers: Promise<void>[] = []
      const start = <Kind extends JobKind>(kind: Kind) => work({ db, kind, handler: handlers[kind], log: app.log }, { stop: stop.signal, cut: cut.signal })
      app.addHook('onReady', async () => {
        for (const kind of Object.keys(handlers) as JobKind[]) workers.push(start(kind))
      })
      app.addHook('preClose', async () => {
        stop.abort()
        const timer = setTimeout(() => cut.abort(), graceTime)
        await Promise.all(workers)
        clearTimeout(timer)
      })
    },
    { name: 'job-workers' },
  )
}

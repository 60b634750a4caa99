import type { FastifyBaseLogger } from 'fastify'
import { databaseIsAway } from '../database/outage.ts'

/** Milliseconds between two log lines about the same problem: every worker runs into it every second. */
const quietFor = 60_000

/** Logs that the queue itself is failing, once a minute for as long as it lasts. */
export function quietReporter() {
  let log: FastifyBaseLogger | undefined
  let lastReported = -Infinity
  return {
    to: (chosen: FastifyBaseLogger) => {
      log = chosen
    },
    failure: (error: Error) => {
      if (performance.now() - lastReported < quietFor) return
      lastReported = performance.now()
      if (isAway(error)) log?.warn({ code: 'jobs_database_away' }, 'the queue cannot be reached; it is tried again')
      else log?.error({ code: 'jobs_failing', stack: error.stack }, 'the queue fails')
    },
  }
}

/** The queue passes a copy of the error, so its properties are restored on a real Error. */
function isAway({ message, ...rest }: Error): boolean {
  return databaseIsAway(Object.assign(new Error(message), rest))
}

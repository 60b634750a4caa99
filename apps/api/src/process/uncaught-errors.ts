import type { FastifyBaseLogger } from 'fastify'
import { failureFacts } from './failure-facts.ts'

/**
 * Logs an unhandled error, then ends the process through `end`: its state is unknown after that, and it holds nothing
 * that a new process would miss. Expected failures are handled where they occur: see decision 0009.
 */
export function endOnUncaughtError(log: FastifyBaseLogger, end: (code: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (failure: unknown) => {
      log.fatal({ code: event, ...failureFacts(failure) }, 'a failure that nobody handled ends the server')
      end(1)
    })
  }
}

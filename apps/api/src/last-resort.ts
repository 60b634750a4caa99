import type { FastifyBaseLogger } from 'fastify'

/**
 * Logs an unhandled error, then ends the process through `end`: its state is unknown after that, and it holds nothing
 * that a new process would miss. Expected failures are handled where they occur: see decision 0009.
 */
export function endOnUnforeseen(log: FastifyBaseLogger, end: (code: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (failure: unknown) => {
      log.fatal({ code: event, ...facts(failure) }, 'a failure that nobody handled ends the server')
      end(1)
    })
  }
}

/** Name, code and location only; a message may contain what a person typed. */
function facts(failure: unknown) {
  if (!(failure instanceof Error)) return { name: typeof failure }
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: failure.name,
    reason: 'code' in failure ? failure.code : undefined,
    frames: frames.map((line) => line.trim()),
  }
}

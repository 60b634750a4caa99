import type { FastifyBaseLogger } from 'fastify'

/**
 * Tells what nobody handled, then ends the process through `end`: after that its state is unknown, and nothing in it
 * is needed, so that a new one serves better. Whatever is expected to fail is handled where it arises: see decision 0009.
 */
export function endOnUnforeseen(log: FastifyBaseLogger, end: (code: number) => void): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (failure: unknown) => {
      log.fatal({ code: event, ...facts(failure) }, 'a failure that nobody handled ends the server')
      end(1)
    })
  }
}

/** Name, code and place; a message may repeat what a person typed. */
function facts(failure: unknown) {
  if (!(failure instanceof Error)) return { name: typeof failure }
  const frames = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    name: failure.name,
    reason: 'code' in failure ? failure.code : undefined,
    frames: frames.map((line) => line.trim()),
  }
}

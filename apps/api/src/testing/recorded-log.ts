import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'

/** A logger like the server's, and the lines it wrote. */
export function recordedLog(): { log: FastifyBaseLogger; lines: string[] } {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'))
      done()
    },
  })
  return { log: Fastify({ logger: { level: 'info', stream } }).log, lines }
}

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { problems as definitions, type Problem, type ProblemCode } from '@dst/contracts'
import type { FastifyBaseLogger, FastifyHttpOptions, RawServerDefault } from 'fastify'
import fp from 'fastify-plugin'

/** What a client may do with a connection, in milliseconds. A body is a few kilobytes: 15 seconds suit the slowest phone. */
export const connectionOptions = {
  /** From the first byte of a request to its last. */
  requestTimeout: 15_000,
  /** Without a byte in either direction: a download that nobody reads. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
  // While the server ends it still answers the calls that reach it; closing comes with each answer.
  return503OnClosing: false,
} as const satisfies FastifyHttpOptions<RawServerDefault>

const codeByParserError: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
}

/** Answers what the parser gave up on, before there was a request that a route could answer. */
export function answerParserError(
  this: { log: FastifyBaseLogger },
  error: Error & { code?: string },
  socket: Socket,
): void {
  // The client has gone, or is reading an answer that another one would break into.
  if (error.code === 'ECONNRESET' || !socket.writable || answerHasBegun(socket)) {
    socket.destroy()
    return
  }
  const code = codeByParserError[error.code ?? ''] ?? 'malformed_request'
  const { status, sentence } = definitions[code]
  const problem: Problem = { error: sentence, code, requestId: randomUUID() }
  this.log.info({ code, reason: error.code, reqId: problem.requestId }, 'a request could not be read')
  const body = JSON.stringify(problem)
  const headers = [
    `HTTP/1.1 ${status} ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

// Node's own handler asks the same; there is no public way to.
function answerHasBegun(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

/** A request that is readable and that no route could serve as it is meant. */
class RefusedRequest extends Error {
  constructor(
    readonly code: 'HOST_MISSING' | 'EXPECTATION' | 'COMPRESSED_BODY',
    readonly statusCode: 400 | 415 | 417,
  ) {
    super(code)
  }
}

/** What Node would refuse in words of its own, refused in those of whoever answers at that address. */
export const connections = fp(
  async (app) => {
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
    app.addHook('onListen', async () => {
      // For instance no file handles left for another connection: those that are open are served on.
      app.server.on('error', (error: Error & { code?: string }) =>
        app.log.error({ code: 'server_error', reason: error.code }, 'the server could not take a connection'),
      )
    })
    app.addHook('onRequest', async ({ headers, raw }) => {
      if (headers.host === undefined && raw.httpVersion === '1.1') throw new RefusedRequest('HOST_MISSING', 400)
      if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
        throw new RefusedRequest('EXPECTATION', 417)
      const encoding = headers['content-encoding']
      if (encoding !== undefined && !/^identity$/i.test(encoding)) throw new RefusedRequest('COMPRESSED_BODY', 415)
    })
  },
  { name: 'connections' },
)

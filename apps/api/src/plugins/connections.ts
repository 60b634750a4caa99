import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { problems as definitions, type Problem, type ProblemCode } from '@dst/contracts'
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyRequest, RawServerDefault } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Timeouts of a connection, in milliseconds. A body is a few kilobytes: 15 seconds are enough for the slowest phone.
 */
export const connectionOptions = {
  /** From the first to the last byte of a request. */
  requestTimeout: 15_000,
  /** Without a byte in either direction, such as a download that nobody reads. */
  connectionTimeout: 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000, requireHostHeader: false },
  // During shutdown the server still handles incoming requests; each response closes its connection.
  return503OnClosing: false,
} as const satisfies FastifyHttpOptions<RawServerDefault>

const codeByParserError: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
}

/** Responds to requests that the parser rejected before any route could handle them. */
export function answerParserError(
  this: { log: FastifyBaseLogger },
  error: Error & { code?: string },
  socket: Socket,
): void {
  // The client has disconnected, or is reading a response that this one would corrupt.
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

// Node's own handler checks the same property; there is no public API for it.
function answerHasBegun(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }): boolean {
  return socket._httpMessage?.headersSent ?? false
}

/** A well-formed request that no route can serve as intended. */
class RefusedRequest extends Error {
  constructor(
    readonly code: 'HOST_MISSING' | 'EXPECTATION' | 'COMPRESSED_BODY',
    readonly statusCode: 400 | 415 | 417,
  ) {
    super(code)
  }
}

/** Why no route can serve a request as it is intended, if so. */
function refusalOf({ headers, raw }: FastifyRequest): RefusedRequest | undefined {
  if (headers.host === undefined && raw.httpVersion === '1.1') return new RefusedRequest('HOST_MISSING', 400)
  if (headers.expect !== undefined && !/^100-continue$/i.test(headers.expect))
    return new RefusedRequest('EXPECTATION', 417)
  const encoding = headers['content-encoding']
  if (encoding !== undefined && !/^identity$/i.test(encoding)) return new RefusedRequest('COMPRESSED_BODY', 415)
  return undefined
}

/** Rejects what Node would reject with its own response, so that the handler at that URL formats the error instead. */
export const connections = fp(
  async (app) => {
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
    app.addHook('onListen', async () => {
      // For example when no file handles are left for another connection: open connections are still served.
      app.server.on('error', (error: Error & { code?: string }) =>
        app.log.error({ code: 'server_error', reason: error.code }, 'the server could not take a connection'),
      )
    })
    app.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)))
  },
  { name: 'connections' },
)

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One request as received by the server. */
export interface SeenRequest {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A real HTTP server on localhost that sends scripted responses and records the requests it receives. */
export interface LocalServer {
  readonly baseUrl: string
  readonly seen: SeenRequest[]
  readonly close: () => Promise<void>
}

type Answer = (response: ServerResponse, request: SeenRequest) => void

export async function startServer(answer: Answer): Promise<LocalServer> {
  const seen: SeenRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      const made = { method, url, headers, body: Buffer.concat(chunks).toString() }
      seen.push(made)
      answer(response, made)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Responds with JSON. */
export function json(status: number, body: unknown): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Responds with a body of any content type. */
export function raw(status: number, type: string, body: string): Answer {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body)
}

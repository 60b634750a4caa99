import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Delay before the second piece of a page: long enough to paint the first. */
const pauseMs = 600

/**
 * Serves the site at another address during `visit`. Its pages arrive in two pieces, as over a slow connection; the
 * first piece ends after the first `cut`.
 */
export async function inPieces(origin: string, cut: string, visit: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer((request, response) => {
    send(new URL(request.url ?? '/', origin), cut, response).catch((error: Error) => response.destroy(error))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function send(address: URL, cut: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { 'content-type': type })
  if (type.startsWith('text/html')) {
    const end = body.indexOf(cut) + cut.length
    if (end < cut.length) throw new Error(`${address.pathname} has no ${cut}`)
    response.write(body.subarray(0, end))
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    response.end(body.subarray(end))
  } else {
    response.end(body)
  }
}

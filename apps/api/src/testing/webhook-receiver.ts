import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One message that the receiver got. */
export interface ReceivedWebhook {
  at: Date
  headers: IncomingHttpHeaders
  body: string
}

/** A partner's server under the test's control: what it received, and how it responds. */
export interface WebhookReceiver {
  url: string
  received: ReceivedWebhook[]
  /** How to respond to the next messages; 204 by default. */
  answer: (how: (reply: ServerResponse) => void) => void
  close: () => Promise<void>
}

/** Starts one on a free port, or on the given one. */
export async function startWebhookReceiver(port = 0): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = []
  let how: (reply: ServerResponse) => void = (reply) => void reply.writeHead(204).end()
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ at: new Date(), headers: request.headers, body: Buffer.concat(chunks).toString() })
      how(reply)
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    received,
    answer: (chosen) => {
      how = chosen
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

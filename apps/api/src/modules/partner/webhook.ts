import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { isPublicAddress, lookupPublic } from './public-addresses.js'

/** Where the partner takes webhooks, and what they are signed with. */
export interface WebhookTarget {
  url: string
  /** `whsec_` secrets, the newest first; while two are in use both sign, so that the partner can change over. */
  secrets: readonly string[]
  /** Whether the address may lie in a private network. */
  allowPrivate: boolean
}

interface WebhookMessage {
  /** The same for every try of one message. */
  id: string
  type: string
  data: unknown
  timestamp: Date
}

/** Milliseconds for the whole exchange. */
const patience = 10_000
/** Bytes of an answer that are read before the connection is let go. */
const longestAnswer = 64 * 1024

/** Why a webhook was not taken; the code names no address and no body. */
export class WebhookRefused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

interface Patience {
  signal: AbortSignal
  /** Milliseconds for the whole exchange, in place of ten seconds. */
  limit?: number
}

/**
 * Posts one message, signed after the Standard Webhooks scheme; resolves on a 2xx and rejects with a {@link WebhookRefused}
 * or the connection's error otherwise. Follows no redirect.
 * @source https://www.standardwebhooks.com
 */
export async function postWebhook(
  target: WebhookTarget,
  message: WebhookMessage,
  { signal, limit = patience }: Patience,
): Promise<void> {
  const { id, type, data, timestamp } = message
  const body = JSON.stringify({ type, timestamp: timestamp.toISOString(), data })
  const sentAt = new Date()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'DST-Investing-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': target.secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  }
  const status = await post(target, { headers, body, signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]) })
  if (status < 200 || status > 299) throw new WebhookRefused(`webhook_status_${status}`)
}

interface Post {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
}

function post({ url, allowPrivate }: WebhookTarget, { headers, body, signal }: Post): Promise<number> {
  const { protocol, hostname } = new URL(url)
  // A connection to an address written out asks for no name, and so would not be checked.
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
    return Promise.reject(new WebhookRefused('webhook_private_address'))
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers, signal, agent: false, ...(allowPrivate ? {} : { lookup: lookupPublic }) },
      (answer) => {
        // The status is the whole answer: what comes after it changes nothing, is thrown away, and may not be long.
        resolve(answer.statusCode ?? 0)
        let read = 0
        answer.on('error', () => {})
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > longestAnswer) call.destroy()
        })
      },
    )
    call.on('error', (error) => reject(signal.aborted ? new WebhookRefused('webhook_timeout') : error))
    call.end(body)
  })
}

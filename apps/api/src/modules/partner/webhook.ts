import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { TLSSocket } from 'node:tls'
import { Webhook } from 'standardwebhooks'
import type { WebhookTarget } from '../../config/partner-config.ts'
import { isPublicAddress, lookupPublic } from './public-addresses.ts'

export type SeeCertificate = (validTo: Date) => void

interface WebhookMessage {
  /** The same for every attempt to send one message. */
  id: string
  type: string
  data: unknown
  timestamp: Date
}

/** Timeout in milliseconds for the whole exchange. */
const patience = 10_000
/** Bytes of a response that are read before the connection is closed. */
const maxResponseBytes = 64 * 1024

/** Why a webhook was not accepted; the code contains no URL and no body. */
export class WebhookRefused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

interface Attempt {
  signal: AbortSignal
  /** Told until when the certificate of an answering https server is valid. */
  seeCertificate?: SeeCertificate | undefined
  /** Timeout in milliseconds for the whole exchange; ten seconds by default. */
  limit?: number
}

/**
 * Posts one message, signed with the Standard Webhooks scheme; resolves on a 2xx and rejects with a {@link
 * WebhookRefused} or the connection's error otherwise. Does not follow redirects.
 * @source https://www.standardwebhooks.com
 */
export async function postWebhook(
  target: WebhookTarget,
  message: WebhookMessage,
  { signal, limit = patience, seeCertificate }: Attempt,
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
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(limit)])
  const status = await post(target, { headers, body, signal: inTime, seeCertificate })
  if (status < 200 || status > 299) throw new WebhookRefused(`webhook_status_${status}`)
}

interface Post {
  headers: Record<string, string>
  body: string
  signal: AbortSignal
  seeCertificate: SeeCertificate | undefined
}

function post({ url, allowPrivate }: WebhookTarget, { headers, body, signal, seeCertificate }: Post): Promise<number> {
  const { protocol, hostname } = new URL(url)
  // A connection to an IP literal does no DNS lookup, and so would bypass the check there.
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal))
    return Promise.reject(new WebhookRefused('webhook_private_address'))
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers, signal, agent: false, ...(allowPrivate ? {} : { lookup: lookupPublic }) },
      (answer) => {
        if (answer.socket instanceof TLSSocket) seeCertificate?.(new Date(answer.socket.getPeerCertificate().valid_to))
        // Only the status matters: the rest of the response is discarded, and its size is limited.
        resolve(answer.statusCode ?? 0)
        let read = 0
        answer.on('error', () => {})
        answer.on('data', (chunk: Buffer) => {
          read += chunk.length
          if (read > maxResponseBytes) call.destroy()
        })
      },
    )
    call.on('error', (error) => reject(signal.aborted ? new WebhookRefused('webhook_timeout') : error))
    call.end(body)
  })
}

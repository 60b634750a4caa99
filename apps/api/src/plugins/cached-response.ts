import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { databaseIsAway } from '../database/outage.ts'

/** An answer that many requests get, in the forms in which it is sent. */
export interface CachedResponse {
  /** Whether it is older than it should be, because it could not be read again. */
  readonly stale: boolean
  readonly etag: string
  readonly identity: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

interface Options {
  /** Milliseconds for which one answer is sent before it is read again. */
  readonly keep?: number
  /** Whether a failure to read it is bridged by the last answer; by default, that the database is away. */
  readonly bridges?: (error: unknown) => boolean
  readonly now?: () => number
}

const defaultTtlMs = 10_000
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** The best first: what a client takes equally is sent in the smaller form. */
const codings = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

/**
 * An answer that is the same for everybody, read and compressed once every few seconds. Requests that come meanwhile
 * wait for the same reading. When it can't be read, for a reason that `bridges` accepts, the last one is sent as stale;
 * without one it rejects. Either way the next request tries again.
 */
export function cachedResponse(
  read: () => Promise<unknown>,
  { keep = defaultTtlMs, bridges = databaseIsAway, now = () => performance.now() }: Options = {},
): () => Promise<CachedResponse> {
  let stored: { answer: Promise<CachedResponse>; until: number } | undefined
  let last: CachedResponse | undefined
  const bridged = (error: unknown): CachedResponse => {
    if (last === undefined || !bridges(error)) throw error
    return { ...last, stale: true }
  }
  return () => {
    if (stored !== undefined && now() < stored.until) return stored.answer
    const forget = (error: unknown) => {
      if (stored === fresh) stored = undefined
      return bridged(error)
    }
    const reading = read().then(prepare)
    const fresh = { answer: reading.then((answer) => (last = answer), forget), until: now() + keep }
    stored = fresh
    return fresh.answer
  }
}

async function prepare(value: unknown): Promise<CachedResponse> {
  const identity = Buffer.from(JSON.stringify(value))
  const [br, zipped] = await Promise.all([brotli(identity), zip(identity)])
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  return { stale: false, etag: `W/"${digest}"`, identity, br, gzip: zipped }
}

/**
 * Sends it as JSON, in the smallest form that the client takes, or not at all if the client has it. A stale one says so
 * in `Warning`, and no cache keeps it.
 * @source RFC 7234, section 5.5.1
 */
export function sendCached(answer: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { 'accept-encoding': accepted = '', 'if-none-match': seen = '' } = request.headers
  reply.header('etag', answer.etag).header('vary', 'accept-encoding')
  if (answer.stale) reply.header('warning', '110 - "Response is Stale"').header('cache-control', 'no-store')
  if (seen.includes(answer.etag)) return reply.code(304).send()
  const coding = codings.negotiate(accepted) ?? 'identity'
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply.code(200).type('application/json; charset=utf-8').send(answer[coding])
}

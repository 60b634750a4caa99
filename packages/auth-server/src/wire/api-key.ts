import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthSettings } from '../options/options.ts'

// Routes that a browser opens from an email or a provider, without headers.
const openRoutes = ['/verify', '/callback', '/authorize', '/.well-known/', '/sso/saml/']

/** Refuses calls without one of the two keys, as the hosted gateway does; routes that browsers open are exempt. */
export function makeApiKeyGate(settings: AuthSettings) {
  if (!settings.keyGate) return () => Promise.resolve(undefined)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const path = (request.url.split('?')[0] ?? '').slice(settings.prefix.length)
    if (
      request.method === 'OPTIONS' ||
      openRoutes.some((open) => path === open || (open.endsWith('/') && path.startsWith(open)))
    ) {
      return undefined
    }
    const key = givenKey(request)
    if (key === '') {
      const hint = 'No `apikey` request header or url param was found.'
      return reply.code(401).send({ message: 'No API key found in request', hint })
    }
    if (isKey(key, settings.anonKey) || isKey(key, settings.serviceKey)) return undefined
    return reply.code(401).send({ message: 'Invalid API key', hint: 'Double check your API key.' })
  }
}

/** Whether a string equals this key; an unset key matches nothing. */
export function isKey(text: string, key: string | undefined): boolean {
  return key !== undefined && sameSecret(text, key)
}

/** Compares two secrets in constant time, whatever their lengths. */
export function sameSecret(left: string, right: string): boolean {
  return timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())
}

function givenKey(request: FastifyRequest): string {
  const header = request.headers.apikey
  if (typeof header === 'string' && header !== '') return header
  const query = request.query as Readonly<Record<string, unknown>>
  return typeof query['apikey'] === 'string' ? query['apikey'] : ''
}

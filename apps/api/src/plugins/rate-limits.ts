import { addressBlock, limitHeaders, type Limiter, type Rate } from '@dst/auth-server'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Calls a minute and address: enough for a household behind one address, too few for a robot. */
const rates = {
  usual: { requests: 300, seconds: 60 },
  /** Asking whether an address has an account, without a token. */
  accountExists: { requests: 10, seconds: 60 },
  contact: { requests: 5, seconds: 60 },
  /** A download reads every table that has a person. */
  download: { requests: 6, seconds: 60 },
  deletion: { requests: 6, seconds: 60 },
  /** Two for each mail to the partner: a desk may go through a morning's at once. */
  acknowledgement: { requests: 60, seconds: 60 },
  /** A hold keeps a time of the partner's from everybody else. */
  hold: { requests: 20, seconds: 60 },
} satisfies Record<string, Rate>

/** Limits per client address (of IPv6, per /64), by the limiter that the auth service uses too. A refused call answers 429. */
export const rateLimits = fp<{ limiter: Limiter }>(
  async (app, { limiter }) => {
    app.addHook('onRequest', async (request, reply) => {
      const bucket = bucketOf(request)
      const decision = limiter.take(`api ${bucket} ${addressBlock(request.ip)}`, rates[bucket])
      reply.headers(limitHeaders(decision))
      return decision.allowed ? undefined : reply.problem('too_many_requests')
    })
  },
  { name: 'rate-limits' },
)

function bucketOf({ method, headers, routeOptions: { url } }: FastifyRequest): keyof typeof rates {
  if (url === '/api/contact') return 'contact'
  if (url === '/api/me/data') return 'download'
  if (url === '/api/me' && method === 'DELETE') return 'deletion'
  if (url === '/api/slots/holds') return 'hold'
  if (url?.startsWith('/partner/')) return 'acknowledgement'
  return url === '/api/users/:email' && method !== 'PUT' && !headers.authorization ? 'accountExists' : 'usual'
}

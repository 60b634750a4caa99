import { addressBlock, limitHeaders, type Limiter, type Rate } from '@dst/auth-server'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Calls a minute and address: enough for a household behind one address, too few for a robot. */
const rates = {
  usual: { requests: 300, seconds: 60 },
  /** Asking whether an address has an account, without a token. */
  accountExists: { requests: 10, seconds: 60 },
  contact: { requests: 5, seconds: 60 },
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

function bucketOf(request: FastifyRequest): keyof typeof rates {
  const { url } = request.routeOptions
  if (url === '/api/contact') return 'contact'
  return url === '/api/users/:email' && request.method !== 'PUT' && !request.headers.authorization ? 'accountExists' : 'usual'
}

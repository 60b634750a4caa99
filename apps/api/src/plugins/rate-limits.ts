import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/** Calls a minute and address: enough for a household behind one address, too few for a robot. */
const limits = {
  usual: 300,
  /** Asking whether an address has an account, without a token. */
  accountExists: 10,
  contact: 5,
}

/** Limits per client address, in this process. A refused call answers 429. */
export const rateLimits = fp<{ enabled: boolean }>(
  async (app, { enabled }) => {
    if (!enabled) return
    await app.register(rateLimit, {
      global: true,
      timeWindow: '1 minute',
      max: (request) => allowance(request),
      keyGenerator: (request) => `${request.ip} ${bucket(request)}`,
    })
  },
  { name: 'rate-limits' },
)

function bucket(request: FastifyRequest): keyof typeof limits {
  const { url } = request.routeOptions
  if (url === '/api/contact') return 'contact'
  return url === '/api/users/:email' && request.method !== 'PUT' && !request.headers.authorization ? 'accountExists' : 'usual'
}

function allowance(request: FastifyRequest): number {
  return limits[bucket(request)]
}

import { addressBlock, limitHeaders, type Limiter, type RateDecision } from '@dst/auth-server'
import { requestRates } from '@dst/domain/parameters'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Rate limits per client address (per /64 for IPv6), with the same limiter as the auth service. A limited call gets
 * 429.
 */
export const rateLimits = fp<{ limiter: Limiter }>(
  async (app, { limiter }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const bucket = bucketOf(request)
      const decision = limiter.take(`api ${bucket} ${addressBlock(request.ip)}`, requestRates[bucket])
      if (decision instanceof Promise) void decision.then((later) => answer(reply, later, done))
      else answer(reply, decision, done)
    })
  },
  { name: 'rate-limits' },
)

function answer(reply: FastifyReply, decision: RateDecision, done: () => void): void {
  reply.headers(limitHeaders(decision))
  if (decision.allowed) done()
  else reply.problem('too_many_requests')
}

function bucketOf({ method, headers, routeOptions: { url } }: FastifyRequest): keyof typeof requestRates {
  if (url === '/api/contact') return 'contact'
  if (url === '/api/me/data') return 'download'
  if (url === '/api/me' && method === 'DELETE') return 'deletion'
  if (url === '/api/slots/holds') return 'hold'
  if (url === '/api/exchange-shares/:id') return 'share'
  if (url === '/api/verdicts') return 'verdict'
  if (url?.startsWith('/partner/')) return 'acknowledgement'
  return url === '/api/users/:email' && method !== 'PUT' && !headers.authorization ? 'accountExists' : 'usual'
}

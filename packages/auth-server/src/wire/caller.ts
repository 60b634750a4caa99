import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context'
import { chooseRedirect, type RedirectRules } from '../redirects/redirect-target'

/** Who makes this request. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    requestId: request.id,
    log: request.log,
  }
}

/** Where this request may send the person afterwards. */
export function redirectOf(rules: RedirectRules, request: FastifyRequest): string {
  const header = request.headers['redirect_to']
  return chooseRedirect(rules, {
    header: typeof header === 'string' ? header : undefined,
    query: queryText(request, 'redirect_to'),
    referer: request.headers.referer,
  })
}

/** One query parameter as text; empty when missing or given twice. */
export function queryText(request: FastifyRequest, name: string): string {
  const query = request.query as Readonly<Record<string, unknown>>
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

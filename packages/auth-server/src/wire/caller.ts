import type { FastifyRequest } from 'fastify'
import type { Caller } from '../context/context.ts'
import { timeZoneFrom } from '../context/place.ts'
import { chooseRedirect, type RedirectRules } from '../redirects/redirect-target.ts'

/** The client making this request. */
export function callerOf(request: FastifyRequest): Caller {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
    timeZone: timeZoneFrom(request.headers['x-time-zone']),
    headers: request.headers,
    requestId: request.id,
    log: request.log,
  }
}

/** Allowed redirect target of this request. */
export function redirectOf(rules: RedirectRules, request: FastifyRequest): string {
  const header = request.headers['redirect_to']
  return chooseRedirect(rules, {
    header: typeof header === 'string' ? header : undefined,
    query: queryText(request, 'redirect_to'),
    referer: request.headers.referer,
  })
}

/** One query parameter as a string; empty if missing or given twice. */
export function queryText(request: FastifyRequest, name: string): string {
  const query = request.query as Readonly<Record<string, unknown>>
  const value = query[name]
  return typeof value === 'string' ? value : ''
}

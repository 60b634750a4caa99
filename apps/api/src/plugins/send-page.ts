import type { FastifyReply } from 'fastify'
import { plainPage, plainStyleSource } from './plain-page.ts'

/**
 * A self-contained page with inline styles; nothing else may load, no script may run, and forms submit to this server.
 */
const policy =
  `default-src 'none'; style-src ${plainStyleSource}; base-uri 'none'; form-action 'self'; ` + `frame-ancestors 'none'`

/** Responds with a plain page; `body` is HTML in which all untrusted text is escaped. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(plainPage(title, body))
}

import type { FastifyReply } from 'fastify'
import { plainPage, plainStyleSource } from '../../plain-page.js'

/** A page of one file, with its style in it; nothing else may load, no script may run, and forms go to this server. */
const policy = `default-src 'none'; style-src ${plainStyleSource}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** Answers with a plain page; `body` is HTML in which every foreign text is escaped. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(plainPage(title, body))
}

import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import { listMailbox } from '../database/mailbox-messages.ts'
import type { Tables } from '../database/tables.ts'
import { plainStyleSource } from '../plugins/plain-page.ts'
import { mailboxPage, messageBody, messagePage, type MailboxMessage } from './mailbox-page.ts'
import { calendarFile } from './mailer.ts'

const newest = 100
/** The page is self-contained, styles included; nothing else may load, and no script may run. */
const policy =
  `default-src 'none'; style-src ${plainStyleSource}; frame-src 'self'; base-uri 'none'; ` +
  `form-action 'none'; frame-ancestors 'none'`
/** A message has its own styles and nothing else: no scripts, external images or forms, and an opaque origin. */
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-top-navigation-by-user-activation'

/**
 * The local mailbox: pages for people, and the same messages as JSON for tests. Registered only when no mail server is
 * configured.
 */
export function mailboxRoutes(db: Kysely<Tables>): FastifyPluginAsync {
  return async (app) => {
    const send = (reply: FastifyReply, html: string, allowed: string) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'content-security-policy': allowed, 'cache-control': 'no-store' })
        .send(html)

    app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
      send(reply, mailboxPage(await messages(db)), policy),
    )
    app.get<OfMessage>('/dev/mailbox/messages/:id', { schema: { hide: true } }, async (request, reply) => {
      const message = await findMessage(db, request.params.id)
      return message ? send(reply, messagePage(message), policy) : reply.callNotFound()
    })
    app.get<OfMessage>('/dev/mailbox/messages/:id/body', { schema: { hide: true } }, async (request, reply) => {
      const message = await findMessage(db, request.params.id)
      if (!message) return reply.callNotFound()
      // A document with an opaque origin cannot have an agent cluster of its own, and browsers log a console warning
      // about the header.
      return send(reply.removeHeader('origin-agent-cluster'), messageBody(message), bodyPolicy)
    })
    app.get('/dev/mailbox/messages', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await messages(db)),
    )
    app.get<OfMessage>(
      `/dev/mailbox/messages/:id/${calendarFile}`,
      { schema: { hide: true } },
      async (request, reply) => {
        const message = await findMessage(db, request.params.id)
        if (!message?.calendar) return reply.callNotFound()
        return reply.type('text/calendar; charset=utf-8').header('cache-control', 'no-store').send(message.calendar)
      },
    )
  }
}

interface OfMessage {
  Params: { id: string }
}

async function findMessage(db: Kysely<Tables>, wanted: string): Promise<MailboxMessage | undefined> {
  return (await messages(db)).find(({ id }) => id === wanted)
}

async function messages(db: Kysely<Tables>): Promise<MailboxMessage[]> {
  const rows = await listMailbox(db, newest)
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
  }))
}

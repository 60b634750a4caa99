import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.js'
import { plainStyleSource } from '../plain-page.js'
import { mailboxPage, messageBody, messagePage } from './mailbox-page.js'
import { calendarFile } from './mailer.js'

const newest = 100
/** The page is one file with its style in it; nothing else may load, and no script may run. */
const policy = `default-src 'none'; style-src ${plainStyleSource}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
/** A message brings its own style, and nothing else: no script, no picture from elsewhere, no form, and no origin. */
const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation"

export interface MailboxMessage {
  id: string
  to: string
  replyTo: string | null
  subject: string
  sentAt: string
  text: string
  html: string
  /** Every address in the text, in order. */
  links: string[]
  /** An invitation that came with it (iCalendar). */
  calendar: string | null
}

/** The local mailbox: pages for people and the same messages as JSON for tests. Registered only without a mail server. */
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
      // A document without an origin cannot have a process of its own for it, and browsers say so on the console.
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
  const rows = await db
    .selectFrom('mailboxMessages')
    .select(['id', 'to', 'replyTo', 'subject', 'text', 'html', 'calendar', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute()
  return rows.map((row) => ({
    ...row,
    sentAt: row.sentAt.toISOString(),
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
  }))
}

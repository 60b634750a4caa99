import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.js'
import { inlineHash } from '../plugins/inline-hashes.js'
import { mailboxPage, mailboxStyle } from './mailbox-page.js'

const newest = 100
/** The page is one file with its style in it; nothing else may load, and no script may run. */
const policy = `default-src 'none'; style-src ${inlineHash(mailboxStyle)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

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
}

/** The local mailbox: a page for people and the same messages as JSON for tests. Registered only without a mail server. */
export function mailboxRoutes(db: Kysely<Tables>): FastifyPluginAsync {
  return async (app) => {
    app.get('/dev/mailbox', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('cache-control', 'no-store')
        .send(mailboxPage(await messages(db))),
    )
    app.get('/dev/mailbox/messages', { schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await messages(db)),
    )
  }
}

async function messages(db: Kysely<Tables>): Promise<MailboxMessage[]> {
  const rows = await db
    .selectFrom('mailboxMessages')
    .select(['id', 'to', 'replyTo', 'subject', 'text', 'html', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute()
  return rows.map((row) => ({ ...row, sentAt: row.sentAt.toISOString(), links: row.text.match(/https?:\/\/\S+/g) ?? [] }))
}

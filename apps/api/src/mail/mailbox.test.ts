import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { onEmbedded } from '../testing/engines.js'
import { mailboxRoutes } from './mailbox.js'
import { mailboxMailer } from './mailer.js'

onEmbedded((database) => {
  test('messages are listed newest first with their links, and shown without running what is in them', async () => {
    const send = mailboxMailer(database())
    await send({ to: 'ruth@example.com', subject: 'First', text: 'No link here.', html: '<p>No link here.</p>' })
    await send({ to: '"<b>"@example.com', subject: '<script>', text: 'Open https://site.example.com/a?b=c&d=e today.', html: '<p></p>' })
    const app = Fastify()
    await app.register(mailboxRoutes(database()))
    const list = (await app.inject('/dev/mailbox/messages')).json<Record<string, unknown>[]>()
    expect(list.map(({ subject, links }) => [subject, links])).toEqual([
      ['<script>', ['https://site.example.com/a?b=c&d=e']],
      ['First', []],
    ])
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['html', 'id', 'links', 'replyTo', 'sentAt', 'subject', 'text', 'to'])
    const answer = await app.inject('/dev/mailbox')
    const page = answer.body
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(page).toContain('&#60;script&#62;')
    expect(page).not.toContain('<script>')
  })
})

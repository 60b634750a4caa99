import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEmbedded } from '../testing/engines.ts'
import { mailboxRoutes } from './mailbox.ts'
import { mailboxMailer } from './mailer.ts'

onEmbedded((database) => {
  test('messages are listed newest first with their links, and shown without running what is in them', async () => {
    const send = mailboxMailer(database())
    await send({ to: 'ruth@example.com', subject: 'First', text: 'No link here.', html: '<p>No link here.</p>' })
    await sql`update mailbox_messages set sent_at = sent_at - interval '1 second'`.execute(database())
    await send({
      to: '"<b>"@example.com',
      subject: '<script>',
      text: 'Open https://site.example.com/a?b=c&d=e today.',
      html: '<p></p>',
    })
    const app = Fastify()
    await app.register(mailboxRoutes(database()))
    const list = (await app.inject('/dev/mailbox/messages')).json<Record<string, unknown>[]>()
    expect(list.map(({ subject, links }) => [subject, links])).toEqual([
      ['<script>', ['https://site.example.com/a?b=c&d=e']],
      ['First', []],
    ])
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'calendar',
      'html',
      'id',
      'links',
      'replyTo',
      'sentAt',
      'subject',
      'text',
      'to',
    ])
    const answer = await app.inject('/dev/mailbox')
    const page = answer.body
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}';`)
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })

  test('a message is shown as in a mail program: in a frame that runs nothing, whose links leave it', async () => {
    const send = mailboxMailer(database())
    const html =
      '<!doctype html>\n<html lang="en"><head><title>Hello</title></head><body><script>alert(1)</script></body></html>'
    await send({ to: 'ruth@example.com', subject: 'A & B', text: 'Two\nlines', html })
    const app = Fastify()
    await app.register(mailboxRoutes(database()))
    const [message] = (await app.inject('/dev/mailbox/messages')).json<{ id: string }[]>()
    const address = `/dev/mailbox/messages/${message?.id}`
    expect((await app.inject('/dev/mailbox')).body).toContain(`<h2><a href="${address}">A &amp; B</a></h2>`)
    const page = await app.inject(address)
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'")
    expect(page.body).toContain(
      `<iframe src="${address}/body" title="The message" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
    )
    expect(page.body).toContain('<h1>A &amp; B</h1>')
    expect(page.body).toContain('<pre>Two\nlines</pre>')
    const body = await app.inject(`${address}/body`)
    expect(body.body).toBe(html.replace('<head>', '<head><base target="_top">'))
    const policy = String(body.headers['content-security-policy'])
    expect(policy).toContain(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors " +
        "'self'; sandbox allow-top",
    )
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src|img-src/)
    await send({ to: 'ruth@example.com', subject: 'Part', text: '', html: '<p>Only a part.</p>' })
    const [part] = (await app.inject('/dev/mailbox/messages')).json<{ id: string }[]>()
    expect((await app.inject(`/dev/mailbox/messages/${part?.id}/body`)).body).toMatch(
      /^<!doctype html>[^]*<base target="_top">[^]*<p>Only a part\.<\/p>/,
    )
    for (const nobody of ['7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11', 'x', 'x/body'])
      expect((await app.inject(`/dev/mailbox/messages/${nobody}`)).statusCode).toBe(404)
  })

  test('an invitation that came with a message can be taken into a calendar', async () => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await mailboxMailer(database())({
      to: 'ruth@example.com',
      subject: 'Booked',
      text: '',
      html: '',
      calendar: { method: 'REQUEST', content },
    })
    const app = Fastify()
    await app.register(mailboxRoutes(database()))
    const [message] = (await app.inject('/dev/mailbox/messages')).json<{ id: string; calendar: string }[]>()
    expect(message?.calendar).toBe(content)
    const address = `/dev/mailbox/messages/${message?.id}/invitation.ics`
    expect((await app.inject('/dev/mailbox')).body).toContain(`<a href="${address}" download>`)
    const file = await app.inject(address)
    expect([file.headers['content-type'], file.body]).toEqual(['text/calendar; charset=utf-8', content])
    for (const nobody of ['7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11', 'x'])
      expect((await app.inject(`/dev/mailbox/messages/${nobody}/invitation.ics`)).statusCode).toBe(404)
  })
})

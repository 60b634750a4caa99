import type { Consultation } from '@dst/contracts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailboxMailer } from '../src/mail/mailer.ts'
import { startAccountServer } from '../src/testing/account-server.ts'
import { onServer } from '../src/testing/engines.ts'
import { columnsWith } from '../src/testing/every-column.ts'
import { partnerSecret } from '../src/testing/partner-signature.ts'
import { startWebhookReceiver } from '../src/testing/webhook-receiver.ts'
import { fullFixture } from '../src/testing/full-fixture.ts'

vi.setConfig({ testTimeout: 120_000 })

// On the embedded database other tests go each part of this way.
onServer((database, queueOn) => {
  test('a person signs up, answers, shares a request, books, and leaves with calls still under way', async () => {
    const partner = await startWebhookReceiver()
    onTestFinished(() => partner.close())
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, mailboxMailer(database()), {
      ACCOUNT_DELETION: 'on',
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: partnerSecret,
      PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
    })
    onTestFinished(() => server.stop())
    const quill = await fullFixture(server, database())
    expect((await quill.call('GET', '/api/me')).json()).toMatchObject({ email: quill.email, dstSegment: 'gold' })
    const [request] = (await quill.call('GET', '/api/consultation-requests')).json<Consultation[]>()
    expect(request?.events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['asked', 'changed', 'acknowledged', 'booked']),
    )
    const heard = partner.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect(heard).toEqual(expect.arrayContaining(['lead.created', 'appointment.booked']))

    const answers = await Promise.all([
      quill.call('GET', '/api/me'),
      quill.call('GET', '/api/slots'),
      quill.call('DELETE', '/api/me'),
      quill.call('GET', '/api/me/consents'),
      quill.call('GET', '/api/me/data'),
      quill.call('GET', '/api/me'),
    ])
    expect(answers[2]?.statusCode).toBe(204)
    for (const { statusCode } of answers) expect([200, 204, 401]).toContain(statusCode)
    // The address waits for the mail that confirms the deletion, and is then only on the mailbox page.
    await expect
      .poll(() => columnsWith(database(), [quill.userId, quill.email]), { timeout: 20_000 })
      .toEqual([`public.mailbox_messages.to: ${quill.email}`])
  })
})

import { expect, test } from 'vitest'
import { contactMail } from './contact-mail.ts'

const addresses = { contactEmail: 'desk@example.org', publicUrl: 'https://site.example.com' }
const receipt = { id: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11', receivedAt: '2026-11-21T12:03:00.000Z' }
const words = {
  firstName: 'Ruth',
  lastName: 'Okafor',
  email: 'ruth@example.com',
  subject: 'Day 45',
  message: 'When does day 45 fall?\nI closed on 3 March.',
}

test('the mail goes to the operator, is answered to the sender and reads like the message', () => {
  expect(contactMail({ words, receipt }, addresses)).toEqual({
    to: 'desk@example.org',
    replyTo: { name: 'Ruth Okafor', address: 'ruth@example.com' },
    messageId: '<contact-7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11@site.example.com>',
    subject: 'Contact form: Day 45',
    text:
      'From: Ruth Okafor <ruth@example.com>\nReceived: 2026-11-21 12:03 UTC\nSubject: Day 45\n\nWhen does ' +
      'day 45 fall?\nI closed on 3 March.',
    html:
      '<p>From: Ruth Okafor &lt;ruth@example.com&gt;</p>\n<p>Received: 2026-11-21 12:03 ' +
      'UTC</p>\n<p>Subject: Day 45</p>\n<p>When does day 45 fall?<br>\nI closed on 3 March.</p>',
  })
})

test.each([
  'Hello\r\nBcc: everybody@example.com',
  'Hello\nBcc: everybody@example.com',
  'Hello\u2028Bcc: everybody@example.com',
  'Hello\u0085\tBcc: everybody@example.com',
])('a subject or name of several lines becomes one: %j', (text) => {
  const mail = contactMail({ words: { ...words, subject: text, firstName: text, lastName: '' }, receipt }, addresses)
  expect(mail.subject).toBe('Contact form: Hello Bcc: everybody@example.com')
  expect(mail.replyTo?.name).toBe('Hello Bcc: everybody@example.com')
})

test('what a sender writes is never markup', () => {
  const { html } = contactMail(
    { words: { ...words, firstName: '<b>', subject: '"><img src=x>', message: '<script>alert(1)</script>' }, receipt },
    addresses,
  )
  expect(html).not.toMatch(/<(b|img|script)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

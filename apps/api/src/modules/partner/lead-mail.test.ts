import { expect, onTestFinished, test } from 'vitest'
import type { Lead } from '../../database/lead.ts'
import { smtpMailer } from '../../mail/mailer.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { leadMail } from './lead-mail.ts'

const hostile = 'Ruth\r\nBcc: everybody@example.com\r\nSubject: Won\u2028X-Evil: 1\u0000'
const lead: Lead = {
  person: {
    firstName: hostile,
    lastName: hostile,
    email: 'ruth@example.com',
    phoneNumber: '+1 555 555 0100\r\nBcc: all@example.com',
  },
  contact: { method: 'phone', time: 'morning', textMessages: false },
  notes:
    'After six.\r\nBcc: everybody@example.com\rEmail: somebody-else@example.com\u2028<b>.\r\n.\r\nMAIL ' +
    'FROM:<x@example.com>',
  answers: {},
  score: 95,
  tier: 'gold',
  accredited: 'yes',
  riskInput: 5,
  consent: { version: '0123456789ab', hash: 'f'.repeat(64), givenAt: '2026-11-22T12:00:00.000Z' },
}
const message = {
  id: '6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10.1',
  type: 'lead.created' as const,
  requestId: '6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10',
  version: 1,
  lead,
  requestedAt: new Date('2026-11-22T12:00:00Z'),
  contactBy: new Date('2026-11-23T12:00:00Z'),
}
const mailFacts = {
  to: 'desk@partner.example',
  publicUrl: 'https://site.example.com',
  acknowledgeUrl: 'https://site.example.com/partner/acknowledge/token',
  timeZone: 'America/New_York',
}

test('what a person typed makes no header, no recipient and no second message of a mail to the partner', async () => {
  const server = await startMailServer()
  const { send, close } = smtpMailer(
    `smtp://127.0.0.1:${server.port}`,
    'DST Investing <no-reply@example.com>',
    () => {},
  )
  onTestFinished(async () => {
    close()
    await server.close()
  })
  await send(leadMail(message, mailFacts))
  expect(server.messages.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: 'no-reply@example.com', to: ['desk@partner.example'] },
  ])
  const [head = ''] = (server.messages[0]?.raw ?? '').split('\r\n\r\n')
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  expect(headers.map((line) => line.replace(/:.*/, '')).toSorted()).toEqual([
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Subject',
    'To',
  ])
  expect(headers).toContain('Subject: A person asks for a call (6f1d7f0a)')
  expect(head).not.toMatch(/Ruth|everybody|ruth@/)
})

test('a name stays on its line and makes no markup', () => {
  const { text, html } = leadMail(
    { ...message, lead: { ...lead, person: { ...lead.person, lastName: '<b>Won</b>' } } },
    mailFacts,
  )
  const lines = text.split(/[\r\n\u2028]/)
  expect(lines.filter((line) => /^(Bcc|Subject|X-Evil|MAIL FROM)/.test(line))).toEqual([])
  expect(html).not.toContain('<b>')
})

const plain: Lead = {
  ...lead,
  person: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', phoneNumber: '+1 555 555 0100' },
  facts: { debtToReplace: 400_000, lastNamingDay: '2027-01-05' },
}

test('a request is a name, a time, a reference and where to confirm and to read it; nothing else of the person', () => {
  expect(leadMail({ ...message, lead: plain }, mailFacts).text.split('\n')).toEqual([
    'Name: Ruth Okafor',
    'To be contacted by: Monday, November 23, 7:00 AM EST',
    'Request: 6f1d7f0a',
    'Please confirm that you have it: https://site.example.com/partner/acknowledge/token',
    'Read it at the desk: https://site.example.com/desk/lead?request=6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10',
  ])
  for (const type of ['lead.created', 'lead.updated'] as const)
    expect(JSON.stringify(leadMail({ ...message, type, lead: plain }, mailFacts))).not.toMatch(
      /ruth@|555|morning|phone|gold|95|After six|accredited|400,000|Risk|consent/i,
    )
})

test.each([
  ['America/Phoenix', 'Monday, November 23, 7:00 AM EST (for the person: Monday, November 23, 5:00 AM MST)'],
  ['America/New_York', 'Monday, November 23, 7:00 AM EST'],
])('a time is told in the zone of the firm, and in %s where that is another one', (timeZone, words) => {
  const contact = { ...plain.contact, timeZone }
  expect(leadMail({ ...message, lead: { ...plain, contact } }, mailFacts).text).toContain(`by: ${words}\n`)
})

test('a withdrawal names nobody', () => {
  const { id, requestId, version } = message
  const mail = leadMail({ id, requestId, version, type: 'lead.withdrawn' }, mailFacts)
  expect(mail.text).toContain('has withdrawn their consent')
  expect(JSON.stringify(mail)).not.toMatch(/Ruth|Okafor|ruth@/)
})

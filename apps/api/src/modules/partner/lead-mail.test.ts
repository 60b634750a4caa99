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

test('a person’s words stand apart from ours: a name stays on its line, each line of notes has a mark', () => {
  const { text, html } = leadMail(message, mailFacts)
  const lines = text.split(/[\r\n\u2028]/)
  expect(lines.filter((line) => /^(Bcc|Subject|X-Evil|MAIL FROM)/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('Email:'))).toEqual(['Email: ruth@example.com'])
  expect(lines.filter((line) => line.startsWith('> '))).toEqual([
    '> After six.',
    '> Bcc: everybody@example.com',
    '> Email: somebody-else@example.com',
    '> <b>.',
    '> .',
    '> MAIL FROM:<x@example.com>',
  ])
  expect(html).not.toContain('<b>')
})

test('the facts of the exchange stand together, those that were chosen and no other', () => {
  const facts = { debtToReplace: 400_000, lastNamingDay: '2027-01-05' }
  expect(leadMail({ ...message, lead: { ...lead, facts } }, mailFacts).text).toContain(
    [
      'Facts of the exchange, which the person chose to add:',
      'Last day to name property: Tue Jan 5, 2027',
      'Debt to replace: $400,000',
      '',
    ].join('\n'),
  )
  expect(leadMail(message, mailFacts).text).not.toContain('Facts of the exchange')
})

test('a best time has its time zone, and moments are in the firm’s zone and, if it differs, the person’s', () => {
  const reported = (contact: Partial<Lead['contact']>) =>
    leadMail({ ...message, lead: { ...lead, contact: { ...lead.contact, ...contact } } }, mailFacts)
      .text.split('\n')
      .filter((line) => /^Wants|contacted by/.test(line))
  const east = 'To be contacted by Monday, November 23, 7:00 AM EST'
  // Leads of before the zone was asked for lack it.
  expect(reported({})).toEqual([east, 'Wants to be reached by phone, morning'])
  expect(reported({ timeZone: 'America/Detroit' })[0]).toBe(east)
  expect(reported({ timeZone: 'America/Los_Angeles' })).toEqual([
    `${east} (for the person: Monday, November 23, 4:00 AM PST)`,
    'Wants to be reached by phone, morning, in the time zone America/Los_Angeles',
  ])
})

test('the risk and the accreditation are told, the accreditation once', () => {
  const reported = (changes: Partial<Lead>) =>
    leadMail({ ...message, lead: { ...lead, ...changes } }, mailFacts)
      .text.split('\n')
      .filter((line) => /^(Risk|Are you an accredited)/.test(line))
  expect(reported({})).toEqual(['Are you an accredited investor?: Yes', 'Risk (3, 5 or 8): 5'])
  expect(reported({ answers: { accredited: 'no' }, riskInput: 8 })).toEqual([
    'Risk (3, 5 or 8): 8',
    'Are you an accredited investor?: No',
  ])
  expect(reported({ accredited: null, riskInput: null })).toEqual([
    'Are you an accredited investor?: not answered',
    'Risk (3, 5 or 8): not known',
  ])
})

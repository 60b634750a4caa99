import { expect, onTestFinished, test } from 'vitest'
import type { Lead } from '../../database/lead.ts'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.ts'
import type { Mail } from '../../mail/mailer.ts'
import { smtpMailer } from '../../mail/mailer.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { appointmentMail } from './appointment-mail.ts'
import { appointmentPartnerMail } from '../partner/appointment-partner-mail.ts'
import type { Subject } from '../../database/appointments.ts'

const news: AppointmentNews = {
  what: 'booked',
  appointmentId: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11',
  requestId: '6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10',
  firm: '000000',
  start: '2026-11-24T20:30:00.000Z',
  end: '2026-11-24T21:00:00.000Z',
  sequence: 0,
}
const lead: Lead = {
  person: { firstName: 'Ruth', lastName: 'Okafor', email: 'ruth@example.com', phoneNumber: '+1 555 555 0100' },
  contact: { method: 'phone', time: 'morning', textMessages: false },
  notes: null,
  answers: {},
  score: 95,
  tier: 'gold',
  accredited: 'yes',
  riskInput: 5,
  consent: { version: '0123456789ab', hash: 'f'.repeat(64), givenAt: '2026-11-22T12:00:00.000Z' },
}
const subject: Subject = {
  email: 'ruth@example.com',
  firstName: 'Ruth',
  lastName: 'Okafor',
  emailNotifications: true,
  preferredContactMethod: 'phone',
  phoneNumber: '+1 555 555 0100',
  timeZone: null,
  contactTimeZone: null,
  way: { kind: 'phone', phoneNumber: '+1 555 555 0100' },
  partner: { name: 'Fir Advisers', crd: '000000', formAdvUrl: 'https://example.com/adv' },
  lead,
  webhookVersion: 1,
  mailVersion: 0,
  deskVersion: 0,
  appointmentId: news.appointmentId,
  sequence: 0,
}
const settings = {
  publicUrl: 'https://site.example.com',
  contactEmail: 'desk@example.org',
  timeZone: 'America/New_York',
}
const toInvestor = (
  changes: Partial<AppointmentNews<AppointmentChange | Reminder>> = {},
  about: Partial<Subject> = {},
) => appointmentMail({ ...news, ...changes }, { ...subject, ...about }, settings)
const toPartner = (changes: Partial<AppointmentNews> = {}, about: Lead | null = lead) =>
  appointmentPartnerMail({ ...news, ...changes }, about, {
    ...settings,
    to: 'desk@partner.example',
    partner: { name: 'Fir Advisers', timeZone: 'America/New_York' },
  })
/** The unfolded lines of an invitation. */
const linesOf = ({ calendar }: Mail) => (calendar?.content ?? '').replaceAll(/\r\n[ \t]/g, '').split('\r\n')
const valueOf = (mail: Mail, name: string) => linesOf(mail).filter((line) => line.split(/[;:]/)[0] === name)

test('the person reads when, with whom and how, and where to move or cancel it', () => {
  const { to, subject: title, messageId, text } = toInvestor()
  expect({ to, title, messageId }).toEqual({
    to: 'ruth@example.com',
    title: 'Your conversation is booked',
    messageId: '<appointment-7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11.0.booked@site.example.com>',
  })
  expect(text.split('\n\n').slice(1, 4)).toEqual([
    'The invitation in this mail puts it in your calendar.',
    'When: Tuesday, November 24, 3:30 PM EST\nLength: 30 minutes\nWith: Fir Advisers\nHow you talk: They ' +
      'call you at +1 555 555 0100',
    'Move or cancel it on your profile:\nhttps://site.example.com/profile',
  ])
})

test('a mail about a time that the partner has not heard of says so, and a cancellation does not', () => {
  const waits = 'We are still handing your request to Fir Advisers. Your profile shows when they have it.'
  const unheard = { webhookVersion: 0, mailVersion: 0 }
  for (const what of ['booked', 'moved'] as const) {
    expect(toInvestor({ what }, unheard).text.split('\n\n')[2]).toBe(waits)
    for (const heard of [
      { webhookVersion: 1, mailVersion: 0 },
      { webhookVersion: 0, mailVersion: 1 },
      { webhookVersion: 0, deskVersion: 1 },
    ])
      expect(toInvestor({ what }, heard).text).not.toContain(waits)
  }
  expect(toInvestor({ what: 'cancelled' }, unheard).text).not.toContain(waits)
})

test.each([
  [null, '2026-11-24T20:30:00Z', 'Tuesday, November 24, 3:30 PM EST'],
  ['America/Phoenix', '2026-11-24T20:30:00Z', 'Tuesday, November 24, 1:30 PM MST'],
  ['Pacific/Honolulu', '2026-11-24T20:30:00Z', 'Tuesday, November 24, 10:30 AM HST'],
  ['Pacific/Honolulu', '2026-11-25T01:00:00Z', 'Tuesday, November 24, 3:00 PM HST'],
  // The day before the clocks go back, and the day itself.
  ['America/New_York', '2026-10-31T14:00:00Z', 'Saturday, October 31, 10:00 AM EDT'],
  ['America/New_York', '2026-11-01T14:00:00Z', 'Sunday, November 1, 9:00 AM EST'],
  ['America/Phoenix', '2026-10-31T14:00:00Z', 'Saturday, October 31, 7:00 AM MST'],
  ['America/Phoenix', '2026-11-01T14:00:00Z', 'Sunday, November 1, 7:00 AM MST'],
  ['Pacific/Honolulu', '2026-11-01T19:00:00Z', 'Sunday, November 1, 9:00 AM HST'],
  // The day before they go forward, and the day itself.
  ['America/Los_Angeles', '2027-03-13T18:00:00Z', 'Saturday, March 13, 10:00 AM PST'],
  ['America/Los_Angeles', '2027-03-14T18:00:00Z', 'Sunday, March 14, 11:00 AM PDT'],
])('for a person in %s, %s is %s', (timeZone, start, words) => {
  expect(toInvestor({ start }, { timeZone }).text).toContain(`When: ${words}\n`)
})

test('a time is in the zone of the request, then of the device that booked, then of the partner', () => {
  const when = (about: Partial<Subject>) => toInvestor({}, about).text.split('When: ')[1]?.split('\n')[0]
  const [chosen, device] = [{ contactTimeZone: 'Pacific/Honolulu' }, { timeZone: 'America/Phoenix' }]
  expect(when({ ...chosen, ...device })).toBe('Tuesday, November 24, 10:30 AM HST')
  expect(when(device)).toBe('Tuesday, November 24, 1:30 PM MST')
  expect(when({})).toBe('Tuesday, November 24, 3:30 PM EST')
})

test.each([
  [{ kind: 'phone', phoneNumber: '+1 555 555 0142' }, '+1 555 555 0100', 'They call you at +1 555 555 0142'],
  [
    { kind: 'link', url: 'https://meet.example.com/fir' },
    '+1 555 555 0100',
    'You both open https://meet.example.com/fir',
  ],
  // Booked before a way was asked for.
  [null, '+1 555 555 0100', 'They call you at +1 555 555 0100'],
  [null, null, 'Not chosen yet: please move the conversation on your profile, and choose how you talk'],
] as const)('mail and invitation say how the conversation takes place: %j', (way, phoneNumber, words) => {
  const mail = toInvestor({}, { preferredContactMethod: 'email', way, phoneNumber })
  expect(mail.text).toContain(`How you talk: ${words}`)
  expect(valueOf(mail, 'DESCRIPTION')[0]?.replaceAll('\\,', ',')).toContain(`How you talk: ${words}\\n`)
  expect(toInvestor({ what: 'cancelled' }, { way }).text).not.toContain('How you talk')
})

test('an invitation names one event in UTC; moving and cancelling are the next of the same', () => {
  const mails = [
    toInvestor(),
    toInvestor({ what: 'moved', sequence: 1, start: '2026-11-25T14:00:00.000Z', end: '2026-11-25T14:30:00.000Z' }),
    toInvestor({ what: 'cancelled', sequence: 2 }),
  ]
  expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL'])
  const facts = ['METHOD', 'UID', 'SEQUENCE', 'STATUS', 'DTSTART', 'DTEND', 'SUMMARY'] as const
  const uid = 'UID:7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11@site.example.com'
  expect(mails.map((mail) => facts.flatMap((name) => valueOf(mail, name)))).toEqual([
    [
      'METHOD:REQUEST',
      uid,
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20261124T203000Z',
      'DTEND:20261124T210000Z',
      'SUMMARY:Conversation with Fir Advisers',
    ],
    [
      'METHOD:REQUEST',
      uid,
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTART:20261125T140000Z',
      'DTEND:20261125T143000Z',
      'SUMMARY:Conversation with Fir Advisers',
    ],
    [
      'METHOD:CANCEL',
      uid,
      'SEQUENCE:2',
      'STATUS:CANCELLED',
      'DTSTART:20261124T203000Z',
      'DTEND:20261124T210000Z',
      'SUMMARY:Conversation with Fir Advisers',
    ],
  ])
  expect(valueOf(mails[0] as Mail, 'ORGANIZER')).toEqual(['ORGANIZER;CN="DST Investing":mailto:desk@example.org'])
  expect(valueOf(mails[0] as Mail, 'ATTENDEE')).toEqual([
    'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Ruth Okafor":MAILTO:ruth@example.com',
  ])
  for (const mail of [toPartner(), toPartner({ what: 'cancelled', sequence: 1 }, null)])
    expect(valueOf(mail, 'UID')).toEqual([uid])
})

test('lines end as RFC 5545 wants and are at most 75 octets long', () => {
  for (const mail of [
    toInvestor({}, { firstName: 'R'.repeat(100), lastName: 'O'.repeat(100) }),
    toInvestor({}, { firstName: 'Žofie'.repeat(20), lastName: '张'.repeat(50) }),
    toPartner(),
  ]) {
    const raw = mail.calendar?.content ?? ''
    expect(raw).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n.*END:VEVENT\r\nEND:VCALENDAR\r\n$/s)
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
})

test.each([
  'Ruth\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Won, really; \\',
  'Ruth\nATTENDEE:mailto:everybody@example.com',
  'Ruth\rATTENDEE:mailto:everybody@example.com',
  'Ruth\u2028ATTENDEE:mailto:everybody@example.com\u0085X:\u0000',
  'Ruth":mailto:everybody@example.com',
  'Ruth, Walter; and\\n all',
])('a name makes no line, no event and no guest of an invitation, and no header: %j', (hostile) => {
  const person = { ...lead.person, firstName: hostile, lastName: hostile, phoneNumber: hostile }
  const way = { kind: 'phone', phoneNumber: hostile } as const
  const named = {
    firstName: hostile,
    lastName: hostile,
    phoneNumber: hostile,
    way,
    partner: { name: hostile, crd: '', formAdvUrl: '' },
  }
  for (const mail of [
    toInvestor({}, named),
    toPartner({}, { ...lead, person }),
    toInvestor({ what: 'cancelled' }, named),
  ]) {
    const lines = linesOf(mail).filter((line) => line !== '')
    expect(lines.map((line) => line.split(/[;:]/)[0])).toEqual([
      'BEGIN',
      'VERSION',
      'PRODID',
      'METHOD',
      'BEGIN',
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
      'DESCRIPTION',
      'ORGANIZER',
      'ATTENDEE',
      'STATUS',
      'END',
      'END',
    ])
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    expect(valueOf(mail, 'ATTENDEE')[0]).toMatch(
      /^ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="[^"]*":MAILTO:(ruth@example\.com|desk@partner\.example)$/,
    )
    expect(valueOf(mail, 'SUMMARY')[0]).not.toMatch(/(?<!\\)[,;]/)
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u0085]/)
    expect(mail.text.split(/\r\n|[\r\n\u2028\u0085]/).filter((line) => /^(ATTENDEE|END|BEGIN)/.test(line))).toEqual([])
  }
})

test('an address that a calendar cannot name gets its mail, with the event and without a guest', () => {
  const mail = toInvestor({}, { email: 'rüth@exämple.com' })
  expect(mail.to).toBe('rüth@exämple.com')
  expect([valueOf(mail, 'SUMMARY').length, valueOf(mail, 'ATTENDEE')]).toEqual([1, []])
})

test('a reminder says how to switch reminders off, and changes no calendar', () => {
  const [day, hour] = [toInvestor({ what: 'reminder-24' }), toInvestor({ what: 'reminder-1' })]
  expect([day.calendar, hour.calendar]).toEqual([undefined, undefined])
  expect([day.subject, hour.subject]).toEqual(['Your conversation is coming up', 'Your conversation begins soon'])
  expect(day.messageId).not.toBe(hour.messageId)
  expect(day.text).toContain('you can switch them off on your profile')
})

test('the partner reads when and with whom, and where to read the rest; of a canceled one nobody’s name', () => {
  const { to, subject: title, messageId, text } = toPartner()
  expect({ to, title, messageId, text }).toEqual({
    to: 'desk@partner.example',
    title: 'A conversation was booked (6f1d7f0a)',
    messageId: '<partner-appointment-7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11.0@site.example.com>',
    text: `Request 6f1d7f0a

When: Tuesday, November 24, 3:30 PM EST
With: Ruth Okafor
Read it at the desk: https://site.example.com/desk/lead?request=6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10`,
  })
  const inPhoenix = { ...lead, contact: { ...lead.contact, timeZone: 'America/Phoenix' } }
  expect(toPartner({}, inPhoenix).text).toContain('3:30 PM EST (for the person: Tuesday, November 24, 1:30 PM MST)')
  expect(JSON.stringify(toPartner()), 'how to reach them is read at the desk').not.toMatch(/ruth@|\+1 555/)
  const cancelled = toPartner({ what: 'cancelled', sequence: 1 }, null)
  expect(cancelled.text).toContain(
    'The conversation on Tuesday, November 24, 3:30 PM EST is canceled.\nPlease do not get in touch at that time.',
  )
  expect(JSON.stringify(cancelled)).not.toMatch(/Ruth|Okafor|ruth@|\+1 555/)
})

test('a mail program gets the invitation as a part that it can act on, and as a file', async () => {
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
  await send(toInvestor())
  await send(toInvestor({ what: 'cancelled', sequence: 1 }))
  const [request = '', cancel = ''] = server.messages.map(({ raw }) => raw.replaceAll(/\r\n[ \t]/g, ' '))
  expect(request).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
  expect(request).toMatch(/Content-Type: application\/ics; name=invitation\.ics/)
  expect(cancel).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/)
})

import { expect, onTestFinished, test } from 'vitest'
import { smtpMailer } from '../../mail/mailer.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { reminderMail } from './reminder-mail.ts'
import type { Reminded } from './reminder-copy.ts'
import { readStopToken, stopLink } from './stop-link.ts'

const investorId = '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11'
const publicUrl = 'https://site.example.com'
const stop = stopLink(publicUrl, investorId, 'secret')
const naming: Reminded = {
  reminder: { date: '2026-12-06', kind: 'identification', deadline: '2027-01-05', daysLeft: 30 },
  extension: undefined,
  endIfExtended: '2027-05-20',
  hasDisaster: false,
}
const closing: Reminded = {
  ...naming,
  reminder: { date: '2027-03-16', kind: 'end', deadline: '2027-04-15', daysLeft: 30 },
}
const mailOf = (reminded: Reminded) =>
  reminderMail({ investorId, date: reminded.reminder.date }, reminded, { to: 'ruth@example.com', publicUrl, stop })
const partsOf = (reminded: Reminded) => mailOf(reminded).text.split('\n\n')

test('a mail has the date, the days left, one thing to do, what it assumes, and ways to change or stop', () => {
  const mail = mailOf(naming)
  expect([mail.to, mail.subject, mail.messageId, mail.unsubscribe]).toEqual([
    'ruth@example.com',
    '30 days left to name property',
    `<exchange-reminder-${investorId}.2026-12-06@site.example.com>`,
    stop,
  ])
  expect(partsOf(naming)).toEqual([
    'Name property by Tue Jan 5, 2027',
    'Last day: Tue Jan 5, 2027\nDays left: 30',
    'Sign the list of the properties that you may buy, and send it to your intermediary by the end of day 45. If you ' +
      'have done so, there is nothing to do.',
    'See your dates:\nhttps://site.example.com/exchange',
    'An extension of your return does not move day 45.',
    'A reminder can fail. Write the dates down.',
    'Change this on your profile:\nhttps://site.example.com/profile#notifications',
    `Stop these reminders:\n${stop}`,
    'You are getting this mail because you asked to be reminded of the deadlines of the exchange saved in your ' +
      'account.',
    'DST Investing',
  ])
  expect(mail.html).toContain('<h1>Name property by Tue Jan 5, 2027</h1>')
  expect(mail.html).toContain(`<a href="${stop}">Stop these reminders</a>`)
  expect(mail.html).toContain('A reminder can fail. Write the dates down.')
})

test.each([
  [
    closing,
    'This assumes that no extension of your return is filed. When it is filed, enter it with your dates.',
    '30 days left to close',
  ],
  [
    { ...closing, extension: 'planned' },
    'This assumes that no extension of your return is filed. The one that you plan counts once it is filed. When it ' +
      'is filed, enter it with your dates.',
    '30 days left to close',
  ],
  [
    {
      ...closing,
      extension: 'filed',
      reminder: { ...closing.reminder, date: '2027-05-19', deadline: '2027-05-20', daysLeft: 1 },
    },
    'This counts on the extension of your return that you entered as filed.',
    '1 day left to close',
  ],
  [
    { ...closing, endIfExtended: '2027-04-15' },
    'An extension of your return does not move this day.',
    '30 days left to close',
  ],
] satisfies [Reminded, string, string][])('of the end: what is assumed', (reminded, words, subject) => {
  expect(partsOf(reminded)[4]).toBe(words)
  expect(mailOf(reminded).subject).toBe(subject)
})

test('of the extension: by when to file it, and what it gives', () => {
  const parts = partsOf({
    ...naming,
    reminder: { date: '2027-04-01', kind: 'extension', deadline: '2027-04-15', daysLeft: 14 },
  })
  expect(parts[0]).toBe('Without an extension your exchange ends on Thu Apr 15, 2027')
  expect(parts[2]).toBe(
    'Ask your CPA to file an extension of your return by then. It moves the end of your exchange to Thu May 20, ' +
      '2027. It does not give you more time to pay, and the return itself is best filed after you close.',
  )
})

test('after a disaster it says that no postponement is counted', () => {
  expect(partsOf({ ...naming, hasDisaster: true })[5]).toBe(
    'A postponement after a disaster is not counted here. Ask your intermediary in writing before you rely on one.',
  )
})

test('a mail program is told where one click stops them', async () => {
  const server = await startMailServer()
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'DST Investing <no-reply@example.com>', () => {})
  onTestFinished(async () => {
    mailer.close()
    await server.close()
  })
  await mailer.send(mailOf(naming))
  const raw = server.messages[0]?.raw ?? ''
  const head = raw.split('\r\n\r\n', 1)[0]?.replaceAll(/\r\n[ \t]+/g, ' ')
  expect(head).toContain(`List-Unsubscribe: <${stop}>\r\n`)
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('a link stops the reminders of one person, and can’t be made for another', () => {
  const token = stop.slice(stop.lastIndexOf('/') + 1)
  const other = investorId.replace('7', '8')
  expect(readStopToken(token, 'secret')).toBe(investorId)
  for (const forged of [token.replace(investorId, other), token.slice(0, -1), investorId, `${investorId}.`, '', '.'])
    expect(readStopToken(forged, 'secret'), forged).toBeUndefined()
  expect(readStopToken(token, 'another secret')).toBeUndefined()
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { jobPolicies } from '../jobs/job-kinds.ts'
import { contactMail } from '../modules/contact/contact-mail.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startSlowMailServer } from '../testing/slow-mail-server.ts'
import { smtpMailer, type Mail } from './mailer.ts'
import { siteMail } from './site-mail.ts'

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\u000B', '\0\r\n ']
const id = '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11'

async function start() {
  const server = await startMailServer()
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'DST Investing <no-reply@example.com>', () => {})
  onTestFinished(async () => {
    mailer.close()
    await server.close()
  })
  return { server, send: mailer.send }
}

/** The header fields of a message as transmitted, with folded fields unfolded. */
function fieldsOf(raw: string | undefined): string[] {
  return (
    (raw ?? '')
      .split('\r\n\r\n', 1)[0]
      ?.replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n') ?? []
  )
}

const contactMailOf = (hostile: string): Mail =>
  contactMail(
    {
      words: {
        firstName: hostile,
        lastName: hostile,
        email: 'ruth@example.com',
        subject: hostile,
        message: `${hostile}\r\n.\r\nMAIL FROM:<other@example.com>\r\n`,
      },
      receipt: { id, receivedAt: '2026-11-21T12:03:00.000Z' },
    },
    { contactEmail: 'desk@example.org', publicUrl: 'https://site.example.com' },
  )
const siteMailOf = (hostile: string): Mail => ({
  to: 'desk@example.org',
  ...siteMail({
    subject: hostile,
    heading: hostile,
    parts: [
      hostile,
      { facts: [[hostile, hostile]] },
      { action: hostile, url: 'https://site.example.com/' },
      { link: hostile, url: 'https://site.example.com/' },
      { quiet: hostile },
    ],
    reason: hostile,
  }),
  messageId: `<contact-${id}@site.example.com>`,
})

test.each(
  breaks.flatMap((by) =>
    [contactMailOf, siteMailOf].map(
      (make) => [JSON.stringify(by), make.name, make(`Ruth${by}Bcc: everybody@example.com${by}X-Evil: 1`)] as const,
    ),
  ),
)('foreign words with %s in them make no header, recipient or second message (%s)', async (_by, _make, mail) => {
  const { server, send } = await start()
  await send(mail)
  expect(server.messages.map(({ from, to }) => [from, to])).toEqual([['no-reply@example.com', ['desk@example.org']]])
  const fields = fieldsOf(server.messages[0]?.raw)
  const names = fields.map((field) => field.slice(0, field.indexOf(':')))
  expect(names.filter((name) => name !== 'Reply-To').toSorted()).toEqual([
    'Content-Type',
    'Date',
    'From',
    'MIME-Version',
    'Message-ID',
    'Subject',
    'To',
  ])
  expect(fields).toContain(`Message-ID: <contact-${id}@site.example.com>`)
  expect(fields).toContain('To: desk@example.org')
})

test('an address is one recipient, whatever it holds', async () => {
  const { server, send } = await start()
  const mail = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await send({ ...mail, to: 'ruth@example.com, everybody@example.com' }).catch(() => {})
  await send({ ...mail, to: 'Everybody <everybody@example.com>' }).catch(() => {})
  await send({ ...mail, to: 'ruth@example.com\r\nBcc: everybody@example.com' }).catch(() => {})
  expect(server.messages.flatMap(({ to }) => to)).not.toContain('everybody@example.com')
})

test('a server that is slow at each step is left before its attempt ends, and takes nothing after that', async () => {
  const server = await startSlowMailServer()
  const attempt = new AbortController()
  let answer = () => {}
  server.feel({
    onStep: (step) => {
      if (step !== 'DATA') return undefined
      attempt.abort()
      return new Promise((resolve) => (answer = resolve))
    },
  })
  const asked: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds)
    return attempt.signal
  })
  const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'DST Investing <no-reply@example.com>', () => {})
  onTestFinished(async () => {
    timeout.mockRestore()
    mailer.close()
    await server.close()
  })
  const mail = { to: 'desk@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'EABORT' })
  answer()
  await expect.poll(server.connections).toBe(0)
  expect([...server.arrivals.values()]).toEqual([])
  const attempts = Object.entries(jobPolicies).filter(([kind]) => kind.endsWith('-mail'))
  expect(attempts.length).toBeGreaterThan(5)
  for (const [, { expireInSeconds }] of attempts) expect(asked[0]).toBeLessThan(expireInSeconds * 1000 - 1000)
})

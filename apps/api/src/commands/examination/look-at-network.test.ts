import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createServer as createSecureServer, getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { expectInTime } from '../../testing/in-time.ts'
import { loopbackCertificate } from '../../testing/loopback-certificate.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { lookAtMail, lookAtWebhook } from './look-at-network.ts'

/** The port of a server that listens until the test ends. */
async function listening(server: Server): Promise<number> {
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Accepts connections and never says anything. */
const silent = () => listening(createServer((socket) => void socket.on('error', () => {})))

const webhookAt = (url: string, allowPrivate = true) => ({
  partner: { webhook: { url, secrets: [], allowPrivate } },
})

test('a mail server that greets is ready; one that is away, silent or refuses the password prevents', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  expect(await lookAtMail({ smtpUrl: `smtp://127.0.0.1:${mail.port}` })).toEqual([
    { about: 'mail', says: 'the server in SMTP_URL is ready for mail', prevents: false },
  ])
  expect(mail.messages).toEqual([])
  expect(await lookAtMail({ smtpUrl: 'smtp://127.0.0.1:9' })).toMatchObject([
    { says: expect.stringMatching(/not take mail \(E\w+\): check its host/) as string, prevents: true },
  ])
  const begun = performance.now()
  expect(await lookAtMail({ smtpUrl: `smtp://localhost:${await silent()}` }, 200)).toMatchObject([
    { says: expect.stringMatching(/not take mail \(ETIMEDOUT\)/) as string, prevents: true },
  ])
  expectInTime(begun, 4000)
  const strict = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('no')),
  })
  strict.listen(0, '127.0.0.1')
  await once(strict.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => strict.close(resolve)))
  const { port } = strict.server.address() as AddressInfo
  const [refused] = await lookAtMail({ smtpUrl: `smtp://ann:secret-word@127.0.0.1:${port}` })
  expect(refused).toMatchObject({ prevents: true, says: expect.stringContaining('(EAUTH): check its user') as string })
  expect(refused?.says).not.toContain('secret-word')
})

test('without SMTP_URL and without a webhook nothing is connected to', async () => {
  expect(await lookAtMail({ smtpUrl: undefined })).toMatchObject([{ prevents: false }])
  expect(await lookAtWebhook({ partner: { webhook: undefined } })).toEqual([])
  expect(await lookAtWebhook({ partner: { webhook: 'stand-in' } })).toEqual([])
})

test('the days of the partner’s certificate are counted once it is trusted', async () => {
  const received: Buffer[] = []
  const server = createSecureServer(
    loopbackCertificate,
    (socket) => void socket.on('data', (data: Buffer) => received.push(data)),
  )
  const webhook = webhookAt(`https://localhost:${await listening(server)}/leads`)
  expect(await lookAtWebhook(webhook)).toMatchObject([
    { about: 'partner', says: expect.stringContaining('(DEPTH_ZERO_SELF_SIGNED_CERT)') as string, prevents: true },
  ])
  const trusted = getCACertificates()
  setDefaultCACertificates([...trusted, loopbackCertificate.cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
  const before = (days: number) =>
    lookAtWebhook(webhook, { now: loopbackCertificate.validTo.getTime() - (days + 0.5) * 86_400_000 })
  expect(await before(14)).toEqual([
    { about: 'partner', says: 'its webhook answers, with a certificate for 14 more days', prevents: false },
  ])
  expect(await before(13)).toMatchObject([
    { says: 'its webhook answers, with a certificate for 13 more days; ask the partner to renew it' },
  ])
  expect(received).toEqual([])
})

test.each([
  ['http://127.0.0.1:9/leads', true, 'ECONNREFUSED'],
  ['https://partner.invalid/leads', true, 'ENOTFOUND|EAI_AGAIN'],
  ['https://127.0.0.1:9/leads', false, 'webhook_private_address'],
  ['https://localhost:9/leads', false, 'webhook_private_address'],
])('a webhook at %s, private addresses allowed: %s, is out of reach', async (url, allowPrivate, code) => {
  expect(await lookAtWebhook(webhookAt(url, allowPrivate))).toMatchObject([
    { says: expect.stringMatching(new RegExp(`can't be reached \\((${code})\\)`)) as string, prevents: true },
  ])
})

test('a plain webhook in the own network answers without TLS, and one that is silent is given up', async () => {
  const port = await silent()
  expect(await lookAtWebhook(webhookAt(`http://localhost:${port}/`))).toMatchObject([
    { says: 'its webhook answers, without TLS', prevents: false },
  ])
  expect(await lookAtWebhook(webhookAt(`https://localhost:${port}/`), { limit: 200 })).toMatchObject([
    { says: expect.stringContaining('(webhook_timeout)') as string, prevents: true },
  ])
})

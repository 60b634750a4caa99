import { beforeAll, expect, test, vi } from 'vitest'
import { mailboxMailer, type SendMail } from '../src/mail/mailer.ts'
import { startAccountServer, type AccountServer } from '../src/testing/account-server.ts'
import { onEmbedded } from '../src/testing/engines.ts'
import { soon } from '../src/testing/partner-harness.ts'
import { partnerSecret } from '../src/testing/partner-signature.ts'
import { startWebhookReceiver } from '../src/testing/webhook-receiver.ts'
import { fixturePassword, fullFixture, type FullFixture } from '../src/testing/full-fixture.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const remoteAddress = '203.0.113.77'
const mistyped = 'Mistyped-Horse-2'
const refused = 'refused.quill@example.com'
const linkToken = 'f00dfeedf00dfeedf00dfeed'

onEmbedded((database, queueOn) => {
  const lines: string[] = []
  let server: AccountServer
  let quill: FullFixture
  beforeAll(async () => {
    // Pino writes to the descriptor itself unless somebody has replaced this function.
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      lines.push(...String(chunk).trim().split('\n'))
      return true
    })
    const partner = await startWebhookReceiver()
    const mailbox = mailboxMailer(database())
    const sendMail: SendMail = (mail) =>
      mail.to === refused
        ? Promise.reject(Object.assign(new Error(`550 <${mail.to}>: ${mail.text}`), { code: 'EENVELOPE' }))
        : mailbox(mail)
    server = await startAccountServer({ db: database(), queueOn: queueOn() }, sendMail, {
      LOG_LEVEL: 'debug',
      ACCOUNT_DELETION: 'on',
      PARTNER_EMAIL: 'desk@partner.example',
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: partnerSecret,
      PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
    })
    quill = await fullFixture(server, database())
    await callsThatFail()
    await vi.waitFor(() => expect(lines.some((line) => line.includes('"code":"EENVELOPE"'))).toBe(true), soon)
    return async () => {
      await server.stop()
      await partner.close()
      write.mockRestore()
    }
  })

  /** What people, their browsers and strangers do wrong, each with something private in it. */
  async function callsThatFail(): Promise<void> {
    const { app } = server
    const { email, token } = quill
    const headers = { authorization: `Bearer ${token}`, apikey: 'sb_publishable_dst_investing' }
    const own = `/api/users/${encodeURIComponent(email)}`
    await server.auth('POST', '/token?grant_type=password', { email, password: mistyped })
    await server.auth('POST', '/signup', { email: refused, password: fixturePassword, data: { firstName: mistyped } })
    const contact = { firstName: mistyped, lastName: mistyped, email: refused, subject: mistyped }
    const calls = [
      { method: 'GET', url: own },
      { method: 'PUT', url: own, headers, payload: { firstName: mistyped, email: refused, phoneNumber: [mistyped] } },
      { method: 'PUT', url: `${own}?token=${linkToken}`, headers, payload: `{"firstName":"${mistyped}` },
      { method: 'POST', url: '/api/contact', payload: contact },
      { method: 'GET', url: '/api/me', headers: { authorization: `Bearer ${token}x` } },
      { method: 'GET', url: `/auth/v1/verify?type=signup&token=${linkToken}&email=${refused}` },
      { method: 'GET', url: `/partner/acknowledge/${linkToken}` },
      { method: 'GET', url: `/no/such/${refused}?token=${linkToken}` },
      { method: 'GET', url: `/api/users/%zz${refused}` },
    ] as const
    for (const call of calls) {
      const answer = await app.inject({ ...call, remoteAddress })
      expect(answer.statusCode, `${call.method} ${call.url}`).toBeGreaterThan(call.url === own ? 199 : 299)
    }
  }

  const secrets = () => {
    const { email, token, refreshToken, traces } = quill
    const [mark = '', , , phoneNumber = ''] = traces
    const own = [email, token, refreshToken, mark, phoneNumber]
    return own.concat(fixturePassword, mistyped, refused, linkToken, remoteAddress)
  }

  test('no log line has anything of a person, at any level', () => {
    const logged = lines.map((line) => JSON.parse(line) as { level: number; code?: string; msg?: string })
    expect(logged.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(30)
    expect(logged.filter(({ code }) => code === 'job_done').length).toBeGreaterThan(5)
    for (const secret of secrets()) expect(lines.filter((line) => line.includes(secret))).toEqual([])
  })

  test('nor have the numbers', async () => {
    const { statusCode, body } = await server.app.inject({ url: '/metrics' })
    expect(statusCode).toBe(200)
    expect(body).toContain('route="/api/users/:email",status="4xx"')
    expect(body).toContain('route="unmatched"')
    for (const secret of secrets()) expect(body).not.toContain(secret)
  })
})

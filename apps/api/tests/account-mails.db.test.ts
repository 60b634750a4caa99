import { full } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { smtpMailer, type Mail, type SendMail } from '../src/mail/mailer.ts'
import { newAddress, startAccountServer, type AccountServer } from '../src/testing/account-server.ts'
import { onBothEngines } from '../src/testing/engines.ts'
import { startMailServer } from '../src/testing/mail-server.ts'
import { mailedToken } from '../src/testing/mailed-token.ts'
import { startStallMeter } from '../src/testing/stall-meter.ts'
import { emptyQueue, makeDue, queueRows, waitingJobs } from '../src/testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })
const password = 'Correct-Horse-1'

onBothEngines((database, queueOn) => {
  const start = async (...rest: [send: SendMail, environment?: NodeJS.ProcessEnv]) => {
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, ...rest)
    // One server at a time: another server's worker would take this one's jobs.
    onTestFinished(() => server.stop())
    return server
  }
  const linkOf = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '')
  const exists = async ({ app }: AccountServer, email: string) =>
    (await app.inject(`/api/users/${encodeURIComponent(email)}`)).statusCode

  test('a sign-up is answered while the mail server is away, and the mail comes when it is back', async () => {
    const closed = await startMailServer()
    await closed.close()
    const mailer = smtpMailer(`smtp://127.0.0.1:${closed.port}`, 'DST Investing <no-reply@example.com>', () => {})
    const server = await start(mailer.send)
    const email = newAddress()
    expect((await server.auth('POST', '/signup', { email, password })).statusCode).toBe(200)
    const waiting = async () =>
      (await queueRows(database())).filter(({ state }) => state === 'retry' || state === 'active')
    await vi.waitFor(async () => expect(await waiting()).toMatchObject([{ kind: 'account-mail', state: 'retry' }]), {
      timeout: 30_000,
    })
    const mailServer = await startMailServer(closed.port)
    const arrived = async () => {
      await makeDue(database())
      expect(mailServer.messages).toMatchObject([{ to: [email] }])
    }
    await vi.waitFor(arrived, { timeout: 30_000, interval: 100 })
    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 30_000 })
    await mailServer.close()
    mailer.close()
  })

  // It compares times: a mail that is not sent at once leaves within a second all the same.
  test('a mail leaves at once, not when the worker next looks', { tags: [full] }, async () => {
    const arrivals: number[] = []
    const server = await start(() => Promise.resolve(void arrivals.push(performance.now())))
    const waits: number[] = []
    const meter = await startStallMeter()
    onTestFinished(meter.stop)
    const begun = performance.now()
    for (let round = 0; round < 7; round += 1) {
      await server.auth('POST', '/recover', { email: (await server.confirmedAddresses(1))[0] })
      const answered = performance.now()
      await vi.waitFor(() => expect(arrivals).toHaveLength(round + 1), { timeout: 30_000, interval: 5 })
      waits.push((arrivals.at(-1) ?? Infinity) - answered)
    }
    expect(waits.toSorted((left, right) => left - right)[3]).toBeLessThan(500 + meter.stalledSince(begun))
  })

  test('what waits in the queue names no address, link or code', async () => {
    const server = await start(() => Promise.resolve(), { JOBS: 'off' })
    const email = newAddress()
    await server.auth('POST', '/signup', { email, password, data: { firstName: 'Ruth' } })
    const rows = await waitingJobs(database())
    expect(rows).toMatchObject([{ kind: 'account-mail' }])
    expect(Object.keys(rows[0]?.payload ?? {}).toSorted((left, right) => left.localeCompare(right))).toEqual([
      'account',
      'id',
      'kind',
      'language',
    ])
    expect(JSON.stringify(rows)).not.toContain(email)
    await emptyQueue(database())
  })

  test('mails about an account have the site’s look, a button, its address written out and the code', async () => {
    const mails: Mail[] = []
    const server = await start((mail) => Promise.resolve(void mails.push(mail)))
    await server.auth('POST', '/signup', { email: newAddress(), password })
    await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 30_000 })
    const { subject, text, html } = mails[0] ?? { subject: '', text: '', html: '' }
    const link = linkOf(text).href.replaceAll('&', '&amp;')
    expect(subject).toBe('Please confirm your email address for DST Investing')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('<p class="brand">DST Investing</p>')
    expect(html).toContain(`<a class="button" href="${link}">Confirm my email address</a>`)
    expect(html).toContain(`<a href="${link}">${link}</a>`)
    const code = /enter this code instead: (\d{6})$/m.exec(text)?.[1] ?? 'none'
    expect(html).toContain(`<strong class="code">${code}</strong>`)
  })

  test('each mailed link leads to a page: fetching it, however often, leaves the link good', async () => {
    const mails: Mail[] = []
    const server = await start((mail) => Promise.resolve(void mails.push(mail)))
    const [email = ''] = await server.confirmedAddresses(1)
    await server.auth('POST', '/signup', { email: newAddress(), password })
    await server.auth('POST', '/recover', { email })
    await vi.waitFor(() => expect(mails).toHaveLength(2), { timeout: 30_000 })
    await server.auth('POST', '/otp', { email: newAddress() })
    await vi.waitFor(() => expect(mails).toHaveLength(3), { timeout: 30_000 })
    for (const { to, text } of mails) {
      const link = linkOf(text)
      expect(link.search).toBe('')
      expect([link.pathname, new URLSearchParams(link.hash.slice(1)).get('email')]).toEqual([
        to === email ? '/auth/confirm' : '/verify-signup',
        to,
      ])
      for (const method of ['GET', 'HEAD', 'GET'] as const)
        await server.app.inject({ method, url: `${link.pathname}${link.search}` })
      const used = await server.auth('POST', '/verify', mailedToken(link.href))
      expect(used.json()).toMatchObject({ user: { email: to } })
    }
  })

  test('a sign-in from a browser not seen before is told in the site’s look', async () => {
    const mails: Mail[] = []
    const server = await start((mail) => Promise.resolve(void mails.push(mail)))
    const email = newAddress()
    await server.auth('POST', '/signup', { email, password })
    await sql`update auth.users set email_confirmed_at = now() - interval '2 days' where email = ${email}`.execute(
      database(),
    )
    expect((await server.auth('POST', '/token?grant_type=password', { email, password })).statusCode).toBe(200)
    await vi.waitFor(() => expect(mails).toHaveLength(1), { timeout: 30_000 })
    expect(mails[0]).toMatchObject({ to: email, subject: 'A new browser signed in to your account with DST Investing' })
    expect(mails[0]?.html).toMatch(/<dt class="muted">When<\/dt><dd>\w+ \d+, \d{4} at \d+:\d\d [AP]M UTC<\/dd>/)
    expect(mails[0]?.html).toMatch(
      /<a class="button" href="http:\/\/localhost:4000\/this-was-not-me#token=[0-9a-f]{56}">This wasn’t me<\/a>/,
    )
    expect(mails[0]?.text).toContain('Mails about the security of an account cannot be switched off.')
  })

  test('an account is there from its confirmation on, with its record', async () => {
    const texts: string[] = []
    const server = await start(({ text }) => Promise.resolve(void texts.push(text)))
    const email = newAddress()
    await server.auth('POST', '/signup', { email, password, data: { firstName: 'Ruth', lastName: 'Okafor' } })
    await vi.waitFor(() => expect(texts).toHaveLength(1), { timeout: 30_000 })
    expect(await exists(server, email)).toBe(404)
    const confirmed = await server.auth('POST', '/verify', mailedToken(linkOf(texts[0] ?? '').href))
    expect(confirmed.statusCode).toBe(200)
    expect(await exists(server, email)).toBe(200)
    const record = await database()
      .selectFrom('investors')
      .select(['firstName', 'lastName', 'authProvider'])
      .where('email', '=', email)
      .executeTakeFirst()
    expect(record).toEqual({ firstName: 'Ruth', lastName: 'Okafor', authProvider: 'email' })
    const { access_token: token } = confirmed.json<{ access_token: string }>()
    const me = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.json()).toMatchObject({ email, firstName: 'Ruth', questionnaireCompletedAt: null })
  })

  test('an account confirmed before confirmations were recorded is there too, in any letter case', async () => {
    const server = await start(() => Promise.resolve())
    const [email = ''] = await server.confirmedAddresses(1)
    expect((await sql`select from investors where email = ${email}`.execute(database())).rows).toEqual([])
    expect(await exists(server, email.toUpperCase())).toBe(200)
  })
})

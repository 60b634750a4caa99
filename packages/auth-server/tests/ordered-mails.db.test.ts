import { everyRun } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailOrder } from '../src/index.ts'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

onBothDatabases('ordered mails', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  beforeEach(() => {
    server.orders.splice(0)
    server.mails.splice(0)
    server.holdMails(true)
  })
  afterAll(() => server.stop())

  const signUp = async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    return { email, order: takeOrder() }
  }
  const takeOrder = (): MailOrder => {
    const order = server.orders.pop()
    if (order === undefined) throw new Error('no mail was ordered')
    return order
  }
  const follow = async (link: URL) => (await fetch(link, { redirect: 'manual' })).headers.get('location')

  test('an order names account, kind and language, and nothing that opens an account', async () => {
    const { email, order } = await signUp()
    expect(Object.keys(order).toSorted((left, right) => left.localeCompare(right))).toEqual([
      'account',
      'id',
      'kind',
      'language',
    ])
    expect(order).toMatchObject({ kind: 'confirmation', language: 'en' })
    await server.auth.sendMail(order)
    const mail = lastMail(server.mails, email)
    const { rows } = await sql<{
      texts: string
    }>`select (select json_agg(t) from auth.one_time_tokens t)::text ||
      (select json_agg(m) from auth.mail_requests m)::text as texts`.execute(server.db)
    for (const secret of [codeIn(mail), linkIn(mail).searchParams.get('token') ?? ''])
      expect(rows[0]?.texts).not.toContain(`"${secret}"`)
    expect(JSON.stringify(order)).not.toContain(email)
  })

  test('a host gives the words of its mails a form of its own', async () => {
    const own = await startServer(kind, {
      renderMail: ({ subject, action, code }) => ({
        subject: `* ${subject}`,
        text: `${action.url} ${code?.digits ?? ''}`,
        html: '<p>ours</p>',
      }),
    })
    const email = newAddress()
    await own.client().auth.signUp({ email, password: firstPassword })
    expect(own.mails).toMatchObject([
      { to: email, subject: '* Please confirm your email address for Example', html: '<p>ours</p>' },
    ])
    expect(own.mails[0]?.text).toMatch(/^http:\S+token=\S+ \d{6}$/)
    await own.stop()
  })

  test('doing an order twice makes the same mail twice, and its link works', async () => {
    const { email, order } = await signUp()
    await server.auth.sendMail(order)
    await server.auth.sendMail(order)
    const [first, second] = server.mails
    expect(first?.to).toBe(email)
    expect(second).toEqual(first)
    expect(await follow(linkIn(lastMail(server.mails, email)))).toContain('#access_token=')
  })

  test('two at once make a mail whose link works', { tags: [everyRun] }, async () => {
    const { email, order } = await signUp()
    await Promise.all([server.auth.sendMail(order), server.auth.sendMail(order)])
    expect(await follow(linkIn(lastMail(server.mails, email)))).toContain('#access_token=')
  })

  test.each(['recovery', 'magiclink'] as const)(
    'a %s that comes again after its link was used brings no link back to life',
    async (occasion) => {
      server.holdMails(false)
      const { email } = await signedInAccount(server)
      server.holdMails(true)
      await (occasion === 'recovery'
        ? server.client().auth.resetPasswordForEmail(email)
        : server.client().auth.signInWithOtp({ email }))
      const order = takeOrder()
      expect(order.kind).toBe(occasion)
      await server.auth.sendMail(order)
      const link = linkIn(lastMail(server.mails, email))
      expect(await follow(link)).toContain('#access_token=')
      const sent = server.mails.length
      await server.auth.sendMail(order)
      expect(server.mails).toHaveLength(sent)
      expect(await follow(link)).toContain('error_code=otp_expired')
    },
  )

  test('an older order comes to nothing once there is a newer one', async () => {
    const { email, order } = await signUp()
    server.advance(61)
    await server.client().auth.resend({ type: 'signup', email })
    const newer = takeOrder()
    await server.auth.sendMail(newer)
    await server.auth.sendMail(order)
    expect(server.mails).toHaveLength(1)
    expect(await follow(linkIn(lastMail(server.mails, email)))).toContain('#access_token=')
  })

  test('a sign-in by mail that is refused takes no order away', async () => {
    const { email, order } = await signUp()
    server.advance(30)
    await server.client().auth.resetPasswordForEmail(email)
    server.advance(31)
    expect((await server.client().auth.signInWithOtp({ email })).error?.code).toBe('over_email_send_rate_limit')
    await server.auth.sendMail(order)
    expect(await follow(linkIn(lastMail(server.mails, email)))).toContain('#access_token=')
  })

  test.each([
    [
      'was confirmed meanwhile',
      (email: string) => sql`update auth.users set email_confirmed_at = now() where email = ${email}`,
    ],
    ['is gone', (email: string) => sql`delete from auth.users where email = ${email}`],
  ])('an account that %s gets no confirmation mail', async (_case, change) => {
    const { email, order } = await signUp()
    await change(email).execute(server.db)
    await server.auth.sendMail(order)
    expect(server.mails).toEqual([])
  })

  test('an address without an account is ordered for like any other, and gets nothing', async () => {
    const email = newAddress()
    await server.client().auth.resetPasswordForEmail(email)
    await server.client().auth.resend({ type: 'signup', email })
    expect(server.orders.map((order) => order.kind)).toEqual(['recovery', 'confirmation'])
    for (const order of server.orders) await server.auth.sendMail(order)
    expect(server.mails).toEqual([])
  })

  test('the life of a link begins when its mail is made', async () => {
    const [early, late] = [await signUp(), await signUp()]
    server.advance(2 * 86_400)
    for (const { order } of [early, late]) await server.auth.sendMail(order)
    server.advance(86_390)
    expect(await follow(linkIn(lastMail(server.mails, early.email)))).toContain('#access_token=')
    server.advance(11)
    expect(await follow(linkIn(lastMail(server.mails, late.email)))).toContain('error_code=otp_expired')
  })
})

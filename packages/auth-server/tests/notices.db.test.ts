import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { anonKey, onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

const notices = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
const newPassword = 'Another-Horse-2'
const day = 86_400

onBothDatabases('notices', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, {
      notices,
      secureEmailChange: false,
      limits: { requestsPerFiveMinutes: 10_000, tokenRequestsPerFiveMinutes: 10_000 },
    })
  })
  beforeEach(() => {
    server.holdMails(false)
    server.breakMail(false)
    server.mails.splice(0)
  })
  afterAll(() => server.stop())

  /** A password sign-in from a browser with these cookies; returns its cookies afterwards. */
  const signIn = async (email: string, cookie = '', password = firstPassword) => {
    const headers = {
      apikey: anonKey,
      'content-type': 'application/json',
      'user-agent': firefox,
      ...(cookie === '' ? {} : { cookie }),
    }
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    })
    expect(answer.status).toBe(200)
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }
  const refresh = async (refreshToken: string) => {
    const body = JSON.stringify({ refresh_token: refreshToken })
    const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body,
    })
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
  }
  const reported = () => server.mails.map(({ to, subject }) => [to, subject])
  const waiting = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from auth.notices`.execute(server.db)).rows[0]?.count

  test('a new password is reported to the account’s address, with what to do if it was not its owner', async () => {
    const { email, client } = await signedInAccount(server)
    server.mails.splice(0)
    await client.auth.updateUser({ password: newPassword })
    expect(reported()).toEqual([[email, 'Your password for Example was changed']])
    const [mail] = server.mails
    expect(mail?.text).toMatch(/^When: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC$/m)
    expect(mail?.text).toContain('If it was not you, choose a new password now')
    expect(mail?.text).toContain('\nhttps://site.example.com/login')
    expect(mail?.html).toContain('href="https://site.example.com/login"')
    expect(await waiting()).toBe(0)
  })

  test('a refused password and another change of the account are not reported', async () => {
    const { client } = await signedInAccount(server)
    server.mails.splice(0)
    await client.auth.updateUser({ password: firstPassword })
    await client.auth.updateUser({ data: { firstName: 'Grace' } })
    expect(reported()).toEqual([])
  })

  test('a new address is reported to the old one, once it counts', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    server.mails.splice(0)
    await client.auth.updateUser({ email: next })
    expect(reported()).toEqual([[next, 'Please confirm the new email address for Example']])
    const code = codeIn(lastMail(server.mails, next))
    await server.client().auth.verifyOtp({ type: 'email_change', email: next, token: code })
    expect(reported().slice(1)).toEqual([[email, 'Your email address for Example was changed']])
    expect(server.mails[1]?.text).toContain('https://site.example.com/contact')
    expect(server.mails[1]?.text).not.toContain(next)
  })

  test('a notice goes to the address of its moment, although the account has another one when it is sent', async () => {
    const { email, client } = await signedInAccount(server)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const code = codeIn(lastMail(server.mails, next))
    server.holdMails(true)
    server.mails.splice(0)
    await server.client().auth.verifyOtp({ type: 'email_change', email: next, token: code })
    expect(server.orders.map((order) => Object.keys(order).toSorted())).toEqual([['account', 'id', 'kind', 'language']])
    server.holdMails(false)
    server.breakMail(true)
    await server.sendMails()
    expect([server.orders.length, await waiting()]).toEqual([1, 1])
    server.breakMail(false)
    const [order] = server.orders
    await server.sendMails()
    expect(reported()).toEqual([[email, 'Your email address for Example was changed']])
    expect(server.mails[0]?.messageId).toBe(`<${order?.id}.email_changed@127.0.0.1>`)
    if (order) await server.auth.sendMail(order)
    expect([server.mails.length, await waiting()]).toEqual([1, 0])
  })

  test('a password sign-in is reported from a browser that has not signed in before, and from no other', async () => {
    const { email } = await signedInAccount(server)
    server.mails.splice(0)
    await signIn(email)
    server.advance(day - 60)
    await signIn(email)
    expect(reported()).toEqual([])
    server.advance(120)
    const cookie = await signIn(email)
    expect(reported()).toEqual([[email, 'A new browser signed in to your account with Example']])
    expect(server.mails[0]?.text).toContain('Browser: Firefox on Windows')
    await signIn(email, cookie)
    expect(server.mails).toHaveLength(1)
    const other = await signedInAccount(server)
    server.advance(day + 60)
    server.mails.splice(0)
    await signIn(other.email, cookie)
    expect(reported()).toEqual([[other.email, 'A new browser signed in to your account with Example']])
  })

  test('a browser that stays signed in while the address changes is known by the new one', async () => {
    const { client } = await signedInAccount(server)
    const session = await sessionOf(client)
    const next = newAddress()
    await client.auth.updateUser({ email: next })
    const code = codeIn(lastMail(server.mails, next))
    await server.client().auth.verifyOtp({ type: 'email_change', email: next, token: code })
    const cookie = await refresh(session.refresh_token)
    expect(cookie).toMatch(/^known-/)
    server.advance(day + 60)
    server.mails.splice(0)
    await signIn(next, cookie)
    expect(reported()).toEqual([])
  })

  test('an account that goes takes its notices along', async () => {
    const { client, user } = await signedInAccount(server)
    server.holdMails(true)
    server.mails.splice(0)
    await client.auth.updateUser({ password: newPassword })
    expect(await server.auth.describeUser(user.id)).toMatchObject({ notices: [{ browser: null }] })
    await server.db.transaction().execute((trx) => server.auth.deleteUser(trx, user.id))
    server.holdMails(false)
    await server.sendMails()
    expect([reported(), await waiting()]).toEqual([[], 0])
  })

  test('a host that asks for no notices has none', async () => {
    const silent = await startServer(kind)
    const { client } = await signedInAccount(silent)
    silent.mails.splice(0)
    await client.auth.updateUser({ password: newPassword })
    expect([silent.mails, silent.orders]).toEqual([[], []])
    await silent.stop()
  })
})

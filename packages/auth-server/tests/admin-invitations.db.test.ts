import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newAddress } from './accounts.ts'
import { adminOf, call } from './administrators.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const redirectTo = 'https://app.example.com/welcome'

onBothDatabases('an invitation', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  const follow = async (link: string) => (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
  const verify = (type: 'signup' | 'invite', email: string, token: string) =>
    server.client().auth.verifyOtp({ type, email, token })

  test('is a mail whose link signs in without a password', async () => {
    const email = newAddress()
    const { data, error } = await adminOf(server).inviteUserByEmail(email, { data: { team: 'blue' }, redirectTo })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String) as string,
      confirmation_sent_at: expect.any(String) as string,
    })
    expect(data.user?.user_metadata).toEqual({ team: 'blue' })
    const mail = lastMail(server.mails, email)
    expect(mail.subject).toBe('You are invited to Example')
    expect(mail.text).toContain('An account with Example has been prepared for you.')
    expect(linkIn(mail).searchParams.get('type')).toBe('invite')
    const location = await follow(linkIn(mail).href)
    expect(location).toContain(`${redirectTo}#access_token=`)
    expect(location).toContain('type=invite')
    const { rows } = await sql<{
      payload: { action: string; actor_username: string }
    }>`select payload from auth.audit_log
      where payload ->> 'actor_username' = ${email} or payload -> 'traits' ->> 'user_email' = ${email}`.execute(
      server.db,
    )
    const did = rows
      .map(({ payload }) => `${payload.action} ${payload.actor_username}`)
      .toSorted((left, right) => left.localeCompare(right))
    expect(did).toEqual([`invite_accepted ${email}`, `login ${email}`, 'user_invited service_role'])
    const again = await adminOf(server).inviteUserByEmail(email)
    expect(again.error).toMatchObject({
      status: 422,
      code: 'email_exists',
      message: 'A user with this email address has already been registered',
    })
  })

  test('may be sent again at once; the newest one counts, also by its code', async () => {
    const email = newAddress()
    for (const _time of [1, 2, 3]) expect((await adminOf(server).inviteUserByEmail(email)).error).toBeNull()
    const mails = server.mails.filter((mail) => mail.to === email)
    expect(mails).toHaveLength(3)
    expect(await follow(linkIn(mails[0] ?? lastMail([], email)).href)).toContain('error_code=otp_expired')
    const { data } = await verify('invite', email, codeIn(lastMail(mails, email)))
    expect(data.user?.email_confirmed_at).toBeDefined()
  })

  test('cannot be read or changed by who signs up with the address', async () => {
    const email = newAddress()
    await adminOf(server).inviteUserByEmail(email, { data: { team: 'blue' } })
    server.advance(61)
    const { data } = await server
      .client()
      .auth.signUp({ email, password: 'Stranger-Pass-1', options: { data: { team: 'red' } } })
    expect([data.user?.user_metadata, data.user?.identities]).toEqual([{}, []])
    const verified = await verify('signup', email, codeIn(lastMail(server.mails, email)))
    expect(verified.data.user?.user_metadata).toEqual({ team: 'blue', email_verified: true })
    expect((await server.client().auth.signInWithPassword({ email, password: 'Stranger-Pass-1' })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('comes to nothing when the order is older than the confirmation', async () => {
    const email = newAddress()
    server.holdMails(true)
    await adminOf(server).inviteUserByEmail(email)
    const [order] = server.orders
    expect(order).toMatchObject({ kind: 'invite', language: 'en' })
    await adminOf(server).updateUserById(order?.account ?? '', { email_confirm: true })
    server.holdMails(false)
    await server.sendMails()
    expect(server.mails.filter((mail) => mail.to === email)).toEqual([])
  })

  test.each([
    [{}, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [{ email: 'a@' }, 400, 'validation_failed', 'Unable to validate email address: invalid format'],
    [
      { email: 'a@example.com', data: { a: 'x'.repeat(5000) } },
      400,
      'validation_failed',
      'User data cannot be larger than 4096 bytes',
    ],
  ])('is refused for %j', async (body, status, code, message) => {
    const reply = await call(server, 'POST', '/invite', { body })
    expect([reply.status, reply.body]).toEqual([status, { code, message }])
    const old = await call(server, 'POST', '/invite', { body, headers: { 'x-supabase-api-version': '' } })
    expect([old.status, old.body]).toEqual([status, { code: status, error_code: code, msg: message }])
  })
})

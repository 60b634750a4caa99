import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

onBothDatabases('sign-in by mail', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind)
  })
  afterAll(() => server.stop())

  test('a known person gets a link and a code that sign in', async () => {
    const { email, user } = await signedInAccount(server)
    const sent = await server.client().auth.signInWithOtp({ email })
    expect(sent).toMatchObject({ error: null, data: { user: null, session: null } })
    const mail = lastMail(server.mails, email)
    expect(mail.subject).toBe('Your sign-in link for Example')
    expect(linkIn(mail).searchParams.get('type')).toBe('magiclink')
    const { data, error } = await server.client().auth.verifyOtp({ type: 'email', email, token: codeIn(mail) })
    expect(error).toBeNull()
    expect(data.user?.id).toBe(user.id)
  })

  test('someone new gets the confirmation mail, and an account without a password', async () => {
    const email = newAddress()
    await server.client().auth.signInWithOtp({ email, options: { data: { firstName: 'Ada' } } })
    const mail = lastMail(server.mails, email)
    expect(linkIn(mail).searchParams.get('type')).toBe('signup')
    const { data, error } = await server.client().auth.verifyOtp({ type: 'email', email, token: codeIn(mail) })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toMatchObject({ firstName: 'Ada', email_verified: true })
    const { error: wrong } = await server.client().auth.signInWithPassword({ email, password: firstPassword })
    expect(wrong?.code).toBe('invalid_credentials')
  })

  test('an unknown address is refused where no account may be made', async () => {
    const email = newAddress()
    const { error } = await server.client().auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled', message: 'Signups not allowed for otp' })
    expect(server.mails.filter((mail) => mail.to === email)).toEqual([])
  })

  test('known and new addresses wait equally long, also after a recovery', async () => {
    const { email } = await signedInAccount(server)
    for (const address of [email, newAddress()]) {
      await server.client().auth.resetPasswordForEmail(address)
      const { error } = await server.client().auth.signInWithOtp({ email: address })
      expect(error?.code).toBe('over_email_send_rate_limit')
    }
  })

  test('does not need the mail server: the mail comes when it is back', async () => {
    const email = newAddress()
    server.breakMail(true)
    expect((await server.client().auth.signInWithOtp({ email })).error).toBeNull()
    server.breakMail(false)
    await server.sendMails()
    const { error } = await server
      .client()
      .auth.verifyOtp({ type: 'email', email, token: codeIn(lastMail(server.mails, email)) })
    expect(error).toBeNull()
  })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { firstPassword, newAddress, signedInAccount } from './accounts.ts'
import { onBothDatabases, startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail } from './mailbox.ts'

const notices = { signInUrl: 'https://site.example.com/login', contactUrl: 'https://site.example.com/contact' }
const otherPassword = 'Another-Pass-2'

onBothDatabases('a sign-up with an address that is taken', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(kind, { notices })
  })
  beforeEach(() => void server.mails.splice(0))
  afterAll(() => server.stop())

  const sent = () => server.mails.map(({ to, subject }) => [to, subject])

  test('is reported to the owner of a confirmed account, with the ways in, at most once a minute', async () => {
    const { email } = await signedInAccount(server)
    server.advance(61)
    server.mails.splice(0)
    const { data, error } = await server.client().auth.signUp({ email, password: otherPassword })
    expect([error, data.user?.identities]).toEqual([null, []])
    expect(sent()).toEqual([[email, 'You already have an account with Example']])
    const [mail] = server.mails
    expect(mail?.text).toContain('\nhttps://site.example.com/login')
    expect(mail?.text).toContain('Forgot password?')
    expect(mail?.text).not.toMatch(/code instead/)
    expect((await server.client().auth.signUp({ email, password: otherPassword })).error?.status).toBe(429)
    expect(server.mails).toHaveLength(1)
    expect((await server.client().auth.signInWithPassword({ email, password: firstPassword })).error).toBeNull()
    expect((await server.client().auth.signInWithPassword({ email, password: otherPassword })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  test('sends a new or an unconfirmed address its link and no notice', async () => {
    const email = newAddress()
    await server.client().auth.signUp({ email, password: firstPassword })
    server.advance(61)
    await server.client().auth.signUp({ email, password: firstPassword })
    const subject = 'Please confirm your email address for Example'
    expect(sent()).toEqual([
      [email, subject],
      [email, subject],
    ])
    expect(lastMail(server.mails, email).text).not.toContain('more than once')
  })

  test('is not reported when somebody asks for the confirmation mail again', async () => {
    const { email } = await signedInAccount(server)
    server.advance(61)
    server.mails.splice(0)
    await server.client().auth.resend({ type: 'signup', email })
    expect(sent()).toEqual([])
  })

  test('drops two different passwords, says so in the mail, and marks the account until it has one again', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    server.advance(61)
    const again = await client.auth.signUp({ email, password: otherPassword })
    expect(again.data.user?.identities).toHaveLength(1)
    const mail = lastMail(server.mails, email)
    expect(mail.text).toContain('This address was signed up more than once, with different passwords.')
    expect(mail.html).toContain('choose a password once you have opened the link')
    const { data } = await client.auth.verifyOtp({ type: 'signup', email, token: codeIn(mail) })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], password_dropped: true })
    const changed = await client.auth.updateUser({ password: 'Third-Pass-3' })
    expect(changed.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    const signedIn = await server.client().auth.signInWithPassword({ email, password: 'Third-Pass-3' })
    expect(signedIn.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    const { data: claims } = await server.client().auth.getClaims(signedIn.data.session?.access_token)
    expect(claims?.claims['app_metadata']).toEqual({ provider: 'email', providers: ['email'] })
  })

  test('does not mark an account whose sign-ups chose the same password', async () => {
    const email = newAddress()
    const client = server.client()
    await client.auth.signUp({ email, password: firstPassword })
    server.advance(61)
    await client.auth.signUp({ email, password: firstPassword })
    const { data } = await client.auth.verifyOtp({
      type: 'signup',
      email,
      token: codeIn(lastMail(server.mails, email)),
    })
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })
})

import { afterEach, expect, test } from 'vitest'
import { unlimited, type MailedLink } from '../src/index.ts'
import { newAddress, signedInAccount } from './accounts.ts'
import { adminOf } from './administrators.ts'
import { startServer, type TestServer } from './harness.ts'
import { codeIn, lastMail, linkIn } from './mailbox.ts'

const page = 'https://site.example.com/mail'

let server: TestServer
afterEach(() => server.stop())
const start = async (links: MailedLink[] = []) => {
  server = await startServer('PGlite', {
    limiter: unlimited,
    siteUrl: 'https://site.example.com',
    secureEmailChange: false,
    mailLink(link) {
      links.push(link)
      return `${page}#${link.tokenHash}`
    },
  })
}
const tokenIn = (email: string) => linkIn(lastMail(server.mails, email)).hash.slice(1)

test('a host leads the links of mails, and those it makes itself, to its own page', async () => {
  const links: MailedLink[] = []
  await start(links)
  const { client, email } = await signedInAccount(server)
  const next = newAddress()
  const [first] = links
  expect(first).toMatchObject({ type: 'signup', to: email })

  await client.auth.resetPasswordForEmail(email, { redirectTo: 'https://site.example.com/reset-password' })
  expect(lastMail(server.mails, email).html).toContain(`<a href="${page}#${tokenIn(email)}"`)
  await client.auth.updateUser({ email: next })
  await adminOf(server).inviteUserByEmail('invited@example.com')
  const { data } = await adminOf(server).generateLink({ type: 'magiclink', email })
  expect(data.properties?.action_link).toBe(`${page}#${data.properties?.hashed_token}`)
  expect(links.slice(1).map(({ type, to, redirectTo }) => [type, to, redirectTo])).toEqual([
    ['recovery', email, 'https://site.example.com/reset-password'],
    ['email_change', next, 'https://site.example.com'],
    ['invite', 'invited@example.com', 'https://site.example.com'],
    ['magiclink', email, 'https://site.example.com'],
  ])
})

test('the token of such a link works once, by a post; the code and old links stay good', async () => {
  await start()
  const { client, email } = await signedInAccount(server)
  const use = async (token: string) =>
    (await client.auth.verifyOtp({ type: 'recovery', token_hash: token })).error?.code
  await client.auth.resetPasswordForEmail(email)
  const token = tokenIn(email)
  expect([await use(token), await use(token)]).toEqual([undefined, 'otp_expired'])

  server.advance(61)
  await client.auth.resetPasswordForEmail(email)
  const followed = await fetch(`${server.url}/auth/v1/verify?token=${tokenIn(email)}&type=recovery`, {
    redirect: 'manual',
  })
  expect(followed.headers.get('location')).toContain('#access_token=')

  server.advance(61)
  await client.auth.resetPasswordForEmail(email)
  const code = codeIn(lastMail(server.mails, email))
  expect((await client.auth.verifyOtp({ type: 'recovery', email, token: code })).error).toBeNull()
})

import { freePort } from '@dst/vitest-config/free-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { htmlEscape } from 'escape-goat'
import { makeMailer, type Mailer } from '../src/program/mailer.ts'
import { firstPassword, newAddress, sessionOf } from './accounts.ts'
import { call, createdUser } from './administrators.ts'
import { anonKey, startServer, type TestServer } from './harness.ts'
import { startMailServer, type MailServer } from './mail-server.ts'

const victim = 'victim@example.org'

let mailServer: MailServer
let mailer: Mailer
let server: TestServer
beforeAll(async () => {
  const port = await freePort()
  mailServer = await startMailServer(port)
  mailer = makeMailer(
    { GOTRUE_SMTP_HOST: '127.0.0.1', GOTRUE_SMTP_PORT: port, GOTRUE_SMTP_ADMIN_EMAIL: 'auth@example.com' },
    () => undefined,
  )
  server = await startServer('PGlite', {
    limiter: unlimited,
    limits: { mailGapSeconds: 0 },
    sendMail: (mail) => {
      server.mails.push(mail)
      return mailer.send(mail)
    },
    mailTemplates: {
      confirmation: {
        subject: '{{ .Data.name }}, welcome to Example',
        html:
          '<p title="{{ .Data.name }}" class=\'{{ .Data.name }}\' lang={{ .Data.name }} id=a-{{ .Data.name ' +
          '}}>{{ .Data.name }}</p><a href="{{ .Data.name }}">own</a><a href={{ .Data.name }}>bare</a>',
      },
    },
  })
})
afterAll(async () => {
  await server.stop()
  mailer.close()
  mailServer.close()
})

/** Opens an account of that name. By `/otp` it has no password, hence no hash, and gets the same mail. */
const signUp = async (name: string, path = '/signup') => {
  const email = newAddress()
  const payload = JSON.stringify({ email, password: firstPassword, data: { name } })
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/auth/v1${path}`,
    headers: { apikey: anonKey },
    payload,
  })
  return {
    email,
    status: statusCode,
    mail: server.mails.findLast(({ to }) => to === email),
    letter: mailServer.letters.findLast(({ to }) => to.includes(email)),
  }
}
/** The field names of a header, whatever line ends a parser accepts. */
const fields = (header = '') => {
  const lines = header.split(/[\r\n\v\f\u0085\u2028\u2029]+/).filter((line) => !/^\s/.test(line))
  return lines
    .map((line) => line.replace(/:.*/s, '').toLowerCase())
    .toSorted((left, right) => left.localeCompare(right))
}
const typical = ['content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']

describe('a name that ends a header', () => {
  test.each([
    '\r\n',
    '\n',
    '\r',
    '\n\r',
    '\r\n\r\n',
    '\u2028',
    '\u2029',
    '\u0085',
    '\v',
    '\f',
    '\u001C',
    '\u001B',
    '\r\n ',
  ])('with %j adds no header and nobody to the mail', async (end) => {
    const { email, mail, letter } = await signUp(`Ada${end}Bcc: ${victim}${end}X-Injected: 1${end}${end}<b>body</b>`)
    expect(mail?.subject).toMatch(/^Ada +Bcc: victim@example\.org +X-Injected: 1 +<b>body<\/b>, welcome to Example$/)
    expect(letter?.to).toEqual([email])
    expect(fields(letter?.header)).toEqual(typical)
  })

  test.each(['\0', 'a\0b', '\uD800'])('with %j is refused, as no database keeps it', async (name) => {
    expect((await signUp(name)).status).toBe(400)
  })

  test('does so in no subject that reaches the mailer in another way either', async () => {
    const to = newAddress()
    await mailer.send({
      to,
      subject: `Hello\r\nBcc: ${victim}\r\n\r\nbody`,
      text: `text\r\n.\r\nRCPT TO:<${victim}>\r\n`,
      html: '<p>x</p>',
      messageId: '<a@example.com>',
    })
    expect(mailServer.letters.at(-1)?.to).toEqual([to])
    expect(fields(mailServer.letters.at(-1)?.header)).toEqual(typical)
    expect(mailServer.letters.flatMap((letter) => letter.to)).not.toContain(victim)
  })
})

describe('an address that is more than one, or more than an address', () => {
  const addresses = [
    `a@example.com\r\nBcc: ${victim}`,
    `a@example.com\n${victim}`,
    'a@example.com\n',
    '\na@example.com',
    'a@example.com\r',
    'a@example.com\u2028',
    `a@example.com,${victim}`,
    `a@example.com;${victim}`,
    `a@example.com ${victim}`,
    `${victim}>, <a@example.com`,
    `<a@example.com>`,
    `Ada <a@example.com>`,
    `"a\r\nb"@example.com`,
    '"a b"@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    'a@b@example.com',
    'a@example.com\0',
    'a\u0000@example.com',
    'a@exam\u00ADple.com',
    'a@ex\u0430mple.com',
    'a@example.com%0ABcc:b@example.com\t',
    ' a@example.com',
    'a@example.com ',
    'a@[127.0.0.1]',
    'a(comment)@example.com',
    `a@${'x'.repeat(250)}.com`,
  ]
  test.each(['/signup', '/otp', '/recover', '/resend', '/invite', '/admin/users', '/admin/generate_link'])(
    'is refused by %s, and mails nobody',
    async (path) => {
      const before = mailServer.letters.length
      expect(addresses.length).toBeGreaterThan(20)
      for (const email of addresses) {
        const { status } = await call(server, 'POST', path, {
          body: { email, password: firstPassword, type: path === '/resend' ? 'signup' : 'magiclink' },
        })
        expect([400, 422], `${JSON.stringify(email)} ${status}`).toContain(status)
      }
      expect(mailServer.letters).toHaveLength(before)
    },
  )

  test('is refused as a new address of an account', async () => {
    const email = newAddress()
    await createdUser(server, { email, password: firstPassword, email_confirm: true })
    const client = server.client()
    await client.auth.signInWithPassword({ email, password: firstPassword })
    const { access_token: bearer } = await sessionOf(client)
    const before = mailServer.letters.length
    for (const wish of addresses)
      expect((await call(server, 'PUT', '/user', { bearer, body: { email: wish } })).status, JSON.stringify(wish)).toBe(
        400,
      )
    expect(mailServer.letters).toHaveLength(before)
  })
})

describe('a name in the HTML of a mail', () => {
  /** Elements, attributes and URLs of the email as parsed by a mail client. */
  const parts = (html: string) => ({
    elements: [...html.matchAll(/<([a-z/!][^\s>]*)/gi)].map(([, name]) => name),
    attributes: [...html.matchAll(/<[a-z]+((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*>/gi)].flatMap(
      ([, text = '']) =>
        [...text.matchAll(/\s+([^\s=>"']+)(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?/g)].map(([, name]) => name),
    ),
    addresses: [...html.matchAll(/href=(?:"([^"]*)"|(\S*?)>)/g)].map(([, quoted, bare]) => quoted ?? bare),
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '" onmouseover="alert(1)',
    "' onmouseover='alert(1)",
    'x onmouseover=alert(1)',
    'x\tonmouseover=alert(1)',
    'x\fonfocus=alert(1)',
    'x/onmouseover=alert(1)',
    '--><b>',
    ']]><b>',
    '</p></body></html>',
    '&lt;b&gt;',
    '&#60;script&#62;',
    '{{ .ConfirmationURL }}',
    '{{ .Token }}',
    '$& $1 $`',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('is text, whatever it is: %j', async (name) => {
    const { mail } = await signUp(name, '/otp')
    const html = mail?.html ?? ''
    const { elements, attributes, addresses } = parts(html)
    expect(elements).toEqual(['p', '/p', 'a', '/a', 'a', '/a'])
    expect(attributes).toEqual(['title', 'class', 'lang', 'id', 'href', 'href'])
    for (const address of addresses) expect(address).not.toMatch(/script:|^data:/i)
    expect(html).not.toContain('/verify?token=')
    expect(html).toContain(`>${htmlEscape(name)}</p>`)
  })
})

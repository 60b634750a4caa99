import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unlimited } from '../src/index.ts'
import { firstPassword, newAddress, sessionOf, signedInAccount } from './accounts.ts'
import { adminOf, call } from './administrators.ts'
import { newBrowser } from './browser.ts'
import { serviceKey, startServer, type TestServer } from './harness.ts'
import { lastMail, linkIn } from './mailbox.ts'
import { startOpenIdProvider, type OpenIdTestProvider } from './openid-provider.ts'

const site = 'https://site.example.com'
const globs = [
  'https://app.example.com/**',
  'https://*.preview.example.com/**',
  'https://**.tenants.example.com/home',
  'https://shop-?.example.com/cb',
  'https://v[!0].example.com/**',
  'https://docs.example.com/public/**',
  'https://{a,b}.example.net/cb',
  'myapp://callback',
]

/** URLs that lead, or could lead, to a foreign page, depending on the parser. */
const foreign = [
  'https://evil.org',
  'http://evil.org/',
  '//evil.org',
  '///evil.org',
  String.raw`\\evil.org`,
  String.raw`/\evil.org`,
  String.raw`https:\\evil.org`,
  'https:evil.org',
  'https:/evil.org',
  'https:///evil.org',
  String.raw`https://evil.org\@site.example.com`,
  String.raw`https://site.example.com\.evil.org`,
  'https://site.example.com@evil.org/',
  'https://site.example.com:443@evil.org/',
  'https://app.example.com%40evil.org/',
  'https://evil.org@app.example.com/',
  'https://site.example.com.evil.org/',
  'https://site.example.comevil.org/',
  'https://evilsite.example.com/',
  'https://site.example.com./',
  'https://app.example.com./cb',
  'https://site.example.com:8443/',
  'http://site.example.com/',
  'HTTP://SITE.EXAMPLE.COM/',
  'ftp://site.example.com/',
  'https://evil\u3002org/',
  'https://site\uff0eexample\uff0ecom/',
  'https://ev\u0456l.org/',
  'https://xn--evl-8cd.org/',
  'https://%65vil.org/',
  'https://site.example.com%2eevil.org/',
  'https://site.example.com\t.evil.org/',
  'https://site.example.com\n.evil.org/',
  'https://e\tvil.org/',
  '\thttps://evil.org/',
  ' https://evil.org',
  'https://evil.org/\r\nX-Injected: 1',
  '\u0001https://evil.org',
  'java\nscript:alert(1)',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'javascript://app.example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://app.example.com/x',
  'about:blank',
  'file:///etc/passwd',
  'view-source:https://app.example.com/',
  'https://evil.org/https://app.example.com/',
  'https://evil.org?https://app.example.com/',
  'https://evil.org#https://app.example.com/',
  'https://evil.org/.preview.example.com/',
  'https://evil?.preview.example.com/',
  'https://evil#.preview.example.com/',
  'https://evil.org/.tenants.example.com/home',
  'https://evil.org?.tenants.example.com/home',
  'https://evil.org/x/.tenants.example.com/home',
  'https://v?.example.com/x',
  'https://v/.example.com/x',
  'https://shop-?.example.com/cb',
  'https://one.two.preview.example.com/',
  'https://docs.example.com/public/../private',
  'https://docs.example.com/public/%2e%2e/private',
  'https://docs.example.com/public/..%2fprivate',
  'https://docs.example.com/public/%2e%2e%5cprivate',
  String.raw`https://docs.example.com/public/..\private`,
  'https://docs.example.com/publicity',
  'https://c.example.net/cb',
  'https://a.example.net/cb/',
  'https://a.example.net//cb',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://10.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'myapp://evil',
  'myapp:callback',
  'MyApp://callback/x',
  'otherapp://callback',
  'intent://app.example.com/#Intent;scheme=https;end',
  '/relative',
  '?next',
  '#top',
  'null',
  'undefined',
]
/** A sample of each kind, for slow calls. */
const sample = foreign.filter((_target, index) => index % 16 === 0)
/** Where the server redirects by default, and where the list allows it. */
const own = ['https://site.example.com/x?y', 'https://SITE.example.com:443/']
const listed = [
  'https://app.example.com/a/b?c=d',
  'https://one.preview.example.com/x',
  'https://one.two.tenants.example.com/home',
  'https://shop-1.example.com/cb',
  'https://v1.example.com/x',
  'https://docs.example.com/public/page',
  'https://b.example.net/cb',
  'myapp://callback',
]
const lists = [
  { name: 'without an allow list', redirectAllowList: [] },
  { name: 'with an allow list of globs', redirectAllowList: globs },
]

describe.each(lists)('a server $name', ({ redirectAllowList }) => {
  let server: TestServer
  let provider: OpenIdTestProvider
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { clientId, clientSecret, url: issuer } = provider
    server = await startServer('PGlite', {
      redirectAllowList,
      limiter: unlimited,
      limits: { mailGapSeconds: 0 },
      manualLinking: true,
      providers: { google: { clientId, clientSecret, issuer } },
    })
  })
  afterAll(async () => {
    await server.stop()
    await provider.stop()
  })

  const place = (location: string) => location.replace(/[?#].*$/s, '').replace(/\/$/, '')
  const allowed = [...own, ...(redirectAllowList.length > 0 ? listed : [])]
  const refused = [...foreign, ...(redirectAllowList.length > 0 ? [] : listed)]
  const asked = (path: string, target: string) =>
    `/auth/v1${path}${path.includes('?') ? '&' : '?'}redirect_to=${encodeURIComponent(target)}`
  const open = async (path: string, target: string) => {
    const { host } = new URL(server.url)
    const reply = await server.app.inject({ url: asked(path, target), headers: { host } })
    return String(reply.headers.location)
  }
  const post = (path: string, target: string, body: object) =>
    server.app.inject({
      method: 'POST',
      url: asked(path, target),
      headers: { apikey: serviceKey },
      payload: JSON.stringify(body),
    })
  const mailed = (email: string) => linkIn(lastMail(server.mails, email)).searchParams.get('redirect_to') ?? ''
  /** The redirect target of a provider sign-in, as stored with the browser's state. */
  const stored = async (providerUrl: string) => {
    const state = new URL(providerUrl).searchParams.get('state')
    const { rows } = await sql<{
      target: string
    }>`select redirect_to as target from auth.flow_states where id = ${state}`.execute(server.db)
    return rows[0]?.target ?? ''
  }

  test('knows as foreign what a list of more than eighty spellings holds, whatever the link', async () => {
    expect(foreign.length).toBeGreaterThan(80)
    for (const target of refused)
      expect(place(await open('/verify?token=spent&type=recovery', target)), target).toBe(site)
    for (const target of allowed)
      expect(place(await open('/verify?token=spent&type=recovery', target)), target).toBe(place(target))
  })

  test('keeps no foreign target for the return from a provider', async () => {
    for (const target of refused)
      expect(await stored(await open('/authorize?provider=google', target)), target).toBe(site)
    for (const target of allowed)
      expect(await stored(await open('/authorize?provider=google', target)), target).toBe(target)
  })

  test.each([
    ['/recover', 'recovery'],
    ['/otp', 'recovery'],
  ] as const)('keeps no foreign target for the link that %s orders', async (path, kind) => {
    server.holdMails(true)
    const email = newAddress()
    const target = async (wish: string) => {
      await post(path, wish, { email })
      const { rows } = await sql<{
        target: string
      }>`select redirect_to as target from auth.mail_requests where kind = ${kind}`.execute(server.db)
      await sql`delete from auth.mail_requests`.execute(server.db)
      return rows[0]?.target
    }
    for (const wish of refused) expect(await target(wish), wish).toBe(site)
    for (const wish of allowed) expect(await target(wish), wish).toBe(wish)
    server.orders.splice(0)
    server.holdMails(false)
  })

  test('mails no link that leads elsewhere, whoever asks for it', async () => {
    const email = newAddress()
    const { client } = await signedInAccount(server)
    const { access_token: bearer } = await sessionOf(client)
    for (const target of [...sample, own[0] ?? '']) {
      const expected = sample.includes(target) ? site : target
      await post('/signup', target, { email, password: firstPassword })
      expect(mailed(email), target).toBe(expected)
      await post('/resend', target, { email, type: 'signup' })
      expect(mailed(email), target).toBe(expected)
      const invited = newAddress()
      await call(server, 'POST', asked('/invite', target).replace('/auth/v1', ''), { body: { email: invited } })
      expect(mailed(invited), target).toBe(expected)
      const { data } = await adminOf(server).generateLink({ type: 'magiclink', email, options: { redirectTo: target } })
      expect(new URL(data.properties?.action_link ?? '').searchParams.get('redirect_to'), target).toBe(expected)
      const next = newAddress()
      await call(server, 'PUT', asked('/user', target).replace('/auth/v1', ''), { bearer, body: { email: next } })
      expect(mailed(next), target).toBe(expected)
      const linking = asked('/user/identities/authorize?provider=google&skip_http_redirect=true', target).replace(
        '/auth/v1',
        '',
      )
      expect(await stored(String((await call(server, 'GET', linking, { bearer })).body['url'])), target).toBe(expected)
    }
  })

  test('gives nobody else the tokens of a link that somebody edited, or of a return from a provider', async () => {
    for (const target of sample) {
      const { data } = await adminOf(server).generateLink({ type: 'magiclink', email: newAddress() })
      const link = new URL(data.properties?.action_link ?? '')
      link.searchParams.set('redirect_to', target)
      const followed = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? ''
      expect([place(followed), followed.includes('#access_token=')], target).toEqual([site, true])
      const browser = newBrowser()
      const there = await browser.visit(`${server.url}${asked('/authorize?provider=google', target)}`)
      const returned = await browser.visit(
        provider.consent(there, { sub: randomUUID(), email: newAddress(), email_verified: true }),
      )
      expect([place(returned), returned.includes('#access_token=')], target).toEqual([site, true])
    }
  })

  test('leads elsewhere by no header, no referrer and no parameter that is given twice', async () => {
    for (const target of refused.filter((text) => /^[\x21-\x7e]+$/.test(text))) {
      const url = '/auth/v1/verify?token=spent&type=recovery'
      for (const headers of [{ redirect_to: target }, { referer: target }, { redirect_to: target, referer: target }]) {
        expect(place(String((await server.app.inject({ url, headers })).headers.location)), target).toBe(site)
      }
      const twice = `${url}&redirect_to=${encodeURIComponent(`${site}/x`)}&redirect_to=${encodeURIComponent(target)}`
      expect(place(String((await server.app.inject({ url: twice })).headers.location)), target).toBe(site)
    }
  })

  test('a program that asks for the head of a link finds it good, and does not use it up', async () => {
    const { data } = await adminOf(server).generateLink({ type: 'magiclink', email: newAddress() })
    const link = data.properties?.action_link ?? ''
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200)
    expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toContain('#access_token=')
  })
})

import { describe, expect, test } from 'vitest'
import { chooseRedirect, redirectAllowed } from './redirect-target.ts'

const rules = {
  siteUrl: 'https://site.example.com',
  redirectAllowList: [
    'https://app.example.com/cb',
    'https://*.preview.example.com/**',
    'myapp://**',
    'https://{a,b}.example.net/?',
  ],
}

describe('a redirect target is allowed', () => {
  const allowed = [
    'https://site.example.com',
    'https://site.example.com/any/path?next=1#here',
    'https://SITE.example.com/',
    'https://app.example.com/cb',
    'https://app.example.com/cb#fragment',
    'https://one.preview.example.com/deep/path.html',
    'myapp://callback',
    'https://a.example.net/x',
  ]
  test.each(allowed)('%s', (target) => {
    expect(redirectAllowed(rules, target)).toBe(true)
  })
})

describe('a redirect target is refused', () => {
  const refused = [
    '',
    '/relative',
    '//evil.example.org',
    'http://site.example.com/',
    'https://site.example.com:8443/',
    'https://site.example.com.evil.org/',
    'https://evil.org/https://site.example.com',
    'https://site.example.com@evil.org/',
    'https://user@site.example.com/',
    String.raw`https://evil.org\@site.example.com/`,
    String.raw`https://site.example.com\@evil.org/`,
    'https://evil.org\t/',
    ' https://site.example.com/',
    'https://app.example.com/cb/',
    'https://app.example.com/cb?next=/',
    'https://app.example.com/other/../cbx',
    'https://one.two.preview.example.com/',
    'https://evil.org/.preview.example.com/',
    'https://c.example.net/x',
    'https://a.example.net/xy',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://10.0.0.1/',
    'http://127.0.0.1:9999/',
    'http://127.9.9.9/',
    'http://[::1]:3000/',
    'http://localhost:3000/',
    'https://s\u0456te.example.com/',
    'otherapp://callback',
    'javascript:alert(1)',
    'data:text/html,x',
  ]
  test.each(refused)('%j', (target) => {
    expect(redirectAllowed(rules, target)).toBe(false)
  })

  test('although a pattern of any scheme would match, if the browser would run it', () => {
    expect(redirectAllowed({ ...rules, redirectAllowList: ['**'] }, 'javascript:alert(1)')).toBe(false)
    expect(redirectAllowed({ ...rules, redirectAllowList: ['**'] }, 'https://anything.example.org/')).toBe(true)
  })
})

test.each(['http://localhost:5173/auth/callback', 'http://127.0.0.1:9999/', 'http://[::1]:3000/'])(
  '%s is allowed where the site is on this machine, and where the host lists it',
  (target) => {
    expect(redirectAllowed({ siteUrl: 'http://localhost:4000', redirectAllowList: [] }, target)).toBe(true)
    const listed = ['http://localhost:5173/**', 'http://127.0.0.1:*/', 'http://[[]::1]:3000/']
    expect(redirectAllowed({ ...rules, redirectAllowList: listed }, target)).toBe(true)
  },
)

test('a site on this machine may be reached on any port, under its scheme', () => {
  const local = { siteUrl: 'http://localhost:4000', redirectAllowList: [] }
  expect(redirectAllowed(local, 'https://localhost:4000/')).toBe(false)
})

test('the header wins over the query, the query over the referer, and the site is the last resort', () => {
  const target = (name: string) => `https://site.example.com/${name}`
  expect(chooseRedirect(rules, { header: target('h'), query: target('q'), referer: target('r') })).toBe(target('h'))
  expect(chooseRedirect(rules, { query: target('q'), referer: target('r') })).toBe(target('q'))
  expect(chooseRedirect(rules, { query: 'https://evil.org/', referer: target('r') })).toBe(target('r'))
  expect(chooseRedirect(rules, { query: 'https://evil.org/', referer: 'https://evil.org/' })).toBe(
    'https://site.example.com',
  )
})

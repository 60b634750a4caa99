import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problems } from './problems.ts'
import { staticSite } from './static-site.ts'

const script = 'window.started = true'
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
let root: string
let app: FastifyInstance

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dst-site-'))
  mkdirSync(join(root, 'assets'))
  mkdirSync(join(root, 'login'))
  mkdirSync(join(root, 'states'))
  writeFileSync(
    join(root, 'index.html'),
    `<h1 style="width:84.3%">Home</h1><script>${script}</script><script src="/assets/app-1.js"></script>`,
  )
  writeFileSync(join(root, 'login', 'index.html'), '<h1>Sign in</h1>')
  writeFileSync(
    join(root, 'site-paths.json'),
    JSON.stringify({ pages: ['/', '/login', '/profile', '/auth/callback'], moved: { '/ways/in': '/login' } }),
  )
  writeFileSync(join(root, '__spa-fallback.html'), '<h1>Fallback</h1>')
  writeFileSync(join(root, '404.html'), '<h1>Page Not Found</h1>')
  writeFileSync(join(root, 'states', '404.html'), '<h1>No Such State</h1>')
  writeFileSync(join(root, 'assets', 'app-1.js'), 'export {}')
  app = Fastify()
  await app.register(problems)
  await app.register(staticSite, { root, sources: { connect: ['https://auth.example.com'] } })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

test.each([
  ['/', 'Home'],
  ['/?from=mail', 'Home'],
  ['/login', 'Sign in'],
  ['/profile', 'Fallback'],
  ['/auth/callback?from=login', 'Fallback'],
  ['/no/such/page', 'Page Not Found', 404],
  ['/404', 'Page Not Found', 404],
  ['/states/atlantis', 'No Such State', 404],
  ['/states/atlantis/', 'No Such State', 404],
  ['/states/404', 'No Such State', 404],
  ['/profile/nothing', 'Fallback', 404],
  ['/states/atlantis/rates', 'Page Not Found', 404],
])('%s shows %s', async (url, heading, status = 200) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.body).toContain(heading)
})

test.each([
  ['/Login', '/login'],
  ['/LOGIN/', '/login'],
  ['/login/?next=%2Fprofile', '/login?next=%2Fprofile'],
  ['/Auth/Callback?code=1', '/auth/callback?code=1'],
  ['//', '/'],
  ['/ways/in', '/login'],
  ['/Ways/In/?from=mail', '/login?from=mail'],
])('%s leads to %s for good, and nobody keeps the way', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      308,
      location,
      'no-store',
    ])
  }
})

test.each(['//example.com/', '/%2F%2Fexample.com', '/no/such/page/', '/ASSETS/app-1.js'])(
  '%s leads nowhere',
  async (url) => {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  },
)

test('whoever looks for a page in place of a file that is gone reads that there is none', async () => {
  const looking = await app.inject({
    url: '/faq.html',
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })
  expect([looking.statusCode, looking.body]).toEqual([404, '<h1>Page Not Found</h1>'])
  expect((await app.inject({ url: '/card.gone.png', headers: { accept: 'image/avif,*/*' } })).body).not.toContain(
    '<h1>',
  )
})

test.each(['/', '/login', '/profile'])(
  '%s allows no inline style, not even one that it was built with',
  async (url) => {
    const policy = (await app.inject(url)).headers['content-security-policy']
    expect(policy).toContain("style-src 'self';")
    expect(policy).not.toContain('unsafe')
  },
)

test('a page allows its own inline scripts by hash and no others', async () => {
  const home = (await app.inject('/')).headers['content-security-policy']
  expect(home).toContain(`script-src 'self' ${hash};`)
  expect(home).toContain("connect-src 'self' https://auth.example.com")
  expect((await app.inject('/login')).headers['content-security-policy']).toContain("script-src 'self';")
})

test.each([
  ['/', undefined],
  ['/login', undefined],
  ['/profile', 'noindex'],
  ['/auth/callback?code=1', 'noindex'],
  ['/no/such/page', 'noindex'],
])('%s asks search engines for %s', async (url, robots) => {
  expect((await app.inject(url)).headers['x-robots-tag']).toBe(robots)
})

test('hashed files are kept for ever', async () => {
  const answer = await app.inject('/assets/app-1.js')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.each([
  '/assets/gone.js',
  '/favicon.gone.png',
  '/api/nothing',
  '/auth/v1/nothing',
  '/../package.json',
  '/__spa-fallback.html',
])('%s is not a page', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404)
})

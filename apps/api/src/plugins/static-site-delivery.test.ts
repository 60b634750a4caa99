import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problems } from './problems.ts'
import { staticSite } from './static-site.ts'

const inline = 'window.started = true'
const page = `<h1>Questions</h1>${'<p>What is a Delaware statutory trust?</p>'.repeat(50)}<script>${inline}</script>`
const module = `export const answers = ${JSON.stringify('a trust '.repeat(200))}`
const data = `[{"_1":2},"loaderData",${JSON.stringify('a trust '.repeat(200))}]`
const picture = Buffer.alloc(2000, 7)
const browser = 'gzip, deflate, br, zstd'
const policy = `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}';`

let root: string
let app: FastifyInstance

function write(name: string, text: string) {
  writeFileSync(join(root, name), text)
  writeFileSync(join(root, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(root, `${name}.gz`), gzipSync(text))
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'dst-site-'))
  for (const folder of ['assets', 'faq']) mkdirSync(join(root, folder))
  write('faq/index.html', page)
  write('__spa-fallback.html', page)
  write('404.html', page)
  write('assets/faq-1.js', module)
  write('faq.data', data)
  writeFileSync(join(root, 'card.png'), picture)
  writeFileSync(join(root, 'site-paths.json'), JSON.stringify({ pages: ['/faq'], moved: {} }))
  app = Fastify()
  await app.register(problems)
  await app.register(staticSite, { root, sources: { connect: [] } })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true, force: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers })

describe.each([
  ['/faq', page, 'text/html; charset=utf-8', 'no-cache'],
  ['/assets/faq-1.js', module, 'application/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/faq.data?_routes=routes%2Ffaq', data, 'text/x-script; charset=utf-8', 'no-cache'],
])('%s', (url, text, type, cacheControl) => {
  test.each([
    [browser, 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('who accepts "%s" gets %s', async (accepted, encoding, decode) => {
    const answer = await ask(url, { 'accept-encoding': accepted })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
    expect(decode(answer.rawPayload).toString()).toBe(text)
  })

  test('each encoding has its own tag, and an unchanged file is not sent again', async () => {
    const tags = new Set<string>()
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { etag } = (await ask(url, { 'accept-encoding': accepted })).headers
      if (etag !== undefined) tags.add(etag)
      const again = await ask(url, { 'accept-encoding': accepted, 'if-none-match': String(etag) })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload.length).toBe(0)
      expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': cacheControl })
    }
    expect(tags.size).toBe(3)
    const stale = await ask(url, { 'accept-encoding': 'br', 'if-none-match': String([...tags][1]) })
    expect(stale.statusCode).toBe(200)
  })

  test('HEAD tells what GET would send', async () => {
    const got = await ask(url, { 'accept-encoding': browser })
    const head = await ask(url, { 'accept-encoding': browser }, 'HEAD')
    expect(head.rawPayload.length).toBe(0)
    for (const name of ['content-type', 'content-encoding', 'content-length', 'etag', 'cache-control', 'vary']) {
      expect(head.headers[name], name).toBe(got.headers[name])
    }
  })
})

test.each(['br', 'gzip', 'identity'])(
  'the policy names the scripts of the page itself, also when it travels as %s',
  async (encoding) => {
    const answer = await ask('/faq', { 'accept-encoding': encoding })
    expect(answer.headers['content-security-policy']).toContain(policy)
  },
)

test('a range is a part of what this browser was given before', async () => {
  const whole = await ask('/assets/faq-1.js', { 'accept-encoding': 'gzip' })
  const part = await ask('/assets/faq-1.js', { 'accept-encoding': 'gzip', range: 'bytes=4-9' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 4-9/${whole.rawPayload.length}`)
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(4, 10))
})

test('a range beyond the end is refused, and the refusal is not kept', async () => {
  const answer = await ask('/assets/faq-1.js', { range: 'bytes=90000-' })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${module.length}`)
  expect(answer.headers['cache-control']).toBeUndefined()
})

test('a condition that does not hold any more is refused', async () => {
  expect((await ask('/faq', { 'if-match': '"of another build"' })).statusCode).toBe(412)
})

test('what has no variant is sent as it is', async () => {
  const answer = await ask('/card.png', { 'accept-encoding': browser })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    vary: 'accept-encoding',
    'cache-control': 'no-cache',
  })
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.rawPayload).toEqual(picture)
})

test('"not found" is a whole page, whatever the browser remembers of it', async () => {
  const first = await ask('/no/such/page', { 'accept-encoding': browser })
  expect([first.statusCode, first.headers['etag']]).toEqual([404, undefined])
  const { etag } = (await ask('/faq', { 'accept-encoding': browser })).headers
  const conditions = {
    'if-none-match': String(etag),
    'if-modified-since': new Date().toUTCString(),
    range: 'bytes=0-9',
  }
  const again = await ask('/no/such/page', { 'accept-encoding': browser, ...conditions })
  expect(again.statusCode).toBe(404)
  expect(brotliDecompressSync(again.rawPayload).toString()).toBe(page)
})

test.each(['/assets/faq-1.js.br', '/faq/index.html.gz', '/learn.data', '/faq.data/more.data', '/assets/'])(
  '%s is not served',
  async (url) => {
    expect((await ask(url)).statusCode).toBe(404)
  },
)

test('a browser over the network reads page and module', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${origin}/faq`, { headers: { 'accept-encoding': 'br' } })
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(await answer.text()).toBe(page)
  const script = await fetch(`${origin}/assets/faq-1.js`, { headers: { 'accept-encoding': 'gzip' } })
  expect([script.status, script.headers.get('content-encoding')]).toEqual([200, 'gzip'])
  expect(await script.text()).toBe(module)
})

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { cachedResponse, sendCached } from './cached-response.ts'

const faqs = [{ id: 1, question: 'What is a DST?' }]

test('requests within the time share one reading, and the next one after it reads again', async () => {
  let time = 0
  const read = vi.fn(() => Promise.resolve(faqs))
  const answer = cachedResponse(read, { keep: 10, now: () => time })
  const [one, other] = await Promise.all([answer(), answer()])
  time = 9
  expect([other, await answer()]).toEqual([one, one])
  expect(read).toHaveBeenCalledTimes(1)
  time = 10
  expect((await answer()).etag).toBe(one.etag)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a reading that failed is not kept', async () => {
  const read = vi.fn(() => Promise.resolve(faqs)).mockRejectedValueOnce(new Error('away'))
  const answer = cachedResponse(read)
  await expect(answer()).rejects.toThrow('away')
  expect(JSON.parse((await answer()).identity.toString())).toEqual(faqs)
})

test('what was read once bridges an outage, marked as stale, and any other failure is told', async () => {
  let time = 0
  const away = new Error('away')
  const read = vi.fn(() => Promise.resolve(faqs))
  const answer = cachedResponse(read, { keep: 10, now: () => time, bridges: (error) => error === away })
  const app = Fastify()
  app.get('/', async (request, reply) =>
    sendCached(await answer(), request, reply.header('cache-control', 'public, max-age=300')),
  )
  const seen = async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/' })
    const found: unknown = statusCode === 200 ? JSON.parse(body) : undefined
    return [statusCode, headers['warning'], headers['cache-control'], found]
  }
  read.mockRejectedValueOnce(away)
  expect((await seen())[0], 'nothing has been read yet').toBe(500)
  expect(await seen()).toEqual([200, undefined, 'public, max-age=300', faqs])
  time = 10
  read.mockRejectedValueOnce(away)
  expect(await seen()).toEqual([200, '110 - "Response is Stale"', 'no-store', faqs])
  read.mockRejectedValueOnce(new Error('a bug'))
  expect((await seen())[0]).toBe(500)
  expect(await seen()).toEqual([200, undefined, 'public, max-age=300', faqs])
})

test('what changed has another tag', async () => {
  const tags = await Promise.all(['a', 'b'].map(async (text) => (await cachedResponse(async () => text)()).etag))
  expect(new Set(tags).size).toBe(2)
})

test('an answer is sent in the form that the client takes, and not at all if the client has it', async () => {
  const answer = cachedResponse(async () => faqs)
  const app = Fastify()
  app.get('/', async (request, reply) => sendCached(await answer(), request, reply))
  const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })

  const plain = await get({})
  expect(plain.json()).toEqual(faqs)
  expect(plain.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' })
  expect(plain.headers['content-encoding']).toBeUndefined()

  const small = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(faqs)
  const zipped = await get({ 'accept-encoding': 'gzip' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(faqs)

  const again = await get({ 'if-none-match': String(plain.headers['etag']) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200)
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0.5, identity', 'identity'],
  ['x-br, x-gzip', 'identity'],
  ['*', 'br'],
])('a client that takes %j gets %s', async (accepted, coding) => {
  const answer = cachedResponse(async () => faqs)
  const app = Fastify()
  app.get('/', async (request, reply) => sendCached(await answer(), request, reply))
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding'] ?? 'identity').toBe(coding)
})

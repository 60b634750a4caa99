import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newAuthKeys } from '@dst/auth-server'
import { startValkey } from '@dst/vitest-config/valkey'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config/config.ts'
import { openQueue } from '../src/jobs/job-queue.ts'
import { onEmbedded } from '../src/testing/engines.ts'

onEmbedded((database, queueOn) => {
  const server = async (environment: NodeJS.ProcessEnv): Promise<FastifyInstance> => {
    const folder = await mkdtemp(join(tmpdir(), 'rate-limits-'))
    const config = readConfig(
      { WEB: 'off', JOBS: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder, ...environment },
      '/nowhere',
    )
    const queue = await openQueue(queueOn(), { workers: false })
    const app = await buildApp(config, {
      db: database(),
      queue,
      databaseAnswers: () => Promise.resolve(true),
      sendMail: () => Promise.resolve(),
    })
    app.addHook('onClose', () => rm(folder, { recursive: true }))
    await app.ready()
    return app
  }
  let app: FastifyInstance
  beforeAll(async () => {
    app = await server({})
    return () => app.close()
  })

  const exists = (remoteAddress: string, of = app) =>
    of.inject({ url: '/api/users/somebody%40example.com', remoteAddress })
  const signIn = (remoteAddress: string, of = app) =>
    of.inject({
      method: 'POST',
      url: '/auth/v1/token?grant_type=password',
      remoteAddress,
      headers: { apikey: 'sb_publishable_dst_investing', 'x-supabase-api-version': '2024-01-01' },
      payload: JSON.stringify({ email: 'somebody@example.com', password: 'Wrong-Pass-1' }),
    })
  const hosts = (count: number) => Array.from({ length: count }, (_, index) => `2001:db8:0:7::${index.toString(16)}`)

  test('the product API counts a network of IPv6 addresses as one caller', async () => {
    const statuses: number[] = []
    for (const host of hosts(40)) statuses.push((await exists(host)).statusCode)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404))
    expect(new Set(statuses.slice(10))).toEqual(new Set([429]))
    expect((await exists('2001:db8:0:8::1')).statusCode).toBe(404)
  })

  test('an IPv4 caller is the same one however the socket spells the address', async () => {
    for (let index = 0; index < 10; index += 1) await exists('192.0.2.44')
    expect((await exists('::ffff:192.0.2.44')).statusCode).toBe(429)
    expect((await exists('192.0.2.45')).statusCode).toBe(404)
  })

  test('API and auth service say the same things about an allowance, each refusal in its own shape', async () => {
    const typical = await app.inject({ url: '/api/faqs', remoteAddress: '192.0.2.50' })
    expect(typical.headers).toMatchObject({
      'x-ratelimit-limit': '300',
      'x-ratelimit-remaining': '299',
      'x-ratelimit-reset': '1',
    })
    expect(typical.headers['retry-after']).toBeUndefined()
    for (let index = 0; index < 10; index += 1) await exists('192.0.2.51')
    const api = await exists('192.0.2.51')
    expect(api.json()).toMatchObject({
      error: 'Too many requests. Please wait a moment and try again.',
      code: 'too_many_requests',
    })
    for (let index = 0; index < 40; index += 1) await signIn('192.0.2.52')
    const auth = await signIn('192.0.2.52')
    expect(auth.json()).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' })
    for (const { statusCode, headers } of [api, auth]) {
      expect(statusCode).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(headers['x-ratelimit-remaining']).toBe('0')
      expect(
        [Number(headers['x-ratelimit-limit']), Number(headers['x-ratelimit-reset'])].every((count) => count > 0),
      ).toBe(true)
    }
  })

  test.each([
    ['reading everything that is stored', 'GET', '/api/me/data', 6],
    ['deleting an account', 'DELETE', '/api/me', 6],
    ['holding a time', 'POST', '/api/slots/holds', 20],
  ] as const)(
    '%s has an allowance of its own, which other calls neither use nor need',
    async (_what, method, url, allowed) => {
      const remoteAddress = `192.0.2.${100 + url.length}`
      const statuses: number[] = []
      for (let index = 0; index <= allowed; index += 1)
        statuses.push((await app.inject({ method, url, remoteAddress })).statusCode)
      expect(statuses).toEqual([...Array.from({ length: allowed }, () => 401), 429])
      if (method === 'GET') expect((await app.inject({ method: 'HEAD', url, remoteAddress })).statusCode).toBe(429)
      for (const other of ['/api/me', '/api/slots', '/api/me/consents'])
        expect((await app.inject({ url: other, remoteAddress })).statusCode).toBe(401)
      expect((await app.inject({ method, url, remoteAddress: '192.0.2.99' })).statusCode).toBe(401)
    },
  )

  test('links in the partner’s mails have an allowance too, and forged ones never reach the database', async () => {
    const open = (remoteAddress: string) =>
      app.inject({
        url: '/partner/acknowledge/6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b10.1.9999999999.forged',
        remoteAddress,
      })
    await open('192.0.2.69')
    const queries = vi.spyOn(database(), 'selectFrom')
    const statuses: number[] = []
    for (let index = 0; index <= 60; index += 1) statuses.push((await open('192.0.2.70')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 404), 429])
    expect(queries).not.toHaveBeenCalled()
    queries.mockRestore()
  })

  test('verdicts are counted only as fast as a person changes figures', async () => {
    const count = () =>
      app.inject({ method: 'POST', url: '/api/verdicts', payload: { rule: 1 }, remoteAddress: '192.0.2.82' })
    const statuses: number[] = []
    for (let index = 0; index <= 30; index += 1) statuses.push((await count()).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 429])
  })

  test('shared links have an allowance, so that nobody tries ids', async () => {
    const open = (remoteAddress: string) => app.inject({ url: `/api/exchange-shares/${'0'.repeat(32)}`, remoteAddress })
    const statuses: number[] = []
    for (let index = 0; index <= 30; index += 1) statuses.push((await open('192.0.2.80')).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    expect((await open('192.0.2.81')).statusCode).toBe(404)
  })

  test('RATE_LIMITS=off lets everything pass, at the auth service too', async () => {
    const open = await server({ RATE_LIMITS: 'off' })
    const statuses = new Set<number>()
    for (let index = 0; index < 33; index += 1) {
      statuses.add((await exists('192.0.2.60', open)).statusCode)
      statuses.add((await signIn('192.0.2.60', open)).statusCode)
    }
    expect(statuses).toEqual(new Set([404, 400]))
    await open.close()
  })

  test('servers with the same REDIS_URL count together, calls as well as guesses', async () => {
    const store = await startValkey()
    const shared = { REDIS_URL: store.url, AUTH_KEYS: JSON.stringify(await newAuthKeys()) }
    const [one, other] = [await server(shared), await server(shared)]
    try {
      let probe = 0
      const left = (answer: { headers: Record<string, unknown> }) => Number(answer.headers['x-ratelimit-remaining'])
      await expect
        .poll(async () => {
          probe += 1
          return left(await exists(`198.51.100.${probe}`, one)) - left(await exists(`198.51.100.${probe}`, other))
        })
        .toBe(1)
      for (let index = 0; index < 10; index += 1) await exists('192.0.2.50', index % 2 === 0 ? one : other)
      expect((await exists('192.0.2.50', other)).statusCode).toBe(429)
      for (let index = 0; index < 5; index += 1) await signIn(`203.0.113.${index}`, index % 2 === 0 ? one : other)
      expect((await signIn('203.0.113.9', other)).statusCode).toBe(429)
    } finally {
      await Promise.all([one.close(), other.close(), store.stop()])
    }
  })
})

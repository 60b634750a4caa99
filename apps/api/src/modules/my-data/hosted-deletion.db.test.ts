import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestTokens, type TestTokens } from '@dst/auth/testing'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Mail } from '../../mail/mailer.ts'
import { startAccountServer } from '../../testing/account-server.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { columnsWith } from '../../testing/every-column.ts'
import { soon } from '../../testing/partner-harness.ts'
import { makeDue, queueRows } from '../../testing/queue-rows.ts'
import { goldRecord } from '../../testing/records.ts'

vi.setConfig({ testTimeout: 60_000 })
const key = 'sb_secret_hosted'

/** The parts of a hosted auth service that deletion needs: its keys, and accounts that can be read and deleted. */
async function startService() {
  const accounts = new Map<string, object>()
  const calls: string[] = []
  let delay: ((reply: ServerResponse) => boolean) | undefined
  let keys: object = {}
  const server = createServer((request, reply) => {
    if (request.url?.endsWith('/jwks.json')) return void reply.end(JSON.stringify(keys))
    const id = request.url?.split('/').at(-1) ?? ''
    calls.push(`${request.method} ${request.headers.authorization}`)
    if (delay?.(reply)) return undefined
    const account = accounts.get(id)
    if (request.method === 'DELETE') accounts.delete(id)
    return void reply.writeHead(account ? 200 : 404).end(JSON.stringify(account ?? {}))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tokens = await createTestTokens(`${url}/auth/v1`)
  keys = tokens.jwks()
  return { url, tokens, accounts, calls, refuse: (how: typeof delay) => (delay = how), close: () => server.close() }
}

onBothEngines((database, queueOn) => {
  let service: Awaited<ReturnType<typeof startService>>
  beforeAll(async () => {
    service = await startService()
    return () => service.close()
  })
  const mailed: Mail[] = []
  const send = async (mail: Mail) => void mailed.push(mail)
  /** Where the address waits for the mail that confirms the deletion: no queue sends it here. */
  const toConfirm = (email: string) => `public.deletion_notices.address: ${email}`
  const start = async (environment: NodeJS.ProcessEnv = {}) => {
    const hosted = {
      SUPABASE_URL: service.url,
      SUPABASE_ANON_KEY: 'sb_publishable_hosted',
      SUPABASE_SERVICE_ROLE_KEY: key,
    }
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, send, {
      ACCOUNT_DELETION: 'on',
      ...hosted,
      ...environment,
    })
    onTestFinished(() => server.stop())
    return server
  }
  const now = () => Math.floor(Date.now() / 1000)
  const person = async (
    app: Awaited<ReturnType<typeof start>>['app'],
    tokens: TestTokens,
    signedInAt: number | null = now(),
  ) => {
    const [userId, email] = [randomUUID(), `${randomUUID()}@example.com`]
    service.accounts.set(userId, { id: userId, email, identities: [{ provider: 'google' }] })
    const token = await tokens.sign({
      userId,
      email,
      claims: signedInAt === null ? {} : { amr: [{ method: 'password', timestamp: signedInAt }] },
    })
    const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) })
    expect((await call('PUT', `/api/users/${encodeURIComponent(email)}`, goldRecord(email))).statusCode).toBe(200)
    return { userId, email, call }
  }

  test('the account goes at the service, then everything here, and its token opens nothing more', async () => {
    const { app } = await start({ JOBS: 'off' })
    const { userId, email, call } = await person(app, service.tokens)
    expect((await call('GET', '/api/me/data')).json()).toMatchObject({
      account: { id: userId, identities: [{ provider: 'google' }] },
    })
    expect((await call('DELETE', '/api/me')).statusCode).toBe(204)
    expect(service.calls.at(-1)).toBe(`DELETE Bearer ${key}`)
    expect(service.accounts.has(userId)).toBe(false)
    expect(await columnsWith(database(), [userId, email])).toEqual([toConfirm(email)])
    for (const url of ['/api/me', `/api/users/${encodeURIComponent(email)}`, '/api/me/data'])
      expect([url, (await call('GET', url)).statusCode]).toEqual([url, 401])
    expect((await call('DELETE', '/api/me')).statusCode).toBe(401)
    // Another process, which has not seen this token rejected.
    const other = await start({ JOBS: 'off' })
    const before = await other.app.inject({
      url: '/api/me',
      headers: { authorization: `Bearer ${await service.tokens.sign({ userId, email })}` },
    })
    expect(before.statusCode).toBe(401)
    expect(await columnsWith(database(), [userId, email])).toEqual([toConfirm(email)])
  })

  test.each([
    ['answers 500', (reply: ServerResponse) => Boolean(reply.writeHead(500).end('{}'))],
    ['refuses the credential', (reply: ServerResponse) => Boolean(reply.writeHead(401).end('{}'))],
    ['hangs up', (reply: ServerResponse) => Boolean(reply.destroy())],
  ])('while the service %s nothing is lost, and a repeat finishes it', async (_what, how) => {
    const { app } = await start({ JOBS: 'off' })
    const { userId, email, call } = await person(app, service.tokens)
    service.refuse(how)
    const refused = await call('DELETE', '/api/me')
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'unavailable'])
    service.refuse(undefined)
    expect((await call('GET', '/api/me')).json()).toMatchObject({ email, dstScore: 95 })
    expect(service.accounts.has(userId)).toBe(true)
    expect((await call('DELETE', '/api/me')).statusCode).toBe(204)
    expect(await columnsWith(database(), [userId, email])).toEqual([toConfirm(email)])
  })

  test('what breaks off after the service has deleted the account is finished by the queue', async () => {
    const { app } = await start()
    const { userId, email, call } = await person(app, service.tokens)
    // The service deleted the account, but its response was lost.
    service.refuse((reply) => {
      service.accounts.delete(userId)
      return Boolean(reply.destroy())
    })
    expect((await call('DELETE', '/api/me')).statusCode).toBe(503)
    service.refuse(undefined)
    expect(
      (await queueRows(database())).filter(({ kind, state }) => kind === 'account-deletion' && state === 'created'),
    ).toHaveLength(1)
    await makeDue(database())
    await expect
      .poll(() => mailed.filter(({ to }) => to === email).map(({ subject }) => subject), soon)
      .toEqual(['Your account is deleted'])
    await expect.poll(() => columnsWith(database(), [userId, email]), soon).toEqual([])
    expect((await call('GET', '/api/me')).statusCode).toBe(401)
  })

  test('the queue leaves an account alone that the service still has, or cannot tell of', async () => {
    const { app } = await start()
    const { userId, email, call } = await person(app, service.tokens)
    service.refuse((reply) => Boolean(reply.writeHead(500).end('{}')))
    expect((await call('DELETE', '/api/me')).statusCode).toBe(503)
    await makeDue(database())
    const jobs = async () =>
      (await queueRows(database())).filter(
        ({ kind, payload }) => kind === 'account-deletion' && payload['account'] === userId,
      )
    await expect.poll(async () => (await jobs()).map(({ state }) => state), soon).toEqual(['retry'])
    service.refuse(undefined)
    await makeDue(database())
    await expect.poll(async () => (await jobs()).map(({ state }) => state), soon).toEqual(['completed'])
    expect((await call('GET', '/api/me')).json()).toMatchObject({ email, dstScore: 95 })
  })

  test('a token from before the second factor opens nothing, one from after it does, without the service', async () => {
    const { app } = await start({ JOBS: 'off' })
    const [userId, email] = [randomUUID(), `${randomUUID()}@example.com`]
    const me = async (aal: string) => {
      const token = await service.tokens.sign({ userId, email, claims: { aal } })
      const answer = await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
      return [answer.statusCode, answer.json<{ code?: string }>().code]
    }
    service.accounts.set(userId, {
      id: userId,
      email,
      factors: [{ id: randomUUID(), factor_type: 'totp', status: 'verified' }],
    })
    expect(await me('aal1')).toEqual([401, 'second_factor_required'])
    expect(await me('aal2')).toEqual([200, undefined])
    const [unfinished, away] = [randomUUID(), randomUUID()]
    service.accounts.set(unfinished, {
      id: unfinished,
      factors: [{ id: randomUUID(), factor_type: 'totp', status: 'unverified' }],
    })
    const other = async (id: string) => {
      const token = await service.tokens.sign({ userId: id, email: `${id}@example.com` })
      return (await app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).statusCode
    }
    expect(await other(unfinished)).toBe(200)
    service.refuse((reply) => Boolean(reply.writeHead(500).end('{}')))
    expect(await other(away)).toBe(200)
    service.refuse(undefined)
  })

  test.each([
    ['a moment ago', () => now(), 204],
    ['just under ten minutes ago', () => now() - 590, 204],
    ['ten minutes ago', () => now() - 600, 403],
    ['an hour ago', () => now() - 3600, 403],
    ['a minute ahead', () => now() + 60, 204],
    ['an hour ahead', () => now() + 3600, 403],
    ['nobody knows when', () => null, 403],
  ])('after a sign-in of %s', async (_when, signedInAt, status) => {
    const { app } = await start({ JOBS: 'off' })
    const { userId, call } = await person(app, service.tokens, signedInAt())
    const answer = await call('DELETE', '/api/me')
    expect(answer.statusCode).toBe(status)
    if (status === 403) expect(answer.json<{ code: string }>().code).toBe('reauthentication_needed')
    expect(service.accounts.has(userId)).toBe(status === 403)
  })

  test('while the service cannot be asked, a download that would not be whole is refused', async () => {
    const { app } = await start({ JOBS: 'off' })
    const { call } = await person(app, service.tokens)
    service.refuse((reply) => Boolean(reply.writeHead(500).end('{}')))
    onTestFinished(() => void service.refuse(undefined))
    expect((await call('GET', '/api/me/data')).statusCode).toBe(503)
  })
})

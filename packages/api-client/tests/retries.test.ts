import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiClient, type ApiClient } from '../src/index.ts'
import { retryDelay, sleepUntil } from '../src/retry.ts'
import { json, startServer, type LocalServer } from './local-server.ts'
import { contactMessage, investor, profile, record } from './samples.ts'

const servers: LocalServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

/** A client whose server responds with these statuses in turn, then with the investor; delays are only recorded. */
async function setUp(...statuses: number[]) {
  const server = await startServer((response, request) => {
    const status = statuses.shift()
    return (
      status ? json(status, { error: `Status ${status}`, code: 'internal', requestId: 'r' }) : json(200, investor)
    )(response, request)
  })
  servers.push(server)
  const waits: number[] = []
  const sleep = (milliseconds: number) => {
    waits.push(milliseconds)
    return Promise.resolve()
  }
  return { server, waits, client: createApiClient({ baseUrl: server.baseUrl, sleep }) }
}

describe('reading the signed-in investor', () => {
  test('is retried after 1, 2 and 4 seconds', async () => {
    const { client, server, waits } = await setUp(500, 503, 429)
    expect(await client.me.get()).toEqual({ ok: true, value: investor })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(server.seen).toHaveLength(4)
  })

  test('gives the last failure after three retries', async () => {
    const { client, server, waits } = await setUp(500, 501, 502, 503, 504)
    expect(await client.me.get()).toMatchObject({ ok: false, error: { kind: 'http', status: 503 } })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(server.seen).toHaveLength(4)
  })

  test.each([400, 401, 403, 404])('is not retried after %i', async (status) => {
    const { client, server, waits } = await setUp(status)
    expect(await client.me.get()).toMatchObject({ ok: false, error: { kind: 'http', status } })
    expect(waits).toEqual([])
    expect(server.seen).toHaveLength(1)
  })

  test.each([
    [true, 'network'],
    [false, 'offline'],
  ])('is retried without an answer (online: %s)', async (online, kind) => {
    let tries = 0
    const waits: number[] = []
    const client = createApiClient({
      baseUrl: '',
      isOnline: () => online,
      fetch: () => {
        tries += 1
        return Promise.reject(new TypeError('fetch failed'))
      },
      sleep: async (milliseconds) => void waits.push(milliseconds),
    })
    expect(await client.me.get()).toEqual({ ok: false, error: { kind } })
    expect([tries, waits]).toEqual([4, [1000, 2000, 4000]])
  })

  test('is retried after a timeout', async () => {
    let tries = 0
    const fetch = () => {
      tries += 1
      return tries === 1 ? new Promise<Response>(() => {}) : Promise.resolve(Response.json(investor))
    }
    const client = createApiClient({ baseUrl: '', fetch, timeoutMs: 50, sleep: () => Promise.resolve() })
    expect(await client.me.get()).toEqual({ ok: true, value: investor })
    expect(tries).toBe(2)
  })

  test('is not retried after an answer that breaks the contract', async () => {
    let tries = 0
    const fetch = () => {
      tries += 1
      return Promise.resolve(Response.json({}))
    }
    expect(await createApiClient({ baseUrl: '', fetch }).me.get()).toEqual({
      ok: false,
      error: { kind: 'invalid-response' },
    })
    expect(tries).toBe(1)
  })

  test('stops when the caller goes away during a wait', async () => {
    const caller = new AbortController()
    const server = await startServer(json(500, {}))
    servers.push(server)
    const sleep: typeof sleepUntil = (milliseconds, signal) => {
      const waiting = sleepUntil(milliseconds, signal)
      caller.abort()
      return waiting
    }
    const client = createApiClient({ baseUrl: server.baseUrl, sleep })
    expect(await client.me.get({ signal: caller.signal })).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(server.seen).toHaveLength(1)
  })
})

test.each<[string, (client: ApiClient) => Promise<unknown>]>([
  ['faqs.list', (client) => client.faqs.list()],
  ['users.find', (client) => client.users.find('a@example.com')],
  ['users.accountExists', (client) => client.users.accountExists('a@example.com')],
  ['users.saveProfile', (client) => client.users.saveProfile('a@example.com', profile)],
  ['users.saveQuestionnaire', (client) => client.users.saveQuestionnaire('a@example.com', record)],
  ['consultations.request', (client) => client.consultations.request({}, { idempotencyKey: crypto.randomUUID() })],
  ['contact.send', (client) => client.contact.send(contactMessage)],
])('%s is never retried', async (_, make) => {
  const { client, server, waits } = await setUp(500)
  expect(await make(client)).toMatchObject({ ok: false, error: { status: 500 } })
  expect(waits).toEqual([])
  expect(server.seen).toHaveLength(1)
})

test('waits double from 1 second and stop growing at 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
})

test('a wait takes its time, and none when its signal fires or has fired', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const ended = vi.fn()
  void sleepUntil(60_000).then(ended)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledOnce()
  await sleepUntil(60_000, AbortSignal.abort())
  const caller = new AbortController()
  const waiting = sleepUntil(60_000, caller.signal)
  caller.abort()
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})

describe('a server that states when to try again', () => {
  const busy = (retryAfter: string, status = 503) =>
    startServer((response) => {
      const problem = { error: 'Busy', code: status === 429 ? 'too_many_requests' : 'unavailable', requestId: 'r' }
      response
        .writeHead(status, { 'content-type': 'application/json', 'retry-after': retryAfter })
        .end(JSON.stringify(problem))
    })

  async function ask(retryAfter: string, status?: number) {
    const server = await busy(retryAfter, status)
    servers.push(server)
    const waits: number[] = []
    const client = createApiClient({
      baseUrl: server.baseUrl,
      sleep: (milliseconds) => Promise.resolve(void waits.push(milliseconds)),
    })
    return { client, waits, answer: await client.me.get() }
  }

  test.each([
    ['3', 503, [3000, 3000, 4000]],
    ['30', 429, [30_000, 30_000, 30_000]],
    ['0', 503, [1000, 2000, 4000]],
    ['31', 429, []],
    ['soon', 503, [1000, 2000, 4000]],
  ])(
    'is not asked sooner, and not at all beyond 30 seconds: %s with status %i',
    async (retryAfter, status, expected) => {
      const { waits, answer } = await ask(retryAfter, status)
      expect(waits).toEqual(expected)
      expect(answer.ok).toBe(false)
    },
  )

  test('may state a date, and the caller learns the wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())
    const { waits, answer } = await ask('Sun, 01 Mar 2026 12:00:20 GMT', 429)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'http', retryAfterSeconds: 20 } })
    expect(waits).toEqual([20_000, 20_000, 20_000])
  })

  test('tells callers of calls that are never retried too', async () => {
    const { client } = await ask('90', 429)
    expect(await client.contact.send(contactMessage)).toMatchObject({
      ok: false,
      error: { status: 429, retryAfterSeconds: 90 },
    })
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApiClient, type ApiClientOptions } from '../src/index.ts'
import { json, raw, startServer, type LocalServer } from './local-server.ts'
import { contactMessage, investor, profile, savedFile } from './samples.ts'

const servers: LocalServer[] = []
afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Answer = Parameters<typeof startServer>[0]
const silence: Answer = () => {}

async function setUp(answer: Answer, options: Partial<ApiClientOptions> = {}) {
  const server = await startServer(answer)
  servers.push(server)
  return { server, client: createApiClient({ baseUrl: server.baseUrl, ...options }) }
}

describe('an error answer', () => {
  test('of the API keeps its code, sentence, issues and request id', async () => {
    const issues = [{ field: 'email', code: 'custom', message: 'Please enter a valid email' }]
    const { client } = await setUp(
      json(400, { error: 'Not valid.', code: 'validation_failed', issues, requestId: 'r-1' }),
    )
    expect(await client.contact.send(contactMessage)).toEqual({
      ok: false,
      error: {
        kind: 'http',
        status: 400,
        code: 'validation_failed',
        message: 'Not valid.',
        text: 'Bad Request',
        issues,
        requestId: 'r-1',
      },
    })
  })

  test('says what is left of the times, and how the record stands', async () => {
    const slots = [{ start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T15:30:00.000Z' }]
    const taken = await setUp(json(409, { error: 'Taken.', code: 'slot_taken', slots, requestId: 'r-1' }))
    expect(await taken.client.slots.hold('2026-11-24T14:30:00Z')).toMatchObject({
      error: { code: 'slot_taken', slots },
    })
    const changed = await setUp(
      json(409, { error: 'Changed.', code: 'version_conflict', current: investor, requestId: 'r-2' }),
    )
    const saved = await changed.client.users.saveProfile(investor.email, profile, { version: 3 })
    expect(saved).toMatchObject({ error: { code: 'version_conflict', current: investor } })
    expect(saved).not.toHaveProperty('error.slots')
  })

  test('gives the saved exchange file when a save was based on another one, null when none is saved', async () => {
    for (const file of [savedFile, null]) {
      const body = { error: 'Changed.', code: 'exchange_file_conflict', savedFile: file, requestId: 'r-3' }
      const { client } = await setUp(json(409, body))
      const failure = await client.exchange.saveFile(savedFile.file, { version: 2 })
      expect(failure).toMatchObject({ error: { code: 'exchange_file_conflict', savedFile: file } })
    }
    const { client } = await setUp(json(401, { error: 'Log in.', code: 'unauthenticated', requestId: 'r-4' }))
    expect(await client.exchange.file()).toMatchObject({ error: { code: 'unauthenticated' } })
  })

  test('says why the saved exchange file could not be read', async () => {
    const { client } = await setUp(json(503, { error: 'Later.', code: 'database_unavailable', requestId: 'r-4' }))
    expect(await client.exchange.file()).toMatchObject({ ok: false, error: { status: 503 } })
  })

  test.each<[string, Answer, number, string]>([
    ['details before error', json(502, { details: 'Mail is down.', error: 'Failed' }), 502, 'Mail is down.'],
    ['details that are no words', json(400, { details: [1], error: 'Failed' }), 400, 'Failed'],
    ['blank details', json(400, { details: ' ', error: 'Failed' }), 400, 'Failed'],
    ['error alone', json(418, { error: 'Odd.' }), 418, 'Odd.'],
    ['a code from a newer API', json(409, { error: 'New rule.', code: 'brand_new', requestId: 'r' }), 409, 'New rule.'],
  ])('with %s tells in its own words', async (_, answer, status, message) => {
    const { client } = await setUp(answer)
    expect(await client.contact.send(contactMessage)).toMatchObject({
      ok: false,
      error: { kind: 'http', status, code: 'unknown', message },
    })
  })

  test.each<[string, Answer, number, string]>([
    ['an empty error', json(500, { error: '' }), 500, 'Internal Server Error'],
    ['JSON that is no object', json(503, 'down'), 503, 'Service Unavailable'],
    ['plain text', raw(429, 'text/plain; charset=utf-8', ' Too fast. \n'), 429, 'Too fast.'],
    ['plain text without end', raw(500, 'text/plain', 'x'.repeat(301)), 500, 'x'.repeat(300)],
    ["a proxy's page", raw(504, 'text/html', '<h1>Gateway</h1>'), 504, 'Gateway Timeout'],
    ['malformed JSON', raw(500, 'application/json', '{"error":'), 500, 'Internal Server Error'],
    ['nothing', (response) => response.writeHead(502).end(), 502, 'Bad Gateway'],
  ])('with %s has no sentence for the person, and keeps what it said instead', async (_, answer, status, text) => {
    const { client } = await setUp(answer)
    expect(await client.contact.send(contactMessage)).toEqual({
      ok: false,
      error: { kind: 'http', status, code: 'unknown', message: '', text },
    })
  })

  test('without any words names its status', async () => {
    const fetch = () => Promise.resolve(new Response(null, { status: 520 }))
    expect(await createApiClient({ baseUrl: '', fetch }).faqs.list()).toEqual({
      ok: false,
      error: { kind: 'http', status: 520, code: 'unknown', message: '', text: 'Status 520' },
    })
  })
})

describe('a list that may be out of date', () => {
  test.each([
    ['110 - "Response is Stale"', 1],
    ['214 - "Transformation Applied"', 0],
    [undefined, 0],
  ])('with the warning %s is told %i times, and read either way', async (warning, times) => {
    const { client } = await setUp((response) =>
      response
        .writeHead(200, { 'content-type': 'application/json', ...(warning === undefined ? {} : { warning }) })
        .end('[]'),
    )
    const onStale = vi.fn<() => void>()
    expect(await client.faqs.list({ onStale })).toEqual({ ok: true, value: [] })
    expect(onStale).toHaveBeenCalledTimes(times)
  })
})

describe('a success that breaks the contract is refused', () => {
  test.each<[string, Answer]>([
    ['malformed JSON', raw(200, 'application/json', '[{"id":1')],
    ['another shape', json(200, [{ id: 'one' }])],
    ['no body', raw(200, 'application/json', '')],
    ['a page', raw(200, 'text/html', '<!doctype html>')],
    ['a status that the contract does not know', json(202, [])],
  ])('%s', async (_, answer) => {
    const { client } = await setUp(answer)
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'invalid-response' } })
  })
})

describe('without an answer', () => {
  const refused = () => Promise.reject(new TypeError('fetch failed'))

  test('a call to nobody is a network failure', async () => {
    const { client, server } = await setUp(silence)
    await server.close()
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'network' } })
  })

  test('a connection that breaks within the body is a network failure', async () => {
    const { client } = await setUp((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('[', () => response.destroy())
    })
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'network' } })
  })

  test.each([
    [false, 'offline'],
    [true, 'network'],
    [undefined, 'network'],
  ])('navigator.onLine %s makes it %s', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine })
    expect(await createApiClient({ baseUrl: '', fetch: refused }).faqs.list()).toEqual({ ok: false, error: { kind } })
  })

  test('a place without a navigator counts as online', async () => {
    vi.stubGlobal('navigator', undefined)
    expect(await createApiClient({ baseUrl: '', fetch: refused }).faqs.list()).toEqual({
      ok: false,
      error: { kind: 'network' },
    })
  })

  test('the question whether we are online can be answered by the caller', async () => {
    const client = createApiClient({ baseUrl: '', fetch: refused, isOnline: () => false })
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'offline' } })
  })

  test('a token that cannot be had is a network failure, and nothing is sent', async () => {
    const { client, server } = await setUp(json(200, investor), {
      accessToken: () => Promise.reject(new Error('refresh')),
    })
    expect(await client.users.find('a@example.com')).toEqual({ ok: false, error: { kind: 'network' } })
    expect(server.seen).toEqual([])
  })
})

describe('a time limit', () => {
  test('ends a call that gets no answer', async () => {
    const { client } = await setUp(silence, { timeoutMs: 60 })
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('also covers the body', async () => {
    const { client } = await setUp((response) => void response.writeHead(200).write('['), { timeoutMs: 60 })
    expect(await client.faqs.list()).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test('also covers a token that never comes, and then sends nothing', async () => {
    let give: (token: string) => void = () => {}
    const accessToken = () => new Promise<string>((resolve) => (give = resolve))
    const { client, server } = await setUp(json(200, investor), { accessToken, timeoutMs: 60 })
    expect(await client.users.find('a@example.com')).toEqual({ ok: false, error: { kind: 'timeout' } })
    give('late')
    // Without that limit, which a busy machine could miss.
    await createApiClient({ baseUrl: server.baseUrl }).faqs.list()
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/faqs'])
  })

  test('is longer for the profile save', async () => {
    const held: (() => void)[] = []
    const answer: Answer = (response, request) => void held.push(() => json(200, investor)(response, request))
    const { client } = await setUp(answer, { timeoutMs: 60, profileTimeoutMs: 60_000 })
    const save = client.users.saveProfile('a@example.com', profile)
    await expect.poll(() => held.length).toBe(1)
    expect(await client.users.find('a@example.com')).toEqual({ ok: false, error: { kind: 'timeout' } })
    held[0]?.()
    expect(await save).toEqual({ ok: true, value: investor })
  })

  test('is 10 seconds, and 15 for the profile save, unless told', async () => {
    vi.useFakeTimers()
    try {
      const fetch = () => new Promise<Response>(() => {})
      const client = createApiClient({ baseUrl: '', fetch })
      const ended: string[] = []
      const calls = [
        client.faqs.list().then(({ ok }) => ended.push(`list ${ok}`)),
        client.users.saveProfile('a@example.com', profile).then(({ ok }) => ended.push(`save ${ok}`)),
      ]
      await vi.dynamicImportSettled()
      await vi.advanceTimersByTimeAsync(9_900)
      expect(ended).toEqual([])
      await vi.advanceTimersByTimeAsync(200)
      expect(ended).toEqual(['list false'])
      await vi.advanceTimersByTimeAsync(4_700)
      expect(ended).toEqual(['list false'])
      await vi.advanceTimersByTimeAsync(300)
      expect(ended).toEqual(['list false', 'save false'])
      await Promise.all(calls)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe("the caller's signal", () => {
  test('ends a call under way', async () => {
    const caller = new AbortController()
    // Its own limit would come after the test's.
    const { client } = await setUp(() => caller.abort(), { timeoutMs: 600_000 })
    expect(await client.faqs.list({ signal: caller.signal })).toEqual({ ok: false, error: { kind: 'aborted' } })
  })

  test('that fired before keeps anything from being sent', async () => {
    const { client, server } = await setUp(json(200, []))
    expect(await client.faqs.list({ signal: AbortSignal.abort() })).toEqual({ ok: false, error: { kind: 'aborted' } })
    expect(server.seen).toEqual([])
  })
})

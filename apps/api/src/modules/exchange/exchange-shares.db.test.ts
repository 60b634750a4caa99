import { randomUUID } from 'node:crypto'
import { problemSchema, sharedExchangeSchema, type ExchangeShare } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'
import { exchangeCleanupHandler } from './exchange-cleanup.ts'

const day = 86_400_000

onBothEnginesInEveryRun((database) => {
  let app: FastifyInstance
  let mint: TokenMint
  let time = new Date('2026-11-21T10:00:00Z').getTime()
  const now = () => new Date(time)
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), verifier: mint.verifier, now })
  })

  async function visitor() {
    const person: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com` }
    const headers = { authorization: `Bearer ${await mint.valid(person)}` }
    const url = '/api/me/exchange-shares'
    return {
      share: (ciphertext = 'c2VhbGVk') => app.inject({ method: 'POST', url, headers, payload: { ciphertext } }),
      list: async () => (await app.inject({ url, headers })).json<ExchangeShare[]>(),
      withdraw: (id: string) => app.inject({ method: 'DELETE', url: `${url}/${id}`, headers }),
    }
  }
  const open = (id: string) =>
    app.inject({
      url: `/api/exchange-shares/${id}`,
      headers: { 'user-agent': 'Curious/1.0' },
      remoteAddress: '192.0.2.9',
    })
  const storedOf = (id: string) =>
    database().selectFrom('exchangeShares').selectAll().where('id', '=', id).executeTakeFirst()
  const cleanUp = () => exchangeCleanupHandler({ db: database(), now })({}, new AbortController().signal, false)
  const idOf = (answer: { json: <Body>() => Body }) => answer.json<ExchangeShare>().id

  test('a link opens without a session, and each open is listed with its time and nothing else', async () => {
    const { share, list } = await visitor()
    const id = idOf(await share())
    expect(id).toMatch(/^[\w-]{32}$/)
    const first = await open(id)
    expect(first.statusCode).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(sharedExchangeSchema.parse(first.json())).toMatchObject({
      ciphertext: 'c2VhbGVk',
      expiresAt: new Date(time + 30 * day).toISOString(),
    })
    time += 60_000
    await open(id)
    expect(await list()).toMatchObject([
      { id, withdrawnAt: null, opens: [new Date(time).toISOString(), new Date(time - 60_000).toISOString()] },
    ])
    const { rows } = { rows: await database().selectFrom('exchangeShareOpens').selectAll().execute() }
    expect(JSON.stringify(rows)).not.toMatch(/Curious|192\.0\.2/)
  })

  test('a look at the headers is not an open', async () => {
    const { share, list } = await visitor()
    const id = idOf(await share())
    const looked = await app.inject({ method: 'HEAD', url: `/api/exchange-shares/${id}` })
    expect(looked.statusCode).toBe(404)
    expect(await list()).toMatchObject([{ opens: [] }])
  })

  test('a link that is withdrawn shows nothing any more, and its content is gone at once', async () => {
    const { share, list, withdraw } = await visitor()
    const id = idOf(await share())
    expect((await withdraw(id)).statusCode).toBe(204)
    const refused = await open(id)
    expect(refused.statusCode).toBe(410)
    expect(problemSchema.parse(refused.json())).toMatchObject({
      code: 'share_ended',
      error: 'This link has expired or was withdrawn. Please ask its owner for another one.',
    })
    expect(await storedOf(id)).toMatchObject({ ciphertext: null })
    const [withdrawn] = await list()
    time += 1000
    expect((await withdraw(id)).statusCode).toBe(204)
    expect(await list()).toEqual([withdrawn])
  })

  test('a link opens until its last moment; then its content is deleted, and later the link', async () => {
    const { share, list } = await visitor()
    const id = idOf(await share())
    const made = time
    time = made + 30 * day - 1
    expect((await open(id)).statusCode).toBe(200)
    await cleanUp()
    expect(await storedOf(id)).toMatchObject({ ciphertext: 'c2VhbGVk' })
    time = made + 30 * day
    expect((await open(id)).statusCode).toBe(410)
    await cleanUp()
    expect(await storedOf(id)).toMatchObject({ ciphertext: null })
    expect(await list()).toHaveLength(1)
    time = made + 60 * day - 1
    await cleanUp()
    expect((await open(id)).statusCode).toBe(410)
    time = made + 60 * day
    await cleanUp()
    expect((await open(id)).statusCode).toBe(404)
    expect(await list()).toEqual([])
  })

  test('a link that is withdrawn is remembered from then on, and no longer than one that expired', async () => {
    const { share, list, withdraw } = await visitor()
    const early = idOf(await share())
    const late = idOf(await share())
    const made = time
    time = made + 10 * day
    await withdraw(early)
    time = made + 35 * day
    await withdraw(late)
    time = made + 40 * day - 1
    await cleanUp()
    expect((await list()).map(({ id }) => id).toSorted()).toEqual([early, late].toSorted())
    time = made + 40 * day
    await cleanUp()
    expect((await list()).map(({ id }) => id)).toEqual([late])
    time = made + 60 * day - 1
    await cleanUp()
    expect(await list()).toHaveLength(1)
    time = made + 60 * day
    await cleanUp()
    expect(await list()).toEqual([])
  })

  test('a person has at most five links open, also when they ask for many at once', async () => {
    const { share, withdraw } = await visitor()
    const answers = await Promise.all(Array.from({ length: 12 }, () => share()))
    const made = answers.filter(({ statusCode }) => statusCode === 201)
    expect(made).toHaveLength(5)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(problemSchema.parse(refused?.json()).code).toBe('too_many_shares')
    expect(new Set(made.map((answer) => idOf(answer))).size).toBe(5)
    await withdraw(idOf(made[0] ?? { json: () => ({ id: '' }) as never }))
    expect((await share()).statusCode).toBe(201)
    expect((await share()).statusCode).toBe(409)
    time += 30 * day
    expect((await share()).statusCode).toBe(201)
  })

  test('only the newest hundred opens of a link are kept', async () => {
    const { share, list } = await visitor()
    const id = idOf(await share())
    const first = time
    for (let count = 0; count < 103; count += 1) {
      time += 1000
      await open(id)
    }
    const [{ opens } = { opens: [] }] = await list()
    expect(opens).toHaveLength(100)
    expect([opens[0], opens.at(-1)]).toEqual([new Date(time).toISOString(), new Date(first + 4000).toISOString()])
  })

  test('many who open a link at once are all counted', async () => {
    const { share, list } = await visitor()
    const id = idOf(await share())
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(id)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await list())[0]?.opens).toHaveLength(20)
  })
})

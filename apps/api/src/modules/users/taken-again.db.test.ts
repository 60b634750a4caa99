import { randomUUID } from 'node:crypto'
import { endpoints, investorSchema, problemSchema } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { withLostAnswers } from '../../testing/lost-answers.ts'
import { goldRecord, nurturedRecord } from '../../testing/records.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'

onBothEnginesInEveryRun((database) => {
  let app: FastifyInstance
  let mint: TokenMint
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), verifier: mint.verifier })
  })

  async function newcomer(metadata: Record<string, unknown> = {}, server = app) {
    const person: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com`, metadata }
    const authorization = `Bearer ${await mint.valid(person)}`
    const put = (payload: object, key?: string) =>
      server.inject({
        method: 'PUT',
        url: `/api/users/${person.email}`,
        headers: { authorization, ...(key ? { 'idempotency-key': key } : {}) },
        payload,
      })
    const history = async () =>
      endpoints.listSubmissions.responses[200].parse(
        (await server.inject({ url: '/api/me/submissions', headers: { authorization } })).json(),
      )
    const answer = (change: object = {}, key?: string) => put({ ...goldRecord(person.email), ...change }, key)
    const edit = (change: object) =>
      put({
        firstName: 'Ruth',
        lastName: 'Okafor',
        email: person.email,
        phoneNumber: '',
        location: '',
        bio: '',
        ...change,
      })
    return { person, put, answer, edit, history }
  }

  describe('one submit', () => {
    test('is one submission however often it is repeated, and each repeat gets the record', async () => {
      const { answer, history } = await newcomer()
      const key = randomUUID()
      const first = await answer({}, key)
      const again = await answer({}, key)
      expect([first.statusCode, again.statusCode]).toEqual([200, 200])
      expect(again.json()).toEqual(first.json())
      expect(again.headers.etag).toBe(first.headers.etag)
      expect(await history()).toHaveLength(1)
    })

    test('is one submission when its repeats come at the same time', async () => {
      const { answer, history } = await newcomer()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 10 }, () => answer({}, key)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
      expect(await history()).toHaveLength(1)
    })

    test('is one submission when it was committed and the answer said 503', async () => {
      const server = await buildTestApp({ db: withLostAnswers(database(), 2), verifier: mint.verifier })
      const { answer, history } = await newcomer({}, server)
      const key = randomUUID()
      expect((await answer({}, key)).statusCode).toBe(503)
      expect((await answer({}, key)).statusCode).toBe(503)
      expect((await answer({}, key)).json()).toMatchObject({ dstScore: 95 })
      expect(await history()).toHaveLength(1)
    })

    test('is not repeated by a key that comes with other answers, which changes nothing', async () => {
      const { answer, history } = await newcomer()
      const key = randomUUID()
      await answer({}, key)
      const reused = await answer({ accredited: 'no' }, key)
      expect(reused.statusCode).toBe(409)
      expect(problemSchema.parse(reused.json()).code).toBe('idempotency_key_reused')
      expect((await history()).map(({ score }) => score)).toEqual([95])
    })

    test('is repeated also by a client that names the version from before it', async () => {
      const { person, answer } = await newcomer()
      const key = randomUUID()
      const first = investorSchema.parse((await answer({}, key)).json())
      const headers = {
        authorization: `Bearer ${await mint.valid(person)}`,
        'idempotency-key': key,
        'if-match': `"${first.version - 1}"`,
      }
      const again = await app.inject({
        method: 'PUT',
        url: `/api/users/${person.email}`,
        headers,
        payload: goldRecord(person.email),
      })
      expect(again.json()).toEqual(first)
    })

    test('has a key of its own person: the same key of two people is two submissions', async () => {
      const key = randomUUID()
      const [one, other] = [await newcomer(), await newcomer()]
      await one.answer({}, key)
      expect((await other.answer({ accredited: 'no' }, key)).statusCode).toBe(200)
      expect([(await one.history()).length, (await other.history()).length]).toEqual([1, 1])
    })
  })

  describe('the history', () => {
    test('has every submission of the person alone, the newest first, as it was answered', async () => {
      const { person, answer, put, history } = await newcomer()
      await (await newcomer()).answer()
      expect(await history()).toEqual([])
      await answer({}, randomUUID())
      await put(nurturedRecord(person.email), randomUUID())
      await answer()
      const rows = await history()
      expect(rows.map(({ score, tier }) => [score, tier])).toEqual([
        [95, 'gold'],
        [-13, 'nurtured'],
        [95, 'gold'],
      ])
      expect(rows.map(({ submittedAt }) => submittedAt)).toEqual(
        rows
          .map(({ submittedAt }) => submittedAt)
          .toSorted()
          .toReversed(),
      )
      expect(rows[1]?.answers).toEqual({
        accredited: 'no',
        saleStatus: 'none',
        equityBracket: '<100',
        horizon: '<5 years',
        returnNeed: '> 10%',
        passiveImportance: 1,
        location: 'Texas',
        propertyType: 'multifamily',
        mortgageBracket: '>75%',
        prior1031: 'no',
        qiReady: 'no',
        riskBehavior: 'Conservative',
        truthfulAcknowledgement: true,
      })
    })
  })

  describe('what the profile starts with', () => {
    test('is the name, the number and the location of the first questionnaire', async () => {
      const { answer } = await newcomer()
      const first = await answer({ firstName: 'Maria', lastName: 'Keller', phoneNumber: '+1 555 010 4477' })
      expect(first.json()).toMatchObject({
        firstName: 'Maria',
        lastName: 'Keller',
        phoneNumber: '+1 555 010 4477',
        location: 'Texas',
      })
    })

    test('is the name of the account where it has one', async () => {
      const { answer } = await newcomer({ firstName: 'Ruth', lastName: 'Okafor' })
      expect((await answer({ firstName: 'R.', lastName: '' })).json()).toMatchObject({
        firstName: 'Ruth',
        lastName: 'Okafor',
      })
    })

    test('is what was edited before the first questionnaire', async () => {
      const { answer, edit } = await newcomer()
      await edit({ firstName: 'Marie', location: 'Denver', phoneNumber: '5550100000' })
      const first = await answer({ firstName: 'Maria', phoneNumber: '5550109999' })
      expect(first.json()).toMatchObject({ firstName: 'Marie', location: 'Denver', phoneNumber: '5550100000' })
    })
  })

  describe('a questionnaire that is taken again', () => {
    test('keeps names, number and location as they were edited, whatever its record carries', async () => {
      const { answer, edit } = await newcomer()
      await answer({ firstName: 'Maria', lastName: 'Keller' })
      const edited = {
        firstName: 'Marie',
        lastName: 'Keller-Ames',
        phoneNumber: '5550100000',
        location: 'Boulder, Colorado',
      }
      await edit(edited)
      const again = await answer({
        firstName: 'Maria',
        lastName: 'Keller',
        phoneNumber: '5550109999',
        location: 'Florida',
        accredited: 'no',
      })
      expect(again.json()).toMatchObject({ ...edited, accredited: 'no' })
    })

    test('does not bring back a number or a location that was taken away', async () => {
      const { answer, edit, history } = await newcomer()
      await answer({ phoneNumber: '5550100000' })
      await edit({ phoneNumber: '', location: '' })
      expect((await answer({ phoneNumber: '5550100000' })).json()).toMatchObject({ phoneNumber: null, location: null })
      expect((await history())[0]?.answers).toMatchObject({ location: 'Texas' })
    })
  })
})

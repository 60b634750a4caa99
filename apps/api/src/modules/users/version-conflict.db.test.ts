import { randomUUID } from 'node:crypto'
import { investorSchema, problemSchema } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { goldRecord } from '../../testing/records.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'

const preferences = { emailNotifications: false, smsNotifications: false, marketingNotifications: true }

onBothEnginesInEveryRun((database) => {
  let app: FastifyInstance
  let mint: TokenMint
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), verifier: mint.verifier })
  })

  /** A person who has just loaded their record, and the ETag that came with it. */
  async function visitor() {
    const person: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com` }
    const authorization = `Bearer ${await mint.valid(person)}`
    const me = await app.inject({ url: '/api/me', headers: { authorization } })
    const save = (profile: object, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'PUT',
        url: `/api/users/${person.email}`,
        headers: { authorization, ...headers },
        payload: {
          firstName: 'Ruth',
          lastName: 'Okafor',
          email: person.email,
          phoneNumber: '',
          location: '',
          bio: '',
          ...profile,
        },
      })
    const submit = (headers: Record<string, string>) =>
      app.inject({
        method: 'PUT',
        url: `/api/users/${person.email}`,
        headers: { authorization, ...headers },
        payload: goldRecord(person.email),
      })
    return {
      authorization,
      tag: String(me.headers.etag),
      version: investorSchema.parse(me.json()).version,
      save,
      submit,
    }
  }

  test('an answer with the record carries its version as ETag', async () => {
    const { authorization, tag, version, save } = await visitor()
    expect(tag).toBe(`"${version}"`)
    const saved = await save({})
    expect(saved.headers.etag).toBe(`"${version + 1}"`)
    const switched = await app.inject({
      method: 'PUT',
      url: '/api/me/notifications',
      headers: { authorization },
      payload: preferences,
    })
    expect(switched.headers.etag).toBe(`"${investorSchema.parse(switched.json()).version}"`)
    expect((await app.inject({ url: '/api/me', headers: { authorization } })).headers.etag).toBe(switched.headers.etag)
  })

  describe('a save on the version that the person saw', () => {
    test('is taken, also with a weak tag', async () => {
      const { tag, save } = await visitor()
      const first = await save({ bio: 'First' }, { 'if-match': tag })
      expect(first.statusCode).toBe(200)
      expect((await save({ bio: 'Second' }, { 'if-match': `W/${String(first.headers.etag)}` })).json()).toMatchObject({
        bio: 'Second',
      })
    })

    test('is refused with the present record once that has changed, and changes nothing', async () => {
      const { authorization, tag, save } = await visitor()
      await save({ bio: 'Of the other tab' })
      const refused = await save({ bio: 'Of this tab' }, { 'if-match': tag })
      expect(refused.statusCode).toBe(409)
      expect(problemSchema.parse(refused.json())).toMatchObject({
        code: 'version_conflict',
        error: 'Your profile was changed elsewhere. Please choose which values to keep.',
        current: { bio: 'Of the other tab' },
      })
      expect((await app.inject({ url: '/api/me', headers: { authorization } })).json()).toMatchObject({
        bio: 'Of the other tab',
      })
    })

    test('is refused after switches were changed or a questionnaire was sent', async () => {
      const { authorization, tag, save, submit } = await visitor()
      const switched = await app.inject({
        method: 'PUT',
        url: '/api/me/notifications',
        headers: { authorization },
        payload: preferences,
      })
      expect((await save({}, { 'if-match': tag })).statusCode).toBe(409)
      expect((await submit({ 'if-match': tag })).statusCode).toBe(409)
      await submit({ 'if-match': String(switched.headers.etag) })
      expect((await save({}, { 'if-match': String(switched.headers.etag) })).statusCode).toBe(409)
    })

    test.each(['*', '"one"', '1'])('is refused with 400 where the tag is %s', async (tag) => {
      const { save } = await visitor()
      expect((await save({}, { 'if-match': tag })).statusCode).toBe(400)
    })
  })

  test('of twenty saves at once on one version exactly one wins', async () => {
    const { authorization, tag, version, save } = await visitor()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => save({ bio: `Tab ${count}` }, { 'if-match': tag })),
    )
    const won = answers.filter(({ statusCode }) => statusCode === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    const now = investorSchema.parse((await app.inject({ url: '/api/me', headers: { authorization } })).json())
    expect(now).toMatchObject({ version: version + 1, bio: won[0]?.json<{ bio: string }>().bio })
    for (const { statusCode, body } of answers)
      if (statusCode === 409) expect(problemSchema.parse(JSON.parse(body)).current).toEqual(now)
  })

  test('without a tag each save is taken, as the last word', async () => {
    const { version, save } = await visitor()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, count) => save({ bio: `Tab ${count}` })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect(Math.max(...answers.map((answer) => investorSchema.parse(answer.json()).version))).toBe(version + 20)
  })
})

import { createFakeApiClient, newInvestor } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { describe, expect, test, vi } from 'vitest'
import { submitQuestionnaire } from './submit-questionnaire.ts'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'

const maria = {
  userId: '6f2c0a52',
  email: 'maria.keller@example.com',
  firstName: 'Maria',
  lastName: 'Keller',
  username: 'maria.keller',
  dateOfBirth: null,
  phoneNumber: null,
  authProvider: 'email',
} as const

const key = '5a0c8f2e-4b1d-4c3a-9d2f-0e6b7a8c9d10'
const gold = { key, begunAt: Date.parse('2026-11-21T10:00:00Z'), answers: goldAnswers }
const nurtured = { ...gold, answers: nurturedAnswers }

function scene({ signedIn = true } = {}) {
  const auth = createFakeAuthClient()
  if (signedIn) auth.fake.signInAs(maria.email)
  const api = createFakeApiClient()
  return { auth, api, log: vi.fn<(code: string) => void>() }
}

const called = (world: ReturnType<typeof scene>) => world.api.calls.map(({ name }) => name)

describe('questionnaire submit', () => {
  test('checks the current user, saves the record, then copies tier and score', async () => {
    const world = scene()
    const outcome = await submitQuestionnaire(world, maria, gold)

    expect(outcome).toMatchObject({ ok: true, value: { dstScore: 101, dstSegment: 'gold' } })
    expect(called(world)).toEqual(['me.get', 'users.saveQuestionnaire', 'users.syncTier'])
    expect(world.api.callsOf('users.syncTier')).toEqual([{ email: maria.email, tier: 'gold', score: 101 }])
    expect(world.log).not.toHaveBeenCalled()
  })

  test('saves under the confirmed address when this tab knows an older one', async () => {
    const world = scene()
    await submitQuestionnaire(world, { ...maria, email: 'old@example.com' }, gold)
    const [call] = world.api.callsOf('users.saveQuestionnaire')
    expect([call?.email, call?.record.email]).toEqual([maria.email, maria.email])
  })

  test('sends the key of the attempt, and the same record when the attempt is repeated', async () => {
    const world = scene()
    const sent: unknown[] = []
    const users = {
      ...world.api.users,
      saveQuestionnaire: (...call: Parameters<typeof world.api.users.saveQuestionnaire>) => (
        sent.push(call),
        world.api.users.saveQuestionnaire(...call)
      ),
    }
    const api = { ...world.api, users }
    await submitQuestionnaire({ ...world, api }, { ...maria, username: undefined }, gold)
    await submitQuestionnaire({ ...world, api }, { ...maria, username: undefined }, gold)
    expect(sent[0]).toMatchObject([maria.email, { username: 'user_1795255200000' }, { idempotencyKey: key }])
    expect(sent[1]).toEqual(sent[0])
  })

  test('keeps the names and the number that were edited on the profile', async () => {
    const world = scene()
    world.api.backend.investor = {
      ...newInvestor,
      firstName: 'Augusta',
      lastName: 'King',
      phoneNumber: '+12125550142',
      location: 'Somerset',
    }
    await submitQuestionnaire(world, { ...maria, phoneNumber: '+12125550100' }, gold)
    expect(world.api.callsOf('users.saveQuestionnaire')[0]?.record).toMatchObject({
      firstName: 'Augusta',
      lastName: 'King',
      phoneNumber: '+12125550142',
    })
    expect(world.api.backend.investor).toMatchObject({ firstName: 'Augusta', location: 'Somerset' })
  })

  test('gives a record without names and number those of the account', async () => {
    const world = scene()
    world.api.backend.investor = { ...newInvestor, firstName: null, lastName: '', phoneNumber: null }
    await submitQuestionnaire(world, { ...maria, phoneNumber: '+12125550100' }, gold)
    expect(world.api.callsOf('users.saveQuestionnaire')[0]?.record).toMatchObject({
      firstName: 'Maria',
      lastName: 'Keller',
      phoneNumber: '+12125550100',
    })
  })

  test.each([
    ['me.get', 401, 'unauthenticated', 'Failed to initialize user', 'sign-in'],
    ['me.get', 429, 'too_many_requests', 'Failed to initialize user', 'again'],
    ['me.get', 500, 'internal', 'Failed to initialize user', 'again'],
    ['users.saveQuestionnaire', 401, 'session_expired', 'Your own words.', 'sign-in'],
    ['users.saveQuestionnaire', 403, 'forbidden', 'Your own words.', 'again'],
    ['users.saveQuestionnaire', 409, 'idempotency_key_reused', 'Your own words.', 'as-new'],
    ['users.saveQuestionnaire', 409, 'version_conflict', 'Your own words.', 'again'],
    ['users.saveQuestionnaire', 429, 'too_many_requests', 'Your own words.', 'again'],
    ['users.saveQuestionnaire', 500, 'internal', 'Your own words.', 'again'],
  ] as const)(
    'where %s answers %d (%s) it says "%s", and what helps: %s',
    async (call, status, code, message, remedy) => {
      const world = scene()
      world.api.failWith(call, { kind: 'http', status, code, message: 'Your own words.', retryAfterSeconds: 42 })
      expect(await submitQuestionnaire(world, maria, gold)).toMatchObject({
        ok: false,
        error: { message, remedy, retryAfterSeconds: 42 },
      })
    },
  )

  test('makes no call without a session', async () => {
    const world = scene({ signedIn: false })
    expect(await submitQuestionnaire(world, maria, gold)).toEqual({
      ok: false,
      error: { code: 'not-authenticated', message: 'User not authenticated', remedy: 'sign-in' },
    })
    expect(called(world)).toEqual([])
  })

  test('saves nothing when the current user cannot be read', async () => {
    const world = scene()
    world.api.failWith('me.get', { kind: 'http', status: 503, code: 'internal', message: 'Something else' })
    expect(await submitQuestionnaire(world, maria, gold)).toEqual({
      ok: false,
      error: { code: 'initialize-failed', message: 'Failed to initialize user', remedy: 'again' },
    })
    expect(called(world)).toEqual(['me.get'])
  })

  test('tells in the words of the server why the record was not saved', async () => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', {
      kind: 'http',
      status: 400,
      code: 'validation_failed',
      message: 'Phone number is wrong',
    })
    expect(await submitQuestionnaire(world, maria, gold)).toEqual({
      ok: false,
      error: { code: 'save-failed', message: 'Phone number is wrong', remedy: 'again' },
    })
    expect(called(world)).toEqual(['me.get', 'users.saveQuestionnaire'])
  })

  test('shows a refusal that has a sentence and no code', async () => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', {
      kind: 'http',
      status: 400,
      code: 'unknown',
      message: 'X',
      text: 'Bad Request',
    })
    expect(await submitQuestionnaire(world, maria, gold)).toEqual({
      ok: false,
      error: { code: 'save-failed', message: 'X', remedy: 'again' },
    })
  })

  test.each([
    ['me.get', 'offline', 'Connection failed. Please check your internet connection.'],
    ['me.get', 'network', 'Network error. Please check your connection and try again.'],
    ['users.saveQuestionnaire', 'offline', 'Connection failed. Please check your internet connection.'],
    ['users.saveQuestionnaire', 'network', 'Network error. Please check your connection and try again.'],
  ] as const)('names the connection where %s got no answer: %s', async (call, kind, message) => {
    const world = scene()
    world.api.failWith(call, { kind })
    expect(await submitQuestionnaire(world, maria, gold)).toMatchObject({ ok: false, error: { message } })
  })

  test('does not call a session that could not be refreshed signed out', async () => {
    const world = scene()
    const auth = { ...world.auth, accessToken: async () => undefined }
    expect(await submitQuestionnaire({ ...world, auth }, maria, gold)).toEqual({
      ok: false,
      error: {
        code: 'initialize-failed',
        message: 'Network error. Please check your connection and try again.',
        remedy: 'again',
      },
    })
    expect(called(world)).toEqual([])
  })

  test.each([
    { kind: 'timeout' },
    { kind: 'http', status: 502, code: 'unknown', message: '', text: 'Bad Gateway' },
  ] as const)('says that saving failed when the server has no words for it: %o', async (failure) => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', failure)
    expect(await submitQuestionnaire(world, maria, gold)).toEqual({
      ok: false,
      error: { code: 'save-failed', message: 'Failed to save user data', remedy: 'again' },
    })
  })

  test('only logs, as a code, that tier and score were not copied', async () => {
    const world = scene()
    world.api.failWith('users.syncTier', { kind: 'timeout' })
    const outcome = await submitQuestionnaire(world, maria, nurtured)

    expect(outcome).toMatchObject({ ok: true, value: { dstScore: -13, dstSegment: 'nurtured' } })
    expect(world.log.mock.calls).toEqual([['questionnaire sync-failed timeout']])
  })
})

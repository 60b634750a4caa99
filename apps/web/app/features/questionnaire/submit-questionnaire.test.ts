import { createFakeApiClient } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { describe, expect, it, vi } from 'vitest'
import { submitQuestionnaire } from './submit-questionnaire'
import { goldAnswers, nurturedAnswers } from './testing/answers'

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

function scene({ signedIn = true } = {}) {
  const auth = createFakeAuthClient()
  if (signedIn) auth.fake.signInAs(maria.email)
  const api = createFakeApiClient()
  return { auth, api, now: () => new Date('2026-11-21T10:00:00Z'), log: vi.fn<(code: string) => void>() }
}

const called = (world: ReturnType<typeof scene>) => world.api.calls.map(({ name }) => name)

describe('questionnaire submit', () => {
  it('checks the current user, saves the record, then copies tier and score', async () => {
    const world = scene()
    const outcome = await submitQuestionnaire(world, maria, goldAnswers)

    expect(outcome).toMatchObject({ ok: true, value: { dstScore: 101, dstSegment: 'gold' } })
    expect(called(world)).toEqual(['me.get', 'users.saveQuestionnaire', 'users.syncTier'])
    expect(world.api.callsOf('users.syncTier')).toEqual([{ email: maria.email, tier: 'gold', score: 101 }])
    expect(world.log).not.toHaveBeenCalled()
  })

  it('saves under the confirmed address when this tab knows an older one', async () => {
    const world = scene()
    await submitQuestionnaire(world, { ...maria, email: 'old@example.com' }, goldAnswers)
    const [call] = world.api.callsOf('users.saveQuestionnaire')
    expect([call?.email, call?.record.email]).toEqual([maria.email, maria.email])
  })

  it('makes no call without a session', async () => {
    const world = scene({ signedIn: false })
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toEqual({
      ok: false,
      error: { code: 'not-authenticated', message: 'User not authenticated' },
    })
    expect(called(world)).toEqual([])
  })

  it('saves nothing when the current user cannot be read', async () => {
    const world = scene()
    world.api.failWith('me.get', { kind: 'http', status: 503, code: 'internal', message: 'Something else' })
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toEqual({
      ok: false,
      error: { code: 'initialize-failed', message: 'Failed to initialize user' },
    })
    expect(called(world)).toEqual(['me.get'])
  })

  it('tells in the words of the server why the record was not saved', async () => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', { kind: 'http', status: 400, code: 'validation_failed', message: 'Phone number is wrong' })
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toEqual({
      ok: false,
      error: { code: 'save-failed', message: 'Phone number is wrong' },
    })
    expect(called(world)).toEqual(['me.get', 'users.saveQuestionnaire'])
  })

  it('shows a refusal that has a sentence and no code', async () => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', { kind: 'http', status: 400, code: 'unknown', message: 'X', text: 'Bad Request' })
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toEqual({ ok: false, error: { code: 'save-failed', message: 'X' } })
  })

  it.each([
    ['me.get', 'offline', 'Connection failed. Please check your internet connection.'],
    ['me.get', 'network', 'Network error. Please check your connection and try again.'],
    ['users.saveQuestionnaire', 'offline', 'Connection failed. Please check your internet connection.'],
    ['users.saveQuestionnaire', 'network', 'Network error. Please check your connection and try again.'],
  ] as const)('names the connection where %s got no answer: %s', async (call, kind, message) => {
    const world = scene()
    world.api.failWith(call, { kind })
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toMatchObject({ ok: false, error: { message } })
  })

  it('does not call a session that could not be refreshed signed out', async () => {
    const world = scene()
    const auth = { ...world.auth, accessToken: async () => undefined }
    expect(await submitQuestionnaire({ ...world, auth }, maria, goldAnswers)).toEqual({
      ok: false,
      error: { code: 'initialize-failed', message: 'Network error. Please check your connection and try again.' },
    })
    expect(called(world)).toEqual([])
  })

  it.each([
    { kind: 'timeout' },
    { kind: 'http', status: 502, code: 'unknown', message: '', text: 'Bad Gateway' },
  ] as const)('says that saving failed when the server has no words for it: %o', async (failure) => {
    const world = scene()
    world.api.failWith('users.saveQuestionnaire', failure)
    expect(await submitQuestionnaire(world, maria, goldAnswers)).toEqual({
      ok: false,
      error: { code: 'save-failed', message: 'Failed to save user data' },
    })
  })

  it('only logs, as a code, that tier and score were not copied', async () => {
    const world = scene()
    world.api.failWith('users.syncTier', { kind: 'timeout' })
    const outcome = await submitQuestionnaire(world, maria, nurturedAnswers)

    expect(outcome).toMatchObject({ ok: true, value: { dstScore: -13, dstSegment: 'nurtured' } })
    expect(world.log.mock.calls).toEqual([['questionnaire sync-failed timeout']])
  })
})

import { createFakeApiClient, sampleSecurity } from '@dst/api-client/testing'
import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test, vi } from 'vitest'
import { endOtherSessions, endSession } from './end-sessions.ts'

const email = 'ada@example.com'
const other = sampleSecurity.sessions?.find(({ current }) => !current)?.id ?? ''

function signedIn() {
  const auth = createFakeAuthClient({ accounts: [{ email }] })
  auth.fake.signInAs(email)
  return auth
}

test('another browser is signed out, and one that is signed out already is done', async () => {
  const api = createFakeApiClient()
  expect(await endSession(other, api)).toEqual({ ok: true, value: undefined })
  expect(api.backend.security.read().sessions).toHaveLength(1)
  expect(await endSession(other, api)).toEqual({ ok: true, value: undefined })
})

test.each([
  [
    { kind: 'http', status: 401, code: 'session_expired', message: '' },
    'session-expired',
    'Your session has expired. Please log in again.',
  ],
  [
    { kind: 'http', status: 500, code: 'internal', message: '' },
    'not-ended',
    'That browser was not signed out. Please try again.',
  ],
  [{ kind: 'network' }, 'not-ended', 'Network error. Please check your connection and try again.'],
] as const)('%j is told', async (failure, code, message) => {
  const api = createFakeApiClient()
  api.failWith('me.endSession', failure)
  expect(await endSession(other, api)).toMatchObject({ ok: false, error: { code, message } })
  expect(api.backend.security.read().sessions).toHaveLength(2)
})

test('all others are signed out by the service, and this browser stays', async () => {
  const auth = signedIn()
  const signOut = vi.spyOn(auth, 'signOut')
  expect(await endOtherSessions(auth)).toEqual({ ok: true, value: undefined })
  expect(signOut).toHaveBeenCalledExactlyOnceWith('others')
  expect(await auth.session()).not.toBeNull()
})

test('a session that has ended itself signs nobody out, and does not say that it did', async () => {
  const auth = signedIn()
  const gone = {
    ...auth,
    user: () => Promise.resolve(fail({ kind: 'no_session', provider: { message: 'Auth session missing!' } } as const)),
    signOut: vi.fn(),
  }
  expect(await endOtherSessions(gone)).toMatchObject({ ok: false, error: { code: 'session-expired' } })
  expect(gone.signOut).not.toHaveBeenCalled()
})

test('a service that is away or too busy is told, with the wait', async () => {
  const auth = signedIn()
  auth.fake.setOffline(true)
  expect(await endOtherSessions(auth)).toMatchObject({
    ok: false,
    error: { code: 'others-not-ended', message: 'Network error. Please check your connection and try again.' },
  })
  const busy = {
    ...auth,
    user: () =>
      Promise.resolve(fail({ kind: 'refused', provider: { message: '', status: 429, retryAfterSeconds: 9 } } as const)),
  }
  expect(await endOtherSessions(busy)).toMatchObject({
    ok: false,
    error: { code: 'others-not-ended', retryAfterSeconds: 9 },
  })
})

import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { changePassword } from './change-password.ts'

const email = 'maria@example.com'

function signedIn() {
  const auth = createFakeAuthClient({ accounts: [{ email, password: 'Secret-123' }] })
  auth.fake.signInAs(email)
  return auth
}

test('the new password takes the place of the current one', async () => {
  const auth = signedIn()
  expect(await changePassword({ currentPassword: 'Secret-123', newPassword: 'Secret-456' }, auth)).toEqual({
    ok: true,
    value: undefined,
  })
  expect((await auth.verifyPassword({ email, password: 'Secret-456' })).ok).toBe(true)
})

test('a wrong current password changes nothing', async () => {
  const auth = signedIn()
  expect(await changePassword({ currentPassword: 'guess', newPassword: 'Secret-456' }, auth)).toEqual({
    ok: false,
    error: { code: 'current-password-incorrect', message: 'Current password is incorrect' },
  })
  expect((await auth.verifyPassword({ email, password: 'Secret-123' })).ok).toBe(true)
})

test('without a session it says to log in', async () => {
  expect(
    await changePassword({ currentPassword: 'Secret-123', newPassword: 'Secret-456' }, createFakeAuthClient()),
  ).toEqual({
    ok: false,
    error: { code: 'no-session', message: 'User session not found. Please log in again.' },
  })
})

test('an unreachable service is not called a wrong password', async () => {
  const auth = signedIn()
  auth.fake.setOffline(true)
  expect(await changePassword({ currentPassword: 'Secret-123', newPassword: 'Secret-456' }, auth)).toEqual({
    ok: false,
    error: { code: 'unexpected', message: 'Network error. Please check your connection and try again.' },
  })
})

test('the service’s own words about a new password are shown', async () => {
  expect(await changePassword({ currentPassword: 'Secret-123', newPassword: 'Secret-123' }, signedIn())).toEqual({
    ok: false,
    error: { code: 'failed', message: 'New password should be different from the old password.' },
  })
})

test('a check that comes too soon does not call the password wrong', async () => {
  const provider = { message: 'Too many attempts for this account', status: 429, retryAfterSeconds: 15 }
  const busy = {
    ...signedIn(),
    verifyPassword: async () =>
      ({ ok: false, error: { kind: 'refused', provider, code: 'too-many-attempts' } }) as const,
  }
  expect(await changePassword({ currentPassword: 'Secret-123', newPassword: 'Another-123' }, busy)).toEqual({
    ok: false,
    error: {
      code: 'failed',
      message: 'Too many login attempts. Please wait a moment and try again.',
      retryAfterSeconds: 15,
    },
  })
})

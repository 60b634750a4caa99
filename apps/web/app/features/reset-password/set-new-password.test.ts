import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { setNewPassword } from './set-new-password.ts'

const email = 'maria.keller@example.com'

function recovering() {
  const auth = createFakeAuthClient({ accounts: [{ email, password: 'Old-secret-1' }] })
  auth.fake.signInAs(email)
  const afterwards = async () => void (await auth.signOut())
  return { auth, afterwards }
}

test('the new password replaces the old one, and the recovery ends signed out', async () => {
  const used = recovering()
  expect(await setNewPassword('New-secret-2', used)).toEqual({ ok: true, value: undefined })
  expect(await used.auth.session()).toBeNull()
  expect((await used.auth.verifyPassword({ email, password: 'New-secret-2' })).ok).toBe(true)
  expect((await used.auth.verifyPassword({ email, password: 'Old-secret-1' })).ok).toBe(false)
})

test('a refused password leaves the person signed in for another try', async () => {
  const used = recovering()
  expect(await setNewPassword('Old-secret-1', used)).toEqual({
    ok: false,
    error: { code: 'same-password', message: 'New password must be different from your current password' },
  })
  expect(await used.auth.session()).not.toBeNull()
})

test('without a session the recovery has expired', async () => {
  const used = recovering()
  await used.afterwards()
  expect(await setNewPassword('New-secret-2', used)).toEqual({
    ok: false,
    error: { code: 'session-expired', message: 'Password reset session has expired. Please request a new reset link.' },
  })
})

test('without an answer the connection is named, and another try can follow', async () => {
  const used = recovering()
  used.auth.fake.setOffline(true)
  expect(await setNewPassword('New-secret-2', used)).toMatchObject({
    ok: false,
    error: { message: 'Network error. Please check your connection and try again.' },
  })
  expect(await used.auth.session()).not.toBeNull()
})

test('a service that is asked too often says when to try again', async () => {
  const { afterwards } = recovering()
  const refused = {
    kind: 'refused',
    code: 'failed',
    provider: { message: 'Too many requests', status: 429, retryAfterSeconds: 15 },
  } as const
  const auth = { updatePassword: () => Promise.resolve(fail(refused)) }
  expect(await setNewPassword('New-secret-2', { auth, afterwards })).toMatchObject({
    ok: false,
    error: { retryAfterSeconds: 15 },
  })
})

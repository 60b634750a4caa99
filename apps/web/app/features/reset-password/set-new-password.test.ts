import { createFakeAuthClient } from '@dst/auth/testing'
import { expect, test } from 'vitest'
import { setNewPassword } from './set-new-password'

const email = 'maria.keller@example.com'

function recovering() {
  const auth = createFakeAuthClient({ accounts: [{ email, password: 'Old-secret-1' }] })
  auth.fake.signInAs(email)
  const signOut = async () => void (await auth.signOut())
  return { auth, signOut }
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
  expect(await setNewPassword('Old-secret-1', used)).toEqual({ ok: false, error: 'same-password' })
  expect(await used.auth.session()).not.toBeNull()
})

test('without a session the recovery has expired', async () => {
  const used = recovering()
  await used.signOut()
  expect(await setNewPassword('New-secret-2', used)).toEqual({ ok: false, error: 'session-expired' })
})

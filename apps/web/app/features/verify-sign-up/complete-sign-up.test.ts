import type { AuthClient } from '@dst/auth'
import { createFakeAuthClient, fakeSignUpCode } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHandOver } from '~/services/hand-over'
import { memoryStorage } from '~/services/testing/memory-storage'
import { completeSignUp } from './complete-sign-up'

const email = 'maria.keller@example.com'
const search = `?token=${fakeSignUpCode}&email=${email}`

function signedUp() {
  return createFakeAuthClient({ accounts: [{ email, firstName: 'Maria', lastName: 'Keller', confirmed: false }] })
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

test('the right token signs in and leaves what the questionnaire needs', async () => {
  const auth = signedUp()
  expect(await completeSignUp(search, auth)).toEqual({ ok: true, value: undefined })
  expect((await auth.session())?.user).toMatchObject({ email, emailVerified: true })
  expect(readHandOver('justVerified')).toBe(true)
  expect(readHandOver('emailVerified')).toBe(true)
  expect(readHandOver('verifiedEmail')).toBe(email)
  expect(readHandOver('freshUserMetadata')).toEqual({ email, firstName: 'Maria', lastName: 'Keller' })
})

test('an incomplete link is told without asking the service', async () => {
  const asked = vi.fn<AuthClient['completeSignUp']>()
  expect(await completeSignUp('?token=123456', { completeSignUp: asked })).toEqual({
    ok: false,
    error: 'Invalid verification link. Missing token or email.',
  })
  expect(asked).not.toHaveBeenCalled()
})

test('a refused token is told in the service’s words, and leaves nothing', async () => {
  const outcome = await completeSignUp(`?token=000000&email=${email}`, signedUp())
  expect(outcome).toEqual({ ok: false, error: 'Token has expired or is invalid' })
  expect(readHandOver('justVerified')).toBeUndefined()
})

test('a service out of reach is told as an error of the verification', async () => {
  const auth = signedUp()
  auth.fake.setOffline(true)
  expect(await completeSignUp(search, auth)).toEqual({ ok: false, error: 'An error occurred during verification' })
})

test.each([
  ['failed', 'Failed to complete signup'],
  ['no-user', 'Failed to create account - no user data returned'],
  ['unexpected', 'An error occurred during verification'],
] as const)('%s without words of the service gives %j', async (code, message) => {
  const auth: Pick<AuthClient, 'completeSignUp'> = {
    completeSignUp: async () => fail({ kind: 'unexpected', provider: { message: '' }, code }),
  }
  expect(await completeSignUp(search, auth)).toEqual({ ok: false, error: message })
})

import type { AuthClient } from '@dst/auth'
import { createFakeAuthClient, fakeSignUpCode } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { readHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { completeSignUp } from './complete-sign-up.ts'

const email = 'maria.keller@example.com'
const link = { token: fakeSignUpCode, email }

function signedUp() {
  return createFakeAuthClient({ accounts: [{ email, firstName: 'Maria', lastName: 'Keller', confirmed: false }] })
}

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))

test('the right token signs in and leaves what the questionnaire needs', async () => {
  const auth = signedUp()
  expect(await completeSignUp(link, auth)).toEqual({ ok: true, value: '/questionnaire' })
  expect((await auth.session())?.user).toMatchObject({ email, emailVerified: true })
  expect(readHandOver('justVerified')).toBe(true)
  expect(readHandOver('emailVerified')).toBe(true)
  expect(readHandOver('verifiedEmail')).toBe(email)
  expect(readHandOver('freshUserMetadata')).toEqual({ email, firstName: 'Maria', lastName: 'Keller' })
})

test('a refused token is told in the service’s words, and leaves the sign-in page’s address alone', async () => {
  const outcome = await completeSignUp({ token: '000000', email }, signedUp())
  expect(outcome).toEqual({ ok: false, error: { message: 'Token has expired or is invalid', retryable: false } })
  expect(readHandOver('justVerified')).toBeUndefined()
  expect(readHandOver('prefilledEmail')).toBe(email)
})

test('a service out of reach names the connection, and the link can be followed again', async () => {
  const auth = signedUp()
  auth.fake.setOffline(true)
  expect(await completeSignUp(link, auth)).toEqual({
    ok: false,
    error: { message: 'Network error. Please check your connection and try again.', retryable: true },
  })
  auth.fake.setOffline(false)
  expect((await completeSignUp(link, auth)).ok).toBe(true)
})

test('a service that is down for a moment is told as an error of the verification', async () => {
  const completeSignUpDown = async () =>
    fail({ kind: 'unavailable', provider: { message: 'Bad Gateway', status: 502 }, code: 'failed' } as const)
  expect(await completeSignUp(link, { completeSignUp: completeSignUpDown })).toEqual({
    ok: false,
    error: { message: 'An error occurred during verification', retryable: true },
  })
})

test.each([
  ['failed', 'Failed to complete signup'],
  ['no-user', 'Failed to create account - no user data returned'],
  ['unexpected', 'An error occurred during verification'],
] as const)('%s without words of the service gives %j', async (code, message) => {
  const auth: Pick<AuthClient, 'completeSignUp'> = {
    completeSignUp: async () => fail({ kind: 'unexpected', provider: { message: '' }, code }),
  }
  expect(await completeSignUp(link, auth)).toEqual({ ok: false, error: { message, retryable: false } })
})

import { createFakeAuthClient, fakeSignUpCode } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readHandOver } from '~/services/hand-over.ts'
import { memoryStorage } from '~/services/testing/memory-storage.ts'
import { completeSignUp, openSignUp } from './complete-sign-up.ts'

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
  expect(await completeSignUp(link, { ...signedUp(), completeSignUp: completeSignUpDown })).toEqual({
    ok: false,
    error: { message: 'An error occurred during verification', retryable: true },
  })
})

test.each([
  ['failed', 'Failed to complete signup'],
  ['no-user', 'Failed to create account - no user data returned'],
  ['unexpected', 'An error occurred during verification'],
] as const)('%s without words of the service gives %j', async (code, message) => {
  const completeSignUpRefused = async () => fail({ kind: 'unexpected', provider: { message: '' }, code } as const)
  expect(await completeSignUp(link, { ...signedUp(), completeSignUp: completeSignUpRefused })).toEqual({
    ok: false,
    error: { message, retryable: false },
  })
})

describe('a link with a token', () => {
  test('names whose session it starts before it starts it, and signs in like a code', async () => {
    const auth = signedUp()
    const { tokenHash } = auth.fake.mailLink(email, 'signup')
    const opened = await openSignUp({ tokenHash, email: '' }, auth)
    expect(await auth.session()).toBeNull()
    if (!opened.ok) throw new Error(opened.error.message)
    expect(await completeSignUp(opened.value, auth)).toEqual({ ok: true, value: '/questionnaire' })
    expect((await auth.session())?.user).toMatchObject({ email, emailVerified: true })
    expect(readHandOver('verifiedEmail')).toBe(email)
  })

  test('that is used or wrong is told in the service’s words', async () => {
    const auth = signedUp()
    const { tokenHash } = auth.fake.mailLink(email, 'signup')
    await openSignUp({ tokenHash, email }, auth)
    expect(await openSignUp({ tokenHash, email }, auth)).toEqual({
      ok: false,
      error: { message: 'Email link is invalid or has expired', retryable: false },
    })
    expect(readHandOver('prefilledEmail')).toBe(email)
  })

  test('can be followed again once the service is in reach', async () => {
    const auth = signedUp()
    const { tokenHash } = auth.fake.mailLink(email, 'signup')
    auth.fake.setOffline(true)
    expect(await openSignUp({ tokenHash, email }, auth)).toMatchObject({ ok: false, error: { retryable: true } })
    auth.fake.setOffline(false)
    expect(await openSignUp({ tokenHash, email }, auth)).toMatchObject({ ok: true })
  })
})

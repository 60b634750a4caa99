import type { AuthClient } from '@dst/auth'
import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { register } from './register.ts'

const entry = {
  firstName: ' Maria ',
  lastName: 'Keller',
  email: ' maria@example.com',
  password: 'Secret-123',
  termsAccepted: true,
}

const refusing = (failure: Awaited<ReturnType<AuthClient['signUp']>>): Pick<AuthClient, 'signUp'> => ({
  signUp: async () => failure,
})

test('a new account leaves trimmed data for the next page, and no password', async () => {
  const auth = createFakeAuthClient()
  expect(await register(entry, auth)).toEqual({
    kind: 'registered',
    data: {
      email: 'maria@example.com',
      firstName: 'Maria',
      lastName: 'Keller',
      dateOfBirth: '',
      phoneNumber: '',
      username: 'maria',
    },
    signedIn: false,
  })
  expect(auth.fake.mails).toEqual([{ to: 'maria@example.com', kind: 'signup' }])
})

test('an address with nothing before its at sign gets a made-up user name', async () => {
  const outcome = await register({ ...entry, email: '@example.com' }, createFakeAuthClient(), {
    now: () => 1_795_000_000_000,
  })
  expect(outcome).toMatchObject({ data: { username: 'user_1795000000000' } })
})

test('a known address leads to sign-in with the specified words', async () => {
  const auth = createFakeAuthClient({ accounts: [{ email: 'maria@example.com' }] })
  expect(await register(entry, auth)).toEqual({
    kind: 'account-exists',
    email: 'maria@example.com',
    message: 'Looks like you already have an account!',
  })
})

test('a password that is easy to guess is refused with the reason', async () => {
  const provider = { message: 'weak', status: 422, code: 'weak_password', reasons: ['common'] }
  const auth = refusing(fail({ kind: 'refused', code: 'password-common', provider }))
  expect(await register({ ...entry, password: 'Password1' }, auth)).toMatchObject({
    kind: 'failed',
    message: 'This is one of the most common passwords, and easy to guess. Please choose another one.',
    unexpected: false,
    field: 'password',
  })
})

test('without an answer the connection is named, in place of the browser’s technical words', async () => {
  const auth = createFakeAuthClient()
  auth.fake.setOffline(true)
  expect(await register(entry, auth)).toMatchObject({
    kind: 'failed',
    message: 'Network error. Please check your connection and try again.',
  })
})

test.each([
  ['registration-failed', 'Signups not allowed for this instance', 'Signups not allowed for this instance', false],
  ['registration-failed', '', 'An error occurred during registration', false],
  ['unexpected', 'Out of memory', 'Out of memory', true],
  ['unexpected', '', 'Failed to create account. Please try again.', true],
] as const)('%s with the words %j tells %j', async (code, words, message, unexpected) => {
  const auth = refusing(fail({ kind: unexpected ? 'unexpected' : 'refused', provider: { message: words }, code }))
  expect(await register(entry, auth)).toEqual({ kind: 'failed', message, unexpected })
})

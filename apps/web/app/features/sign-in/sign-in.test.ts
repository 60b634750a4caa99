import { createFakeApiClient } from '@dst/api-client/testing'
import type { AuthClient } from '@dst/auth'
import { createFakeAuthClient } from '@dst/auth/testing'
import { fail } from '@dst/domain/result'
import { expect, test } from 'vitest'
import { signIn } from './sign-in.ts'

const email = 'maria@example.com'
const services = () => ({
  auth: createFakeAuthClient({ accounts: [{ email, password: 'Secret-123' }] }),
  api: createFakeApiClient({ investor: null, accounts: [email] }),
})

test('the right password signs in, without a lookup', async () => {
  const used = services()
  expect(await signIn({ email: ` ${email}`, password: 'Secret-123', rememberMe: true }, used)).toEqual({
    kind: 'signed-in',
  })
  expect(used.api.calls).toEqual([])
})

test('a wrong password of a known account says so, and that it may use Google, whichever it uses', async () => {
  expect(await signIn({ email, password: 'wrong' }, services())).toEqual({
    kind: 'failed',
    message: 'Incorrect password – please try again.',
    mayUseGoogle: true,
  })
})

test('an unknown address leads to sign-up', async () => {
  const used = services()
  expect(await signIn({ email: 'nobody@example.com', password: 'wrong' }, used)).toEqual({
    kind: 'no-account',
    email: 'nobody@example.com',
    message: 'No account found – please register',
  })
  expect(used.api.callsOf('users.accountExists')).toEqual([{ email: 'nobody@example.com' }])
})

test.each([{ kind: 'http', status: 500, code: 'internal', message: '' } as const, { kind: 'network' } as const])(
  'a lookup that fails with %j reads as a wrong password',
  async (failure) => {
    const used = services()
    used.api.failWith('users.accountExists', failure)
    expect(await signIn({ email: 'nobody@example.com', password: 'wrong' }, used)).toEqual({
      kind: 'failed',
      message: 'Incorrect password – please try again.',
      mayUseGoogle: true,
    })
  },
)

test('without an answer the connection is to blame, not the credentials', async () => {
  const used = services()
  used.auth.fake.setOffline(true)
  const message = 'Network error. Please check your connection and try again.'
  expect(await signIn({ email, password: 'Secret-123' }, used)).toEqual({ kind: 'failed', message })
})

test.each([
  ['email-not-confirmed', 'Please verify your email before signing in. Check your inbox for the verification link.'],
  ['too-many-attempts', 'Too many login attempts. Please wait a moment and try again.'],
  ['sign-in-failed', 'Sign in failed. Please check your credentials and try again.'],
  ['unexpected', 'An unexpected error occurred. Please try again.'],
] as const)('%s tells %j, without a lookup', async (code, message) => {
  const auth: Pick<AuthClient, 'signIn'> = {
    signIn: async () => fail({ kind: 'refused', provider: { message: '' }, code }),
  }
  const { api } = services()
  expect(await signIn({ email, password: 'Secret-123' }, { auth, api })).toEqual({ kind: 'failed', message })
  expect(api.calls).toEqual([])
})

test('the wait that a refusal states goes with its sentence', async () => {
  const provider = { message: 'Too many attempts for this account', status: 429, retryAfterSeconds: 30 }
  const auth: Pick<AuthClient, 'signIn'> = {
    signIn: async () => fail({ kind: 'refused', provider, code: 'too-many-attempts' }),
  }
  expect(await signIn({ email, password: 'Secret-123' }, { auth, api: services().api })).toEqual({
    kind: 'failed',
    message: 'Too many login attempts. Please wait a moment and try again.',
    retryAfterSeconds: 30,
  })
})

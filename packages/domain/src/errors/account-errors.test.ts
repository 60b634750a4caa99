import { expect, test } from 'vitest'
import {
  callbackErrorAfterLookup,
  callbackErrorFrom,
  callbackErrors,
  errorMessage,
  resetRequestErrorFrom,
  resetRequestErrors,
  showsResetAsSent,
  signInErrorAfterLookup,
  signInErrorFrom,
  signInErrors,
  signUpErrorFrom,
  signUpErrors,
  standsForExistingAccount,
  verificationPanelErrorFrom,
  verificationPanelErrors,
  verifyEmailPageErrors,
  verifySignUpErrorFrom,
  verifySignUpErrors,
} from './index.ts'

test.each([
  ['Invalid login credentials', 'Incorrect password – please try again.'],
  ['Email not confirmed', 'Please verify your email before signing in. Check your inbox for the verification link.'],
  ['Too many requests', 'Too many login attempts. Please wait a moment and try again.'],
  ['Database error', 'Sign in failed. Please check your credentials and try again.'],
])('sign-in: %j tells %j', (message, sentence) => {
  expect(signInErrors[signInErrorFrom({ message })].message).toBe(sentence)
})

test('a refusal with status 429 is too many requests, whatever its words', () => {
  const refusal = { message: 'Request rate limit reached', status: 429 }
  expect(signInErrors[signInErrorFrom(refusal)].message).toBe(
    'Too many login attempts. Please wait a moment and try again.',
  )
  expect(resetRequestErrors[resetRequestErrorFrom(refusal)].message).toBe(
    'Too many reset requests. Please wait a few minutes before trying again.',
  )
  expect(
    resetRequestErrorFrom({
      message: 'For security purposes, you can only request this after 51 seconds.',
      status: 429,
    }),
  ).toBe('sent-recently')
})

test.each([
  [200, 'Incorrect password – please try again.'],
  [404, 'No account found – please register'],
  [429, 'Incorrect password – please try again.'],
  [undefined, 'Incorrect password – please try again.'],
])('sign-in: a lookup that answers %s tells %j', (status, sentence) => {
  expect(signInErrors[signInErrorAfterLookup(status)].message).toBe(sentence)
})

test('sign-in: an exception and Google have sentences of their own', () => {
  expect(signInErrors.unexpected.message).toBe('An unexpected error occurred. Please try again.')
  expect(signInErrors['google-failed'].message).toBe('Failed to sign in with Google. Please try again.')
})

test.each([
  [
    'For security purposes, you can only request this after 51 seconds.',
    'If an account with this email exists, you will receive a password reset link.',
    true,
  ],
  ['email rate limit exceeded', 'Too many reset requests. Please wait a few minutes before trying again.', false],
  ['Error sending email', 'Failed to send password reset email. Please try again.', false],
])('reset: %j tells %j, sent view %s', (message, sentence, sent) => {
  const code = resetRequestErrorFrom({ message })
  expect(resetRequestErrors[code].message).toBe(sentence)
  expect(showsResetAsSent(code)).toBe(sent)
})

test.each([
  [{ message: 'Address already in use', status: 400 }, 'account-exists'],
  [{ message: 'Address already in use', status: 500 }, 'registration-failed'],
  [{ message: 'Bad request', status: 400 }, 'registration-failed'],
  [{ message: 'duplicate key', code: '23505' }, 'account-exists'],
  [{ message: 'taken', code: 'auth_user_exists' }, 'account-exists'],
  [{ message: 'taken', code: 'user_already_exists' }, 'account-exists'],
  [{ message: 'User already registered', status: 422 }, 'account-exists'],
  [{ message: 'Signups not allowed', code: 'signup_disabled' }, 'registration-failed'],
  [{ message: 'You must provide either an email or phone number and a password' }, 'credentials-missing'],
] as const)('sign-up: %j is %s', (error, code) => {
  expect(signUpErrorFrom(error)).toBe(code)
})

test('sign-up: an address that the provider does not take is told in the form’s words', () => {
  const error = { message: 'Unable to validate email address: invalid format', status: 400, code: 'validation_failed' }
  expect(errorMessage(signUpErrors[signUpErrorFrom(error)], error)).toBe('Please enter a valid email')
})

test('sign-up: the provider’s own words are shown where the table passes them on', () => {
  const error = { message: 'Signups not allowed' }
  expect(errorMessage(signUpErrors['registration-failed'], error)).toBe('Signups not allowed')
  expect(errorMessage(signUpErrors['registration-failed'], { message: ' ' })).toBe(
    'An error occurred during registration',
  )
  expect(errorMessage(signUpErrors.unexpected)).toBe('Failed to create account. Please try again.')
  expect(errorMessage(signUpErrors['account-exists'], error)).toBe('Looks like you already have an account!')
  expect(signUpErrors['google-failed'].message).toBe('Failed to sign up with Google. Please try again.')
})

test.each([
  [{ identities: [] }, true],
  [{ identities: [{ id: 1 }] }, false],
  [{ identities: null }, false],
  [{}, false],
])('sign-up: the user %j stands for an account that was there: %s', (user, stands) => {
  expect(standsForExistingAccount(user)).toBe(stands)
})

test.each([
  [{ verified: true }, undefined],
  [{ verified: false }, 'not-verified'],
  [{ verified: false, error: { message: 'x' } }, 'check-failed'],
])('verification panel: %j is %s', (check, code) => {
  expect(verificationPanelErrorFrom(check)).toBe(code)
})

test('verification: the sentences are the exact ones', () => {
  expect(Object.values(verificationPanelErrors).map(({ message }) => message)).toEqual([
    'Failed to resend verification email',
    'No user email found',
    'Email not verified — Please check your email and click the verification link.',
    'Failed to check verification status',
  ])
  expect(verifyEmailPageErrors['resend-failed'].title).toBe('Failed to resend email')
  expect(errorMessage(verifyEmailPageErrors['resend-failed'])).toBe('Please try again later.')
})

test.each([
  [{ user: { id: 1 } }, undefined],
  [{ user: null }, 'no-user'],
  [{ user: null, error: { message: 'x' } }, 'failed'],
])('verify sign-up: %j is %s', (answer, code) => {
  expect(verifySignUpErrorFrom(answer)).toBe(code)
})

test('verify sign-up: the sentences are the exact ones', () => {
  expect(verifySignUpErrors.failed.message).toBe('Failed to complete signup')
  expect(verifySignUpErrors['no-user'].message).toBe('Failed to create account - no user data returned')
  expect(verifySignUpErrors.unexpected.message).toBe('An error occurred during verification')
})

test.each([
  [{ hasTokens: true, confirmed: true }, undefined],
  [{ hasTokens: true, confirmed: false }, 'email-verification-failed'],
  [{ hasTokens: true, confirmed: true, error: { message: 'x' } }, 'email-verification-failed'],
  [{ hasTokens: false, confirmed: false }, 'invalid-link'],
])('callback: the confirmation %j is %s', (confirmation, code) => {
  expect(callbackErrorFrom(confirmation)).toBe(code)
})

test.each([
  [200, undefined],
  [404, undefined],
  [403, 'lookup-failed'],
  [500, 'lookup-failed'],
  [undefined, 'lookup-failed'],
])('callback: a lookup that answers %s is %s', (status, code) => {
  expect(callbackErrorAfterLookup(status)).toBe(code)
})

test('callback: the sentences are the exact ones', () => {
  expect(Object.values(callbackErrors).map(({ message }) => message)).toEqual([
    'Authentication failed. Please try again.',
    'Email verification failed. Please try again.',
    'Invalid or expired verification link.',
    'An unexpected error occurred.',
    'Failed to verify user status.',
  ])
})

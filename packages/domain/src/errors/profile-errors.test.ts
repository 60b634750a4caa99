import { expect, test } from 'vitest'
import {
  errorMessage,
  fetchUserFailure,
  offersProfileRetry,
  passwordChangeErrorFrom,
  passwordChangeErrors,
  passwordUpdateErrorFrom,
  passwordUpdateErrors,
  profileRetryNotice,
  profileSaveErrorFrom,
  profileSaveErrors,
  profileSaveMessage,
  profileScreenErrorFrom,
  profileScreenErrors,
  type RequestFailure,
} from './index.ts'

test.each([
  [
    { message: 'New password should be different from the old password.' },
    'New password must be different from your current password',
  ],
  [{ message: 'Password should be at least 8 characters.' }, 'Password does not meet security requirements'],
  [{ message: 'Invalid session' }, 'Password reset session has expired. Please request a new reset link.'],
  [{ message: 'reworded', code: 'same_password' }, 'New password must be different from your current password'],
  [{ message: 'reworded', code: 'weak_password' }, 'Password does not meet security requirements'],
  [
    { message: 'reworded', code: 'session_not_found' },
    'Password reset session has expired. Please request a new reset link.',
  ],
  [{ message: 'Database error', code: 'unexpected_failure' }, 'Failed to update password. Please try again.'],
  [{ message: 'Database error' }, 'Failed to update password. Please try again.'],
])('reset screen: %j tells %j', (error, sentence) => {
  expect(passwordUpdateErrors[passwordUpdateErrorFrom(error)].message).toBe(sentence)
})

test('password change: a refused sign-in means the current password is wrong', () => {
  const code = passwordChangeErrorFrom('current-password')
  expect(passwordChangeErrors[code].message).toBe('Current password is incorrect')
})

test('password change: a refused new password shows the provider’s words, if any', () => {
  const code = passwordChangeErrorFrom('new-password')
  expect(errorMessage(passwordChangeErrors[code], { message: 'Too weak' })).toBe('Too weak')
  expect(errorMessage(passwordChangeErrors[code])).toBe('Failed to update password')
})

test('password change: the other sentences are the exact ones', () => {
  expect(passwordChangeErrors['no-session'].message).toBe('User session not found. Please log in again.')
  expect(passwordChangeErrors.unexpected.message).toBe('An unexpected error occurred. Please try again.')
})

const http = (status: number, message?: string): RequestFailure => ({
  kind: 'http',
  status,
  ...(message === undefined ? {} : { message }),
})

test.each([
  [http(400, 'x'), 'Invalid profile data. Please check your information and try again.', false],
  [http(401, 'x'), 'Your session has expired. Please log in again.', false],
  [http(403, 'x'), 'You do not have permission to update this profile.', false],
  [http(404, 'x'), 'Profile not found. Please contact support.', false],
  [http(409, 'That address is taken'), 'That address is taken', false],
  [http(409), 'Server error: 409', false],
  [{ kind: 'http', status: 409, message: '', text: 'Conflict' }, 'Server error: Conflict', false],
  [{ kind: 'http', status: 413, message: '', text: 'Payload Too Large' }, 'Server error: Payload Too Large', false],
  [
    { kind: 'http', status: 429, message: 'Please wait a minute.', text: 'Too Many Requests' },
    'Please wait a minute.',
    false,
  ],
  [http(499), 'Server error: 499', false],
  [http(500, 'x'), 'Server error occurred. Please try again in a few moments.', true],
  [http(503), 'Server error occurred. Please try again in a few moments.', true],
  [{ kind: 'network' }, 'Network error. Please check your connection and try again.', true],
  [{ kind: 'aborted' }, 'Request timed out. Please try again.', true],
  [{ kind: 'timeout' }, 'Request timed out. Please try again.', true],
  [{ kind: 'offline' }, 'Connection failed. Please check your internet connection.', true],
  [{ kind: 'invalid-response' }, 'An unexpected error occurred. Please try again.', false],
] as const)('profile save: %j tells %j, retryable %s', (failure, sentence, retryable) => {
  expect(profileSaveMessage(failure)).toBe(sentence)
  expect(profileSaveErrors[profileSaveErrorFrom(failure)].retryable).toBe(retryable)
})

test('profile save: an exception shows its own message, if any', () => {
  expect(errorMessage(profileSaveErrors.unexpected, new Error('Out of memory'))).toBe('Out of memory')
  expect(errorMessage(profileSaveErrors.unexpected, new Error(''))).toBe(
    'An unexpected error occurred. Please try again.',
  )
})

test.each([
  [0, 'You can retry this operation (attempt 1/3).'],
  [1, 'You can retry this operation (attempt 2/3).'],
  [2, 'You can retry this operation (attempt 3/3).'],
  [3, undefined],
  [4, undefined],
])('profile save: after %d retries the notice is %j', (used, notice) => {
  expect(profileRetryNotice('network', used)).toBe(notice)
  expect(offersProfileRetry('network', used)).toBe(notice !== undefined)
})

test('profile save: what is not retryable offers no retry', () => {
  expect(profileRetryNotice('forbidden', 0)).toBeUndefined()
})

test.each([
  [401, 'not-signed-in'],
  [404, 'no-record'],
  [403, 'load-failed'],
  [428, 'load-failed'],
  [429, 'not-reached'],
  [499, 'load-failed'],
  [500, 'not-reached'],
  [undefined, 'not-reached'],
])('profile screen: a load that answers %s is %s', (status, code) => {
  expect(profileScreenErrorFrom(status)).toBe(code)
})

test('profile screen: a refused load reads as not found; a failing server asks nobody to log in', () => {
  expect(profileScreenErrors['load-failed']).toMatchObject({
    title: 'Profile Not Found',
    message: 'Please log in to view your profile.',
  })
  expect(Object.values(profileScreenErrors['not-reached']).join(' ')).not.toMatch(/log in|not found/i)
  expect(fetchUserFailure(503)).toBe('Failed to fetch user data: 503')
})

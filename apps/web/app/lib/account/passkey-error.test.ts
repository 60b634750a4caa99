import type { CodedAuthFailure, PasskeyErrorCode } from '@dst/auth'
import { expect, test } from 'vitest'
import { passkeyErrorMessage, type PasskeyAction } from './passkey-error.ts'

const failure = (
  code: PasskeyErrorCode,
  provider: { code?: string; status?: number; retryAfterSeconds?: number } = {},
): CodedAuthFailure<PasskeyErrorCode> => ({
  kind: 'refused',
  provider: { message: 'x', ...provider },
  code,
})

test.each<[string, CodedAuthFailure<PasskeyErrorCode>, PasskeyAction, RegExp]>([
  ['a closed question at sign-in', failure('cancelled'), 'sign-in', /You are not signed in/],
  ['a closed question while adding', failure('cancelled'), 'add', /No passkey was added/],
  ['a device that holds one already', failure('known-already'), 'add', /already holds a passkey/],
  [
    'a passkey that was removed',
    failure('failed', { code: 'webauthn_verification_failed', status: 400 }),
    'sign-in',
    /no longer known here/,
  ],
  [
    'a service without passkeys',
    failure('failed', { code: 'passkey_disabled', status: 404 }),
    'sign-in',
    /switched off/,
  ],
  ['anything else', failure('failed', { status: 500 }), 'add', /did not work/],
])('%s is told', (_, failed, deed, words) => {
  expect(passkeyErrorMessage(failed, deed).message).toMatch(words)
})

test('too many tries say when the next can follow', () => {
  expect(passkeyErrorMessage(failure('failed', { status: 429, retryAfterSeconds: 30 }), 'sign-in')).toEqual({
    message: 'Too many tries. Please wait a moment.',
    retryAfterSeconds: 30,
  })
})

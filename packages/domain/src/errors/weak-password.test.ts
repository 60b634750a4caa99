import { expect, test } from 'vitest'
import {
  passwordChangeErrorFrom,
  passwordChangeErrors,
  passwordUpdateErrorFrom,
  passwordUpdateErrors,
  signUpErrorFrom,
  signUpErrors,
  weakPasswordErrorFrom,
} from './index.ts'

const official = 'Password is known to be weak and easy to guess, please choose a different one.'
const refusal = (...reasons: string[]) => ({ message: official, status: 422, code: 'weak_password', reasons })

test.each([
  ['characters', 'Please mix lowercase and uppercase letters, numbers and symbols in your password.'],
  ['pwned', 'This password is known from a data breach. Please choose another one.'],
  ['common', 'This is one of the most common passwords, and easy to guess. Please choose another one.'],
  [
    'personal',
    'A password that is your name, your email or the name of this site is easy to guess. Please choose another one.',
  ],
])('a password refused for “%s” is told the same way by every form', (reason, sentence) => {
  expect(signUpErrors[signUpErrorFrom(refusal(reason))].message).toBe(sentence)
  expect(passwordUpdateErrors[passwordUpdateErrorFrom(refusal(reason))].message).toBe(sentence)
  expect(passwordChangeErrors[passwordChangeErrorFrom('new-password', refusal(reason))].message).toBe(sentence)
})

test('the first known reason is told, but a short password first of all in the words of its form', () => {
  expect(weakPasswordErrorFrom(refusal('unheard-of', 'pwned', 'characters'))).toBe('password-breached')
  expect(weakPasswordErrorFrom(refusal('length', 'characters'))).toBeUndefined()
  expect(passwordUpdateErrors[passwordUpdateErrorFrom(refusal('length', 'characters'))].message).toBe(
    'Password does not meet security requirements',
  )
})

test.each([{ message: official, code: 'weak_password' }, refusal(), refusal('unheard-of'), { message: official }])(
  'without a reason that is known, %j keeps the words of its form',
  (error) => {
    expect(weakPasswordErrorFrom(error)).toBeUndefined()
    expect(signUpErrorFrom(error)).toBe('registration-failed')
    expect(passwordChangeErrorFrom('new-password', error)).toBe('failed')
  },
)

test('reasons without the code of a weak password say nothing', () => {
  expect(weakPasswordErrorFrom({ message: '', code: 'same_password', reasons: ['common'] })).toBeUndefined()
})

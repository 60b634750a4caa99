import { expect, test } from 'vitest'
import {
  validateContactMessage,
  validateProfile,
  validateResetRequest,
  validateSignIn,
  validateSignUp,
} from './index.ts'

const signUp = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@example.com',
  password: '12345678',
  termsAccepted: true,
}
const contact = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', subject: 'Hi', message: 'Call me' }

const foreignLetters = 'Please use an email address without letters such as ü or é: our mail can’t reach it'
const messages = (issues: readonly { message: string }[]) => issues.map(({ message }) => message)

test('a complete sign-up has no issues', () => {
  expect(validateSignUp(signUp)).toEqual([])
})

test('an empty sign-up lists everything together, in order', () => {
  const empty = { firstName: '', lastName: ' ', email: '', password: '', termsAccepted: false }
  expect(validateSignUp(empty)).toEqual([
    { field: 'firstName', code: 'first-name-required', message: 'First name is required' },
    { field: 'lastName', code: 'last-name-required', message: 'Last name is required' },
    { field: 'email', code: 'email-required', message: 'Email is required' },
    { field: 'password', code: 'password-too-short', message: 'Password must be at least 8 characters' },
    {
      field: 'termsAccepted',
      code: 'terms-not-accepted',
      message: 'You must agree to the Terms of Service and Privacy Policy',
    },
  ])
})

test.each([
  [99, []],
  [100, []],
  [101, ['First name must be at most 100 characters', 'Last name must be at most 100 characters']],
])('names of %i characters give %j', (length, expected) => {
  const name = 'n'.repeat(length)
  expect(messages(validateSignUp({ ...signUp, firstName: ` ${name} `, lastName: name }))).toEqual(expected)
})

test.each([
  ['ana', ['Please enter a valid email']],
  ['ana@', []],
  ['ana@example.com', []],
  ['jürgen@example.com', [foreignLetters]],
  ['ana@exämple.com', [foreignLetters]],
  ['アナ@example.com', [foreignLetters]],
  [` ${'a'.repeat(243)}@example.com `, []],
  [`${'a'.repeat(244)}@example.com`, ['Email must be at most 255 characters']],
])('the address %j of a sign-up gives %j', (email, expected) => {
  expect(messages(validateSignUp({ ...signUp, email }))).toEqual(expected)
})

test.each([
  ['1234567', ['Password must be at least 8 characters']],
  ['12345678', []],
  ['123456789', []],
])('the password %j of a sign-up gives %j', (password, expected) => {
  expect(messages(validateSignUp({ ...signUp, password }))).toEqual(expected)
})

test.each([
  ['', '', ['Email is required', 'Password is required']],
  ['ana', 'x', ['Please enter a valid email']],
  ['ana@-example.com', 'x', ['Please enter a valid email']],
  ['ana@example', 'x', []],
  [' ana@example.com ', 'x', []],
])('signing in as %j with %j gives %j', (email, password, expected) => {
  expect(messages(validateSignIn({ email, password }))).toEqual(expected)
})

test.each([
  ['', ['Email is required']],
  ['ana', ['Please enter a valid email']],
  ['ana@example.com', []],
  [`${'a'.repeat(243)}@example.com`, []],
  [`${'a'.repeat(244)}@example.com`, ['Email must be at most 255 characters']],
])('a reset for %j gives %j', (email, expected) => {
  expect(messages(validateResetRequest({ email }))).toEqual(expected)
})

test('a complete contact message has no issues', () => {
  expect(validateContactMessage(contact)).toEqual([])
})

test('an empty contact message lists all five fields, in order', () => {
  const empty = { firstName: '', lastName: '', email: '', subject: '', message: ' ' }
  expect(messages(validateContactMessage(empty))).toEqual([
    'First name is required',
    'Last name is required',
    'Email is required',
    'Subject is required',
    'Message is required',
  ])
})

test('a contact message needs an address that a browser would accept', () => {
  expect(messages(validateContactMessage({ ...contact, email: 'ana@@example.com' }))).toEqual([
    'Please enter a valid email',
  ])
})

test.each([
  ['firstName', 100, 'First name must be at most 100 characters'],
  ['lastName', 100, 'Last name must be at most 100 characters'],
  ['subject', 200, 'Subject must be at most 200 characters'],
  ['message', 5000, 'Message must be at most 5000 characters'],
] as const)('the %s of a contact message may have %i characters and not one more', (field, limit, sentence) => {
  expect(validateContactMessage({ ...contact, [field]: ` ${'x'.repeat(limit)} ` })).toEqual([])
  expect(messages(validateContactMessage({ ...contact, [field]: 'x'.repeat(limit + 1) }))).toEqual([sentence])
})

test('an address of 255 characters may be sent, and of one of 256 only the length is told', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect(validateContactMessage({ ...contact, email: address(255) })).toEqual([])
  expect(messages(validateContactMessage({ ...contact, email: address(256) }))).toEqual([
    'Email must be at most 255 characters',
  ])
  expect(messages(validateContactMessage({ ...contact, email: 'x'.repeat(300) }))).toEqual([
    'Email must be at most 255 characters',
  ])
})

test('an address with letters that mail can’t reach is told as such in every form that takes one', () => {
  const email = 'jürgen@exämple.com'
  const profile = { firstName: 'Ana', lastName: 'Lee', phoneNumber: '', location: '', bio: '' }
  for (const issues of [
    validateSignUp({ ...signUp, email }),
    validateSignIn({ email, password: 'x' }),
    validateResetRequest({ email }),
    validateContactMessage({ ...contact, email }),
    validateProfile({ ...profile, email }),
  ])
    expect(issues).toEqual([{ field: 'email', code: 'email-letters', message: foreignLetters }])
})

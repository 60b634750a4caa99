import { expect, test } from 'vitest'
import {
  newPasswordHelp,
  trimProfile,
  validateNewPassword,
  validatePasswordChange,
  validateProfile,
  validateRecoveryLink,
  validateVerificationLink,
} from './index.ts'

const profile = { firstName: 'Ana', lastName: 'Lee', email: 'ana@example.com', phoneNumber: '', location: '', bio: '' }
const messages = (issues: readonly { message: string }[]) => issues.map(({ message }) => message)

test('an empty profile lists its required fields, in order', () => {
  expect(validateProfile({ ...profile, firstName: ' ', lastName: '', email: ' ', phoneNumber: ' ' })).toEqual([
    { field: 'firstName', code: 'first-name-required', message: 'First name is required' },
    { field: 'lastName', code: 'last-name-required', message: 'Last name is required' },
    { field: 'email', code: 'email-required', message: 'Email address is required' },
  ])
})

test.each(['ana@example.com', ' ana@example.com ', 'a@b.co', 'a@b.c.d'])('a profile takes the address %j', (email) => {
  expect(validateProfile({ ...profile, email })).toEqual([])
})

test.each(['ana', 'ana@', 'ana@example', 'a b@example.com', 'a@@example.com', 'a@example.'])(
  'a profile refuses the address %j',
  (email) => {
    expect(messages(validateProfile({ ...profile, email }))).toEqual(['Please enter a valid email address'])
  },
)

test.each(['', '5550100', '555-0100', '+1 (555) 555-0100', '+1.555.555.0100', '123456789012345', ' 555 0100 '])(
  'a profile takes the phone number %j',
  (phoneNumber) => {
    expect(validateProfile({ ...profile, phoneNumber })).toEqual([])
  },
)

test.each(['555010', '1234567890123456', '555-010a', '55+50100', '-------', 'call me'])(
  'a profile refuses the phone number %j',
  (phoneNumber) => {
    expect(messages(validateProfile({ ...profile, phoneNumber }))).toEqual(['Please enter a valid phone number'])
  },
)

test.each([
  ['firstName', 'a'.repeat(100), 'First name must be at most 100 characters'],
  ['lastName', 'a'.repeat(100), 'Last name must be at most 100 characters'],
  ['email', `${'a'.repeat(243)}@example.com`, 'Email address must be at most 255 characters'],
  ['phoneNumber', `555 0100${' '.repeat(31)}1`, 'Phone number must be at most 40 characters'],
  ['location', 'a'.repeat(200), 'Location must be at most 200 characters'],
  ['bio', 'a'.repeat(2000), 'Bio must be at most 2000 characters'],
] as const)(
  '%s takes its longest entry with white space around it, and one character more is refused',
  (field, longest, sentence) => {
    expect(validateProfile({ ...profile, [field]: ` ${longest} ` })).toEqual([])
    const issues = validateProfile({ ...profile, [field]: `${longest.slice(0, 1)}${longest}` })
    expect(issues.map(({ field: about, message }) => [about, message])).toEqual([[field, sentence]])
  },
)

test('a profile is sent without surrounding white space', () => {
  const entered = {
    firstName: ' Ana',
    lastName: 'Lee ',
    email: ' a@b.co ',
    phoneNumber: ' ',
    location: ' Austin ',
    bio: '\nhi\n',
  }
  const sent = { firstName: 'Ana', lastName: 'Lee', email: 'a@b.co', phoneNumber: '', location: 'Austin', bio: 'hi' }
  expect(trimProfile(entered)).toEqual(sent)
})

test.each([
  ['', '', '', ['Current password is required', 'New password is required']],
  ['old-one-1', '', 'x', ['New password is required', 'New passwords do not match']],
  ['old-one-1', '1234567', '1234567', ['New password must be at least 8 characters long']],
  ['old-one-1', '12345678', '12345678', []],
  ['old-one-1', '123456789', '12345678', ['New passwords do not match']],
  ['12345678', '12345678', '12345678', ['New password must be different from current password']],
  [
    'short',
    'short',
    'other',
    [
      'New password must be at least 8 characters long',
      'New passwords do not match',
      'New password must be different from current password',
    ],
  ],
])('changing %j to %j, repeated as %j, gives %j', (currentPassword, newPassword, confirmPassword, expected) => {
  expect(messages(validatePasswordChange({ currentPassword, newPassword, confirmPassword }))).toEqual(expected)
})

const tooShort = 'Password must be at least 8 characters long'
const noLowercase = 'Password must contain at least one lowercase letter'
const noUppercase = 'Password must contain at least one uppercase letter'
const noDigit = 'Password must contain at least one number'

test.each([
  ['', [tooShort, noLowercase, noUppercase, noDigit]],
  ['Abcdef1', [tooShort]],
  ['Abcdefg1', []],
  ['Abcdefgh1', []],
  ['ABCDEFG1', [noLowercase]],
  ['abcdefg1', [noUppercase]],
  ['Abcdefgh', [noDigit]],
])('the new password %j gives %j', (password, expected) => {
  expect(messages(validateNewPassword({ password, confirmPassword: password }))).toEqual(expected)
})

test('a confirmation that differs comes last', () => {
  const issues = validateNewPassword({ password: 'short', confirmPassword: 'other' })
  expect(messages(issues)).toEqual([tooShort, noUppercase, noDigit, 'Passwords do not match'])
})

test('the help text states the rule', () => {
  expect(newPasswordHelp).toBe('Must be at least 8 characters with uppercase, lowercase, and number')
})

test.each([
  [{ token: 't', email: 'e' }, []],
  [{ token: 't' }, ['Invalid verification link. Missing token or email.']],
  [{ token: null, email: 'e' }, ['Invalid verification link. Missing token or email.']],
])('the verification link %j gives %j', (link, expected) => {
  expect(messages(validateVerificationLink(link))).toEqual(expected)
})

test.each([
  [{ accessToken: 'a', refreshToken: 'r', type: 'recovery' }, []],
  [{ accessToken: 'a', refreshToken: 'r', type: 'signup' }, ['Invalid Reset Link']],
  [{ accessToken: 'a', type: 'recovery' }, ['Invalid Reset Link']],
  [{ refreshToken: 'r', type: 'recovery' }, ['Invalid Reset Link']],
])('the recovery link %j gives %j', (link, expected) => {
  expect(messages(validateRecoveryLink(link))).toEqual(expected)
})

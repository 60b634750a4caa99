import { validateSignUp } from '@dst/domain/validation'
import { expect, test } from 'vitest'
import { fieldError, summaryItems } from './field-errors.ts'

const issues = validateSignUp({
  firstName: '',
  lastName: 'Keller',
  email: 'maria',
  password: 'long enough',
  termsAccepted: true,
})

test('a field shows its own issue and no other', () => {
  expect(fieldError(issues, 'email')).toBe('Please enter a valid email')
  expect(fieldError(issues, 'lastName')).toBeUndefined()
})

test('the summary keeps the order of the form and leads to the controls', () => {
  expect(summaryItems(issues, 'sign-up')).toEqual([
    { message: 'First name is required', fieldId: 'sign-up-firstName' },
    { message: 'Please enter a valid email', fieldId: 'sign-up-email' },
  ])
})

import { validateSignUp } from '@dst/domain/validation'
import { expect, test } from 'vitest'
import { fieldError, issuesAfterChange, summaryItems } from './field-errors.ts'

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

test('a corrected field loses its issue, another wrong text gets its own, and the other fields keep theirs', () => {
  const messages = (field: string, found: typeof issues) =>
    issuesAfterChange(issues, field, found).map(({ message }) => message)
  expect(messages('email', [])).toEqual(['First name is required'])
  expect(messages('firstName', [])).toEqual(['Please enter a valid email'])
  const empty = { field: 'email', code: 'email-required', message: 'Email is required' } as const
  expect(messages('email', [empty])).toEqual(['First name is required', 'Email is required'])
  expect(issuesAfterChange(issues, 'lastName', [])).toBe(issues)
})

import { validateContactMessage } from '@dst/domain/validation'
import { expect, test } from 'vitest'
import { domainResolver } from './domain-resolver.ts'

const empty = { firstName: '', lastName: '', email: '', subject: '', message: '' }
const complete = {
  firstName: ' Margaret ',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  subject: 'Day 45',
  message: 'My sale closes in March.',
}
const options = { fields: {}, shouldUseNativeValidation: false }

test('what a validator of the domain finds becomes the errors of the fields, in the order of the form', async () => {
  const { errors } = await domainResolver(validateContactMessage)(empty, undefined, options)
  expect(Object.entries(errors)).toEqual([
    ['firstName', { type: 'first-name-required', message: 'First name is required' }],
    ['lastName', { type: 'last-name-required', message: 'Last name is required' }],
    ['email', { type: 'email-required', message: 'Email is required' }],
    ['subject', { type: 'subject-required', message: 'Subject is required' }],
    ['message', { type: 'message-required', message: 'Message is required' }],
  ])
})

test('of several issues of a field, the first is its error', async () => {
  const issues = [
    { field: 'password', code: 'too-short', message: 'Too short' },
    { field: 'password', code: 'no-digit', message: 'No digit' },
  ]
  const { errors } = await domainResolver<{ password: string }>(() => issues)({ password: 'a' }, undefined, options)
  expect(errors).toEqual({ password: { type: 'too-short', message: 'Too short' } })
})

test('values without issues are passed on as they were typed', async () => {
  const resolved = await domainResolver(validateContactMessage)(complete, undefined, options)
  expect(resolved).toEqual({ values: complete, errors: {} })
})

import { describe, expect, test } from 'vitest'
import { issuesByField } from './message-issues.ts'

const complete = {
  firstName: 'Margaret',
  lastName: 'Ellison',
  email: 'margaret@example.com',
  subject: 'Day 45',
  message: 'My sale closes in March.',
}

describe('the fields of the contact form', () => {
  test('are all required, and told in the order of the form', () => {
    expect(Object.entries(issuesByField({ firstName: '', lastName: '', email: '', subject: '', message: '' }))).toEqual(
      [
        ['firstName', 'First name is required'],
        ['lastName', 'Last name is required'],
        ['email', 'Email is required'],
        ['subject', 'Subject is required'],
        ['message', 'Message is required'],
      ],
    )
  })

  test('want an e-mail address that is one', () => {
    expect(issuesByField({ ...complete, email: 'margaret' })).toEqual({ email: 'Please enter a valid email' })
  })

  test('say which of them is too long, before anything is sent', () => {
    const long = { ...complete, email: `${'m'.repeat(288)}@example.com`, message: 'x'.repeat(20_000) }
    expect(issuesByField(long)).toEqual({
      email: 'Email must be at most 255 characters',
      message: 'Message must be at most 5000 characters',
    })
  })

  test('may be sent when all are filled in', () => {
    expect(issuesByField(complete)).toEqual({})
  })
})

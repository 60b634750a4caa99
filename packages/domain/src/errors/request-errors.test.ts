import { expect, test } from 'vitest'
import {
  accountProbablyExists,
  connectionErrors,
  consultationErrorFrom,
  consultationErrors,
  contactErrorFrom,
  contactErrors,
  errorMessage,
  faqErrors,
  notices,
  outsideAuthProvider,
  questionnaireSubmitErrorFrom,
  questionnaireSubmitErrors,
} from './index.ts'

test.each([
  ['session', 'User not authenticated'],
  ['current-user', 'Failed to initialize user'],
  ['save', 'Failed to save user data'],
] as const)('questionnaire: stopping at %s tells %j', (stage, sentence) => {
  expect(errorMessage(questionnaireSubmitErrors[questionnaireSubmitErrorFrom(stage)])).toBe(sentence)
})

test('questionnaire: the server’s words show when a save is refused', () => {
  expect(errorMessage(questionnaireSubmitErrors['save-failed'], { message: 'Answer missing' })).toBe('Answer missing')
})

test('questionnaire: a failed tier sync is silent, and anything else falls back', () => {
  expect(questionnaireSubmitErrors[questionnaireSubmitErrorFrom('tier-sync')]).toHaveProperty('silent', true)
  expect(questionnaireSubmitErrors['submission-failed'].message).toBe('Submission failed')
})

test('consultation: both screens tell, in the same words', () => {
  expect(consultationErrors[consultationErrorFrom('questionnaire')]).toEqual({
    message: 'Failed to schedule consultation',
    toast: 'Error: Failed to schedule consultation. Please try again.',
    retryable: true,
  })
  expect(consultationErrors[consultationErrorFrom('profile')]).toEqual(consultationErrors['schedule-failed'])
  expect(consultationErrorFrom('profile')).toBe('profile-request-failed')
})

test.each([
  [{ kind: 'http', status: 400 }, 'rejected'],
  [{ kind: 'invalid-response' }, 'rejected'],
  [{ kind: 'network' }, 'network'],
  [{ kind: 'offline' }, 'offline'],
  [{ kind: 'timeout' }, 'network'],
  [{ kind: 'aborted' }, 'network'],
] as const)('contact: %j is %s', (failure, code) => {
  expect(contactErrorFrom(failure)).toBe(code)
})

test('contact: a refusal tells in the server’s words, if any', () => {
  expect(errorMessage(contactErrors.rejected, { message: 'Subject is too long' })).toBe('Subject is too long')
  expect(errorMessage(contactErrors.rejected, { message: '' })).toBe('Something went wrong. Please try again.')
})

test('no answer tells of the network, or that the browser is offline', () => {
  expect(connectionErrors.network.message).toBe('Network error. Please check your connection and try again.')
  expect(connectionErrors.offline.message).toBe('Connection failed. Please check your internet connection.')
  expect(contactErrors).toMatchObject(connectionErrors)
})

test('FAQ: a failed fetch is silent and an empty result is told', () => {
  expect(faqErrors['fetch-failed'].silent).toBe(true)
  expect(faqErrors['nothing-matches'].message).toBe('No FAQs found matching your criteria.')
})

test.each([
  ['sent', true],
  ['thrown', false],
  [{ message: 'For security purposes, wait' }, false],
  [{ message: 'Unable to process request' }, false],
  [{ message: 'email rate limit exceeded' }, true],
] as const)('auth library: a reset that gave %j means an account: %s', (outcome, exists) => {
  expect(accountProbablyExists(outcome)).toBe(exists)
})

test('what programmers read is there', () => {
  expect(outsideAuthProvider).toBe('useAuth must be used within an AuthProvider')
})

test('what went well is told as specified', () => {
  expect(Object.values(notices).map(({ message }) => message)).toEqual([
    'Verification email sent — Please check your inbox and spam folder.',
    'Email verified! You can now continue with your registration.',
    'Your email is verified. Please sign in to continue with your registration.',
    'Check your inbox for the verification link.',
    'Reset link sent!',
    'Your consultation has been scheduled successfully!',
    "Thank you! Your message has been sent successfully. We'll get back to you within 24 hours.",
  ])
  expect(notices['verify-email-resent'].title).toBe('Email sent!')
})

import { describe, expect, test } from 'vitest'
import { problemCodes, problemIssuesFromValidation, problems, problemSchema } from '../src/index.ts'
import { requiredSentence } from '../src/domain-rules.ts'
import { appointment, investor } from './samples.ts'

describe('a problem', () => {
  test('has a status and a sentence for every code', () => {
    expect(problemCodes.map((code) => [code, problems[code].status])).toEqual([
      ['malformed_request', 400],
      ['malformed_json', 400],
      ['validation_failed', 400],
      ['unauthenticated', 401],
      ['session_expired', 401],
      ['second_factor_required', 401],
      ['second_factor_missing', 401],
      ['desk_session_ended', 401],
      ['forbidden', 403],
      ['tier_not_eligible', 403],
      ['questionnaire_incomplete', 403],
      ['consultations_closed', 403],
      ['deletion_closed', 403],
      ['reauthentication_needed', 403],
      ['not_found', 404],
      ['conflict', 409],
      ['version_conflict', 409],
      ['exchange_file_conflict', 409],
      ['too_many_shares', 409],
      ['share_ended', 410],
      ['idempotency_key_reused', 409],
      ['slot_taken', 409],
      ['hold_expired', 409],
      ['request_ended', 409],
      ['action_pending', 409],
      ['too_late', 409],
      ['job_not_retryable', 409],
      ['job_not_cancelable', 409],
      ['request_shared', 409],
      ['request_withdrawn', 409],
      ['mails_switched_off', 409],
      ['consent_already_asked', 409],
      ['request_timeout', 408],
      ['payload_too_large', 413],
      ['headers_too_large', 431],
      ['unsupported_media_type', 415],
      ['compressed_body', 415],
      ['expectation_failed', 417],
      ['too_many_requests', 429],
      ['internal', 500],
      ['unavailable', 503],
    ])
    expect(Object.keys(problems)).toHaveLength(problemCodes.length)
  })

  test('uses the sentences of the product where there is one', () => {
    expect(problems.forbidden.sentence).toBe('You do not have permission to update this profile.')
    expect(problems.session_expired.sentence).toBe('Your session has expired. Please log in again.')
    expect(problems.internal.sentence).toBe('Server error occurred. Please try again in a few moments.')
  })

  test('is a sentence, a code, the request and perhaps issues', () => {
    const problem = {
      error: 'Not valid.',
      code: 'validation_failed',
      requestId: 'r-1',
      issues: [{ field: 'bio', code: 'too_big', message: 'Long' }],
    }
    expect(problemSchema.parse(problem)).toEqual(problem)
    expect(problemSchema.safeParse({ ...problem, code: 'teapot' }).success).toBe(false)
  })

  test('may carry the times that are left, or the record as it stands', () => {
    const { id: _, sequence: __, way: ___, ...slot } = appointment
    const taken = { error: 'Taken.', code: 'slot_taken', requestId: 'r-1', slots: [slot] }
    expect(problemSchema.parse(taken)).toEqual(taken)
    const conflict = { error: 'Changed.', code: 'version_conflict', requestId: 'r-1', current: investor }
    expect(problemSchema.parse(conflict)).toEqual(conflict)
    expect(problemSchema.safeParse({ ...conflict, current: { version: 2 } }).success).toBe(false)
  })
})

describe('issues from Fastify', () => {
  test('keep field, code and sentence, and name each unknown field', () => {
    expect(
      problemIssuesFromValidation([
        {
          keyword: 'custom',
          instancePath: '/contactInfo/email',
          message: 'Please enter a valid email address',
          params: {},
        },
        {
          keyword: 'unrecognized_keys',
          instancePath: '/',
          message: 'Unknown fields: a, b',
          params: { keys: ['a', 'b', 3] },
        },
        { keyword: 'invalid_type', instancePath: '/' },
      ]),
    ).toEqual([
      { field: 'contactInfo.email', code: 'custom', message: 'Please enter a valid email address' },
      { field: 'a', code: 'unrecognized_keys', message: 'Unknown field: a' },
      { field: 'b', code: 'unrecognized_keys', message: 'Unknown field: b' },
      { field: '', code: 'invalid_type', message: 'Invalid value' },
    ])
  })
})

test('asking for the sentence of an optional question is a mistake in the program', () => {
  expect(() => requiredSentence('passiveImportance')).toThrow('The questionnaire does not require "passiveImportance"')
})

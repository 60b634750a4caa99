import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isQuestionnaireRecord, saveUserBodySchema, saveUserHeadersSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { profile, record, requestId as key } from './samples.ts'

describe('the body of PUT /api/users/:email', () => {
  test('is the questionnaire record when it has an accreditation answer', () => {
    const body = saveUserBodySchema.parse(record)
    expect(body).toEqual(record)
    expect(isQuestionnaireRecord(body)).toBe(true)
  })

  test('is the profile fields otherwise', () => {
    const body = saveUserBodySchema.parse(profile)
    expect(body).toEqual(profile)
    expect(isQuestionnaireRecord(body)).toBe(false)
  })

  test('is refused with the issues of the record, even when the answer itself is wrong', () => {
    expect(refusals(saveUserBodySchema, { ...record, accredited: 'perhaps', qiReady: null })).toEqual([
      'accredited: Accreditation status must be one of: yes, notSure, no',
      'qiReady: Qualified intermediary status is required',
    ])
  })

  test('is refused with the issues of the profile when it mixes in a score', () => {
    expect(refusals(saveUserBodySchema, { ...profile, lastName: '', dstScore: 118 })).toEqual([
      'lastName: Last name is required',
      'dstScore: Unknown field: dstScore',
    ])
  })

  test.each([[null], ['text'], [7], [[]]])('is refused when it is %j', (value) => {
    expect(refusals(saveUserBodySchema, value)).toEqual([': Expected an object'])
  })

  test('is still refused by one shape after a further rule or description has been added', () => {
    const shape = saveUserBodySchema.check(
      z.refine(() => true),
      z.describe('What is saved'),
    )
    expect(refusals(shape, { ...profile, lastName: 7 })).toEqual(['lastName: Last name must be text'])
  })

  test('is described to OpenAPI as one of two shapes', () => {
    const { anyOf } = z.toJSONSchema(saveUserBodySchema, { io: 'input' })
    expect(anyOf?.map((shape) => shape.description)).toEqual([
      'The user record sent on questionnaire submit',
      'The profile fields',
    ])
  })
})

describe('the headers of PUT /api/users/:email', () => {
  test.each(['"1"', 'W/"12"', '"2147483647"'])('may name the version %s', (tag) => {
    expect(refusals(saveUserHeadersSchema, { 'if-match': tag, 'idempotency-key': key })).toEqual([])
  })

  test.each(['*', '1', '"a"', '"1", "2"', '""', '"12345678901"'])('are refused with If-Match: %s', (tag) => {
    expect(refusals(saveUserHeadersSchema, { 'if-match': tag })).toEqual([
      'if-match: The If-Match header must be the ETag of an earlier answer',
    ])
  })

  test('take a UUID as key, and may all be left out', () => {
    expect(refusals(saveUserHeadersSchema, { 'idempotency-key': '1' })).toEqual([
      'idempotency-key: The Idempotency-Key header must be a UUID',
    ])
    expect(saveUserHeadersSchema.parse({ accept: 'application/json' })).toEqual({ accept: 'application/json' })
  })
})

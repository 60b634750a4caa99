import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isQuestionnaireRecord, saveUserBodySchema } from '../src/index'
import { refusals } from './refusals'
import { profile, record } from './samples'

describe('the body of PUT /api/users/:email', () => {
  test('is the questionnaire record when it has an accreditation answer', () => {
    const body = saveUserBodySchema.parse(record)
    expect(body).toEqual(record)
    expect(isQuestionnaireRecord(body)).toBe(true)
  })

  test('is the six profile fields otherwise', () => {
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

  test('is described to OpenAPI as one of two shapes', () => {
    const { anyOf } = z.toJSONSchema(saveUserBodySchema, { io: 'input' })
    expect(anyOf?.map((shape) => shape.description)).toEqual([
      'The user record sent on questionnaire submit',
      'The six profile fields',
    ])
  })
})

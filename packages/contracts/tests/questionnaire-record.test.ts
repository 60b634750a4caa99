import { describe, expect, test } from 'vitest'
import { questionnaireRecordSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { record } from './samples.ts'

describe('the user record', () => {
  test('is accepted as the questionnaire sends it', () => {
    expect(questionnaireRecordSchema.parse(record)).toEqual(record)
  })

  test('counts passive importance as 1 when it was left alone', () => {
    const { passiveImportance: _, ...rest } = record
    expect(questionnaireRecordSchema.parse(rest).passiveImportance).toBe(1)
  })

  // docs/product/questionnaire.md#required-answers
  test.each([
    ['accredited', 'Accreditation status is required'],
    ['saleStatus', 'Property sale status is required'],
    ['equityBracket', 'Real estate equity is required'],
    ['horizon', 'Investment time horizon is required'],
    ['returnNeed', 'Target annual return is required'],
    ['location', 'Property location preference is required'],
    ['propertyType', 'Property type preference is required'],
    ['mortgageBracket', 'Mortgage percentage is required'],
    ['prior1031', '1031 exchange experience is required'],
    ['qiReady', 'Qualified intermediary status is required'],
    ['riskBehavior', 'Investment risk preference is required'],
    ['truthfulAcknowledgement', 'You must acknowledge truthful responses'],
  ])('without %s is refused: %s', (field, sentence) => {
    for (const missing of [undefined, null, '']) {
      expect(refusals(questionnaireRecordSchema, { ...record, [field]: missing })).toEqual([`${field}: ${sentence}`])
    }
  })

  test.each([
    ['accredited', 'maybe', 'Accreditation status must be one of: yes, notSure, no'],
    ['saleStatus', '3-6 mo', 'Property sale status must be one of: active, lt3mo, 3-6mo, 6-12mo, ownNoSale, none'],
    ['equityBracket', '1000', 'Real estate equity must be one of: <100, 100-249, 250-499, 500-999, >=1000'],
    ['prior1031', true, '1031 exchange experience must be one of: yes, no'],
    ['passiveImportance', 0, 'Passive importance must be a whole number from 1 to 5'],
    ['passiveImportance', 6, 'Passive importance must be a whole number from 1 to 5'],
    ['passiveImportance', 2.5, 'Passive importance must be a whole number from 1 to 5'],
    ['truthfulAcknowledgement', false, 'You must acknowledge truthful responses'],
    ['riskTolerance', 2, 'Risk tolerance must be 1, 3 or 5'],
    ['accountType', 'admin', 'Account type must be one of: investor'],
    ['authProvider', 'facebook', 'Sign-in method must be one of: google, email'],
    ['dstSegment', 'platinum', 'Segment must be one of: gold, silver, bronze, nurtured'],
    ['dstScore', 1001, 'Score is out of range'],
    ['dstScore', -1001, 'Score is out of range'],
    ['dstScore', '92', 'Score must be a number'],
    ['dateOfBirth', '1970-02-30', 'Date of birth must be a date, for example 1970-12-31'],
    ['phoneNumber', '12', 'Please enter a valid phone number'],
    ['email', 'maria', 'Please enter a valid email address'],
    ['username', ' ', 'Username is required'],
    ['emailNotifications', 'true', 'Email notifications must be true or false'],
  ])('with %s = %j is refused: %s', (field, value, sentence) => {
    expect(refusals(questionnaireRecordSchema, { ...record, [field]: value })).toEqual([`${field}: ${sentence}`])
  })

  test.each([
    ['email', 'maria@localhost'],
    ['email', 'mária@example.com'],
    ['dateOfBirth', '1970-02-28'],
    ['dateOfBirth', ''],
    ['phoneNumber', ''],
    ['lastName', ''],
    ['dstScore', -13],
    ['dstScore', 118],
  ])('with %s = %j is accepted', (field, value) => {
    expect(refusals(questionnaireRecordSchema, { ...record, [field]: value })).toEqual([])
  })

  test('with a field of its own making is refused', () => {
    expect(refusals(questionnaireRecordSchema, { ...record, isAdmin: true })).toEqual([
      'isAdmin: Unknown field: isAdmin',
    ])
  })
})

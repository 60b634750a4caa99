import { questionnaireRecordSchema } from '@dst/contracts'
import { describe, expect, test } from 'vitest'
import { questionnaireRecord } from './questionnaire-record.ts'
import { goldAnswers, nurturedAnswers } from './testing/answers.ts'

const now = new Date('2026-11-21T10:00:00Z')
const ada = {
  userId: '6f2c0a52',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'ada',
  dateOfBirth: null,
  phoneNumber: null,
  authProvider: 'email',
} as const

describe('questionnaire record', () => {
  test('holds the person, the answers, the score and the sent markers', () => {
    expect(questionnaireRecord(ada, goldAnswers, now)).toEqual({
      username: 'ada',
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      dateOfBirth: null,
      phoneNumber: null,
      accountType: 'investor',
      authProvider: 'email',
      password: 'managed-by-auth-provider',
      accredited: 'yes',
      saleStatus: 'active',
      equityBracket: '500-999',
      horizon: '5-10 years',
      returnNeed: '6.1%-8%',
      passiveImportance: 4,
      location: 'No preference',
      propertyType: 'multifamily',
      mortgageBracket: '<25%',
      prior1031: 'no',
      qiReady: 'no',
      riskBehavior: 'Moderate',
      truthfulAcknowledgement: true,
      riskTolerance: 3,
      advisor: 'no',
      notes: '',
      dstScore: 101,
      dstSegment: 'gold',
      userTier: 'gold',
      emailNotifications: true,
      smsNotifications: false,
      marketingNotifications: true,
    })
  })

  test('makes up a user name from the time when none is known', () => {
    expect(questionnaireRecord({ ...ada, username: undefined }, goldAnswers, now).username).toBe('user_1795255200000')
  })

  test('sends a score below zero as it is', () => {
    expect(questionnaireRecord(ada, nurturedAnswers, now)).toMatchObject({
      dstScore: -13,
      userTier: 'nurtured',
      riskTolerance: 1,
    })
  })

  test.each([goldAnswers, nurturedAnswers])('is what the contract accepts', (answers) => {
    expect(questionnaireRecordSchema.safeParse(questionnaireRecord(ada, answers, now)).success).toBe(true)
  })
})

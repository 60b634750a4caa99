import type { QuestionnaireRecordInput } from '@dst/contracts'
import type { TestPerson } from './tokens.js'

export const ruth: TestPerson = {
  userId: '0b0f6a3e-51a5-4a0e-8a53-0d1f3f6f9a01',
  email: 'ruth@example.com',
  metadata: { firstName: 'Ruth', lastName: 'Okafor' },
}
export const walter: TestPerson = { userId: '7d9c1d42-3a0b-4a3a-9a36-5f5b7b2c2e02', email: 'walter@example.com' }

/** Answers worth 95 points by the table of the specification: 20+3+20+10+10+6+3+0+15+8. */
export function goldRecord(email: string): QuestionnaireRecordInput {
  return {
    username: 'ruth',
    email,
    firstName: 'Ruth',
    lastName: 'Okafor',
    dateOfBirth: null,
    phoneNumber: null,
    accountType: 'investor',
    authProvider: 'email',
    password: 'managed-by-auth-provider',
    accredited: 'yes',
    saleStatus: '3-6mo',
    equityBracket: '500-999',
    horizon: '5-10 years',
    returnNeed: '6.1%-8%',
    passiveImportance: 3,
    location: 'Texas',
    propertyType: 'multifamily',
    mortgageBracket: '25-50%',
    prior1031: 'yes',
    qiReady: 'yes',
    riskBehavior: 'Moderate',
    truthfulAcknowledgement: true,
    riskTolerance: 3,
    advisor: 'no',
    notes: '',
    dstScore: 95,
    dstSegment: 'gold',
    userTier: 'gold',
    emailNotifications: true,
    smsNotifications: false,
    marketingNotifications: true,
  }
}

/** The answers of the lowest score, -13: a nurtured investor. */
export function nurturedRecord(email: string): QuestionnaireRecordInput {
  return {
    ...goldRecord(email),
    accredited: 'no',
    saleStatus: 'none',
    equityBracket: '<100',
    horizon: '<5 years',
    returnNeed: '> 10%',
    passiveImportance: 1,
    mortgageBracket: '>75%',
    prior1031: 'no',
    qiReady: 'no',
    riskBehavior: 'Conservative',
    riskTolerance: 1,
    dstScore: -13,
    dstSegment: 'nurtured',
    userTier: 'nurtured',
  }
}

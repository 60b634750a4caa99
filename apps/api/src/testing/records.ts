import type { QuestionnaireRecordInput } from '@dst/contracts'
import { sampleRecord } from '@dst/contracts/sample-investor'
import type { TestUser } from './tokens.ts'

export const ruth: TestUser = {
  userId: '0b0f6a3e-51a5-4a0e-8a53-0d1f3f6f9a01',
  email: 'ruth@example.com',
  metadata: { firstName: 'Ruth', lastName: 'Okafor' },
}
export const walter: TestUser = { userId: '7d9c1d42-3a0b-4a3a-9a36-5f5b7b2c2e02', email: 'walter@example.com' }

/** Answers worth 95 points by `scoringPoints`: 20+3+20+10+10+6+3+0+15+8. */
export function goldRecord(email: string): QuestionnaireRecordInput {
  return {
    ...sampleRecord,
    username: 'ruth',
    email,
    firstName: 'Ruth',
    lastName: 'Okafor',
    saleStatus: '3-6mo',
    passiveImportance: 3,
    location: 'Texas',
    mortgageBracket: '25-50%',
    prior1031: 'yes',
    qiReady: 'yes',
    dstScore: 95,
  }
}

/** The answers with the lowest score, -13: a nurtured investor. */
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

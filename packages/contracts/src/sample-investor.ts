import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Investor } from './investor.ts'
import type { QuestionnaireRecord } from './questionnaire-record.ts'

/** A fictional person for examples, fakes and tests. */
export const sampleUser = { firstName: 'Maria', lastName: 'Keller', email: 'maria.keller@example.com' } as const

/** The sample investor's complete answers: score 101, gold. */
export const sampleAnswers = {
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
} as const satisfies QuestionnaireAnswers

/** The user record that carries the sample investor's answers. */
export const sampleRecord = {
  username: 'maria.keller',
  ...sampleUser,
  dateOfBirth: null,
  phoneNumber: null,
  accountType: 'investor',
  authProvider: 'email',
  password: 'managed-by-auth-provider',
  ...sampleAnswers,
  riskTolerance: 3,
  advisor: 'no',
  notes: '',
  dstScore: 101,
  dstSegment: 'gold',
  userTier: 'gold',
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
} as const satisfies QuestionnaireRecord

/** An investor who has an account and has not answered the questionnaire yet. */
export const newInvestor: Investor = {
  id: '6f1c1b0e-5d3a-4c86-9d63-2f8f0a4f7c11',
  ...sampleUser,
  phoneNumber: null,
  location: null,
  bio: null,
  profileImageUrl: null,
  dstSegment: null,
  dstScore: 0,
  accredited: null,
  horizon: null,
  returnNeed: null,
  riskTolerance: null,
  propertyType: null,
  mortgageBracket: null,
  prior1031: null,
  qiReady: null,
  passiveImportance: null,
  equityBracket: null,
  saleStatus: null,
  shareWithVc: null,
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
  twoFactorAuth: false,
  questionnaireCompletedAt: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
  version: 1,
}

const { riskBehavior: _, truthfulAcknowledgement: __, ...storedAnswers } = sampleAnswers

/** The same investor after the questionnaire. */
export const goldInvestor: Investor = {
  ...newInvestor,
  ...storedAnswers,
  riskTolerance: sampleRecord.riskTolerance,
  dstSegment: sampleRecord.dstSegment,
  dstScore: sampleRecord.dstScore,
  questionnaireCompletedAt: newInvestor.updatedAt,
}

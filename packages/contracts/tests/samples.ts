import type { Consultation, Investor, QuestionnaireRecord, Submission } from '../src/index'

/** The user record exactly as specification section 3 lists it. */
export const record = {
  username: 'maria.keller',
  email: 'maria.keller@example.com',
  firstName: 'Maria',
  lastName: 'Keller',
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
  mortgageBracket: '25-50%',
  prior1031: 'no',
  qiReady: 'yes',
  riskBehavior: 'Moderate',
  truthfulAcknowledgement: true,
  riskTolerance: 3,
  advisor: 'no',
  notes: '',
  dstScore: 92,
  dstSegment: 'gold',
  userTier: 'gold',
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
} as const satisfies QuestionnaireRecord

export const profile = {
  firstName: 'Maria',
  lastName: 'Keller',
  email: 'maria.keller@example.com',
  phoneNumber: '+1 (555) 010-4477',
  location: 'Denver, Colorado',
  bio: 'Owns two rental houses.',
}

export const investor = {
  id: '6f1c1b0e-5d3a-4c86-9d63-2f8f0a4f7c11',
  firstName: 'Maria',
  lastName: null,
  email: 'maria.keller@example.com',
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
} as const satisfies Investor

export const contactMessage = {
  firstName: 'Maria',
  lastName: 'Keller',
  email: 'maria@localhost',
  subject: 'Deadlines',
  message: 'When does the 45-day window start?',
}

export const requestId = '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a10'

export const partner = {
  name: 'Example Advisory Partners',
  crd: '000000',
  formAdvUrl: 'https://partner.example.com/adv',
}

export const receipt = {
  id: requestId,
  requestDate: '2026-11-21T10:00:00.000Z',
  preferredContactMethod: 'phone',
  bestContactTime: 'anytime',
  shareDataConsent: true,
  textConsent: false,
  phoneNumber: '+1 555 010 4477',
  state: 'queued',
  contactBy: '2026-11-22T10:00:00.000Z',
  partner,
} as const

export const appointment = {
  id: requestId,
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T15:30:00.000Z',
  sequence: 0,
}

export const consultation = {
  ...receipt,
  notes: null,
  appointment,
  partnerMayHaveIt: false,
  events: [{ at: '2026-11-21T10:00:00.000Z', event: 'asked' }],
} satisfies Consultation

export const submission = {
  id: requestId,
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers: { accredited: 'yes', passiveImportance: 4, truthfulAcknowledgement: true },
  score: -13,
  tier: 'nurtured',
} as const satisfies Submission

export const consent = {
  id: requestId,
  at: '2026-11-21T10:00:00.000Z',
  kind: 'data-sharing',
  given: true,
  reason: 'choice',
  recipient: partner,
  version: '3f5a9c01',
  words: 'I ask you to share my contact details.',
  consultationRequestId: requestId,
}

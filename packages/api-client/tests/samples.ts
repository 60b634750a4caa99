import { newInvestor, samplePartner } from '../src/testing/index'

export { newInvestor as investor }

export const profile = {
  firstName: 'Maria',
  lastName: 'Keller',
  email: 'maria.keller@example.com',
  phoneNumber: '',
  location: 'Denver',
  bio: '',
}

/** Scores 20 + 20 + 20 + 10 + 8 + 8 + 10 + 0 + 3 + 0 = 99 by the table of specification section 5. */
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
  location: 'Texas',
  propertyType: 'multifamily',
  mortgageBracket: '25-50%',
  prior1031: 'no',
  qiReady: 'yes',
  riskBehavior: 'Moderate',
  truthfulAcknowledgement: true,
  riskTolerance: 3,
  advisor: 'no',
  notes: '',
  dstScore: 99,
  dstSegment: 'gold',
  userTier: 'gold',
  emailNotifications: true,
  smsNotifications: false,
  marketingNotifications: true,
} as const

export const contactMessage = {
  firstName: 'Maria',
  lastName: 'Keller',
  email: 'maria.keller@example.com',
  subject: 'Deadlines',
  message: 'When does the 45-day window start?',
}

export const consultationReceipt = {
  id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a10',
  requestDate: '2026-11-21T10:00:00.000Z',
  preferredContactMethod: 'phone',
  bestContactTime: 'anytime',
  shareDataConsent: false,
  textConsent: false,
  phoneNumber: null,
  state: 'saved',
  contactBy: null,
  partner: samplePartner,
} as const

export const contactReceipt = {
  id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a11',
  receivedAt: '2026-11-21T10:00:00.000Z',
}

export const appointment = {
  id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a12',
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T15:30:00.000Z',
  sequence: 0,
}

import { sampleUser, sampleRecord } from '@dst/contracts/sample-investor'
import type { ExchangeShare, SavedExchangeFile } from '@dst/contracts'
import { emptyExchangeFile } from '@dst/domain/exchange-file'
import { newInvestor, samplePartner } from '../src/testing/index.ts'

export { newInvestor as investor }

export const profile = {
  ...sampleUser,
  phoneNumber: '',
  location: 'Denver',
  bio: '',
}

/** Scores 20 + 20 + 20 + 10 + 8 + 8 + 10 + 0 + 3 + 0 = 99 by `scoringPoints`. */
export const record = {
  ...sampleRecord,
  location: 'Texas',
  mortgageBracket: '25-50%',
  qiReady: 'yes',
  dstScore: 99,
} as const

export const contactMessage = {
  ...sampleUser,
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
  contactTimeZone: null,
  facts: null,
  contactBy: null,
  sharedAt: null,
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
  way: { kind: 'phone', phoneNumber: '+1 555 010 4477' },
} as const

export const savedFile: SavedExchangeFile = {
  file: { ...emptyExchangeFile, sales: [{ id: 'k3x9', closing: '2026-11-21', price: 2_000_000 }] },
  version: 3,
  updatedAt: '2026-11-21T10:00:00.000Z',
}

export const share: ExchangeShare = {
  id: 'Ab_-'.repeat(8),
  createdAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-12-21T10:00:00.000Z',
  withdrawnAt: null,
  opens: ['2026-11-22T08:00:00.000Z'],
}

import { describe, expect, test } from 'vitest'
import { consentRecordSchema, myDataSchema, submissionSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { consent, consultation, contactMessage, exchangeFile, investor, requestId, submission } from './samples.ts'

const time = '2026-11-21T10:00:00.000Z'

const everything = {
  writtenAt: time,
  profile: {
    ...investor,
    username: 'maria.keller',
    dateOfBirth: null,
    accountType: 'investor',
    authProvider: 'email',
    advisor: 'no',
    notes: '',
    createdAt: time,
  },
  account: { email: investor.email, confirmed: true, lastSignInAt: null },
  submissions: [submission],
  consultations: [
    {
      ...consultation,
      score: 101,
      tier: 'gold',
      version: 2,
      sharedAt: time,
      timeZone: null,
      acknowledgedAt: null,
      submittedAt: [time, time],
      choices: [null, { method: 'phone', shareDataConsent: true, textConsent: false, facts: ['lastNamingDay'] }],
      events: [{ at: time, event: 'acknowledged', channel: 'webhook', version: 2 }],
    },
  ],
  held: { id: requestId, start: time, end: time, heldUntil: time },
  shared: [{ requestId, state: 'acknowledged', passedOn: true, lead: { score: 101, person: { firstName: 'Maria' } } }],
  exchangeShares: [
    {
      id: 'q'.repeat(32),
      createdAt: time,
      expiresAt: time,
      withdrawnAt: null,
      opens: [time],
      ciphertext: 'AAAA',
    },
  ],
  exchangeFile: { file: exchangeFile, version: 3, updatedAt: time, createdAt: time },
  exchangeReminders: { timeZone: 'America/Phoenix', checkAt: time, remindedOn: '2026-12-06' },
  consents: [{ ...consent, shownHash: null, phoneHash: null }],
  contactMessages: [{ id: requestId, receivedAt: time, suspected: false, ...contactMessage }],
  activity: [{ at: time, action: 'profile_saved', details: {} }],
}

describe('what a person is told about themselves', () => {
  test('has every part', () => {
    expect(myDataSchema.parse(everything)).toEqual(everything)
    for (const part of Object.keys(everything)) {
      expect(refusals(myDataSchema, { ...everything, [part]: undefined }), part).toHaveLength(1)
    }
  })

  test('lists answered questionnaires with their score and tier', () => {
    expect(submissionSchema.parse({ ...submission, investorId: requestId })).toEqual(submission)
    expect(refusals(submissionSchema, { ...submission, score: 12.5 })).toHaveLength(1)
    expect(refusals(submissionSchema, { ...submission, tier: 'platinum' })).toHaveLength(1)
    expect(refusals(submissionSchema, { ...submission, answers: { horizon: null } })).toHaveLength(1)
  })

  test('lists consents with their words, to whom, and who decided', () => {
    expect(consentRecordSchema.parse(consent)).toEqual(consent)
    const signal = {
      ...consent,
      kind: 'marketingNotifications',
      given: false,
      reason: 'privacy_signal',
      recipient: null,
      consultationRequestId: null,
    }
    expect(refusals(consentRecordSchema, signal)).toEqual([])
    expect(refusals(consentRecordSchema, { ...consent, reason: 'default' })).toHaveLength(1)
    expect(refusals(consentRecordSchema, { ...consent, words: null })).toHaveLength(1)
  })
})

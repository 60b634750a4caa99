import type { Consultation, Partner, Submission } from '@dst/contracts'

/** The partner firm that receives requests in the fake. */
export const samplePartner: Partner = {
  name: 'Example Advisory Partners',
  crd: '000000',
  formAdvUrl: 'https://partner.example.com/form-adv',
}

/** A request that the partner has acknowledged. */
export const acknowledgedConsultation: Consultation = {
  id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a10',
  requestDate: '2026-11-21T10:00:00.000Z',
  preferredContactMethod: 'phone',
  bestContactTime: 'anytime',
  contactTimeZone: null,
  shareDataConsent: true,
  textConsent: false,
  phoneNumber: '+1 555 010 4477',
  state: 'acknowledged',
  contactBy: '2026-11-22T10:00:00.000Z',
  sharedAt: '2026-11-21T10:00:00.000Z',
  partner: samplePartner,
  notes: null,
  facts: null,
  appointment: null,
  partnerMayHaveIt: true,
  opened: [],
  events: [
    { at: '2026-11-21T10:00:00.000Z', event: 'asked' },
    { at: '2026-11-21T10:00:04.000Z', event: 'acknowledged' },
  ],
}

/** The answers of the gold sample investor, with a score of 101. */
export const goldSubmission: Submission = {
  id: '0b8f6a52-9a0e-4a53-b0f4-6b6d4f3e2a12',
  submittedAt: '2026-11-21T10:00:00.000Z',
  answers: {
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
  },
  score: 101,
  tier: 'gold',
}

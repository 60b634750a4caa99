import { goldInvestor } from '@dst/api-client/testing'
import { describe, expect, it } from 'vitest'
import { blankConsultation, consultationPayload } from './consultation-payload'

describe('consultation payload', () => {
  it('starts without consent, by phone, at any time', () => {
    expect(consultationPayload(blankConsultation, { variant: 'result' })).toEqual({
      preferredContactMethod: 'phone',
      bestContactTime: 'anytime',
      shareDataConsent: false,
    })
  })

  it('sends notes trimmed, and leaves them out when they hold no words', () => {
    const withNotes = { ...blankConsultation, notes: '  My sale closes in May. \n' }
    expect(consultationPayload(withNotes, { variant: 'result' }).notes).toBe('My sale closes in May.')
    expect(consultationPayload({ ...blankConsultation, notes: ' \n ' }, { variant: 'result' })).not.toHaveProperty('notes')
  })

  it('carries the investor profile when it comes from the profile', () => {
    const entry = { ...blankConsultation, shareDataConsent: true, preferredContactMethod: 'text', bestContactTime: 'evening' } as const
    expect(consultationPayload(entry, { variant: 'profile', profile: goldInvestor })).toEqual({
      preferredContactMethod: 'text',
      bestContactTime: 'evening',
      shareDataConsent: true,
      investmentHorizon: '5-10 years',
      propertyType: 'multifamily',
      returnExpectations: '6.1%-8%',
      exchange1031Timeline: 'active',
      contactInfo: { firstName: 'Maria', lastName: 'Keller', email: 'maria.keller@example.com', phone: '' },
    })
  })
})

import { acknowledgedConsultation, goldInvestor } from '@dst/api-client/testing'
import { describe, expect, test } from 'vitest'
import { consultationPayload, openingEntry } from './consultation-payload.ts'

const result = { variant: 'result' } as const
const contactTimeZone = 'America/Denver'
const fresh = openingEntry(undefined, '', contactTimeZone)

describe('the consultation form as it opens', () => {
  test('has no consent, anytime, and no way to be reached where no number is known', () => {
    expect(fresh).toEqual({
      shareDataConsent: false,
      preferredContactMethod: undefined,
      bestContactTime: 'anytime',
      contactTimeZone,
      phoneNumber: '',
      textConsent: false,
      notes: '',
      facts: {},
    })
  })

  test('has the number of the profile, and then the phone chosen', () => {
    expect(openingEntry(undefined, '+1 555 555 0100')).toMatchObject({
      preferredContactMethod: 'phone',
      phoneNumber: '+1 555 555 0100',
    })
  })

  test('has the open request, which it changes', () => {
    const earlier = {
      ...acknowledgedConsultation,
      preferredContactMethod: 'email',
      phoneNumber: null,
      notes: 'After six.',
      facts: { debtToReplace: 400_000 },
    } as const
    expect(openingEntry(earlier, '+1 555 555 0100', contactTimeZone)).toEqual({
      shareDataConsent: true,
      preferredContactMethod: 'email',
      bestContactTime: 'anytime',
      contactTimeZone,
      phoneNumber: '+1 555 555 0100',
      textConsent: false,
      notes: 'After six.',
      facts: { debtToReplace: 400_000 },
    })
    expect(openingEntry(acknowledgedConsultation, 'another').phoneNumber).toBe('+1 555 010 4477')
    const fromTheCoast = { ...earlier, contactTimeZone: 'America/Los_Angeles' }
    expect(openingEntry(fromTheCoast, '', contactTimeZone).contactTimeZone).toBe('America/Los_Angeles')
  })
})

describe('consultation payload', () => {
  test('sends what was chosen, and nothing that was not', () => {
    expect(consultationPayload(fresh, result)).toEqual({
      bestContactTime: 'anytime',
      contactTimeZone,
      shareDataConsent: false,
    })
    expect(
      consultationPayload({ ...fresh, preferredContactMethod: 'phone', phoneNumber: ' +1 555 555 0100 ' }, result),
    ).toEqual({
      preferredContactMethod: 'phone',
      bestContactTime: 'anytime',
      contactTimeZone,
      shareDataConsent: false,
      phoneNumber: '+1 555 555 0100',
    })
    expect(
      consultationPayload({ ...fresh, preferredContactMethod: 'email', phoneNumber: '12' }, result),
    ).not.toHaveProperty('phoneNumber')
  })

  test('consents to text messages only where they are asked for and something is shared', () => {
    const text = {
      ...fresh,
      preferredContactMethod: 'text',
      phoneNumber: '+1 555 555 0100',
      textConsent: true,
      shareDataConsent: true,
    } as const
    expect(consultationPayload(text, result)).toHaveProperty('textConsent', true)
    expect(consultationPayload({ ...text, preferredContactMethod: 'phone' }, result)).not.toHaveProperty('textConsent')
    expect(consultationPayload({ ...text, shareDataConsent: false }, result)).not.toHaveProperty('textConsent')
  })

  test('sends notes trimmed, and leaves them out when they hold no words', () => {
    const withNotes = { ...fresh, notes: '  My sale closes in May. \n' }
    expect(consultationPayload(withNotes, result).notes).toBe('My sale closes in May.')
    expect(consultationPayload({ ...fresh, notes: ' \n ' }, result)).not.toHaveProperty('notes')
  })

  test('sends the facts that were ticked, with or without the consent to share', () => {
    const facts = { debtToReplace: 400_000, lastNamingDay: '2027-01-05' }
    expect(consultationPayload(fresh, result)).not.toHaveProperty('facts')
    for (const shareDataConsent of [true, false])
      expect(consultationPayload({ ...fresh, facts, shareDataConsent }, result)).toMatchObject({ facts })
  })

  test('carries the investor profile when it comes from the profile', () => {
    const entry = {
      ...fresh,
      shareDataConsent: true,
      preferredContactMethod: 'email',
      bestContactTime: 'evening',
    } as const
    expect(consultationPayload(entry, { variant: 'profile', profile: goldInvestor })).toEqual({
      preferredContactMethod: 'email',
      bestContactTime: 'evening',
      contactTimeZone,
      shareDataConsent: true,
      investmentHorizon: '5-10 years',
      propertyType: 'multifamily',
      returnExpectations: '6.1%-8%',
      exchange1031Timeline: 'active',
      contactInfo: { firstName: 'Maria', lastName: 'Keller', email: 'maria.keller@example.com', phone: '' },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { confirmationItems, whatHappensNext } from './confirmation'

const receipt = {
  id: '00000000-0000-4000-8000-000000000001',
  requestDate: '2026-11-22T02:30:00.000Z',
  preferredContactMethod: 'text',
  bestContactTime: 'morning',
  shareDataConsent: true,
} as const

describe('confirmation of a consultation request', () => {
  it('repeats what was asked for, on the day of the person who asked', () => {
    expect(confirmationItems(receipt, 'America/New_York')).toEqual([
      { term: 'Request date', description: 'November 21, 2026' },
      { term: 'Preferred contact', description: 'Text message' },
      { term: 'Best time', description: 'Morning (9am-12pm)' },
      { term: 'Data sharing', description: 'You agreed to share your profile' },
    ])
  })

  it('announces contact within 24 hours when the profile may be shared', () => {
    expect(whatHappensNext(receipt)).toContain('will contact you within 24 hours')
  })

  it('announces no contact when nothing was shared', () => {
    expect(confirmationItems({ ...receipt, shareDataConsent: false })[3]?.description).toBe('Your profile stays private')
    expect(whatHappensNext({ shareDataConsent: false })).not.toContain('will contact you')
  })
})

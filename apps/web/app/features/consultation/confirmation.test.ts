import { acknowledgedConsultation } from '@dst/api-client/testing'
import { describe, expect, test } from 'vitest'
import { confirmationItems, confirmationTitle, keepsPromise, receiptToast, whatHappensNext } from './confirmation.ts'

const receipt = {
  ...acknowledgedConsultation,
  requestDate: '2026-11-22T02:30:00.000Z',
  preferredContactMethod: 'text',
  bestContactTime: 'morning',
  contactBy: '2026-11-23T02:30:00.000Z',
  sharedAt: '2026-11-22T02:30:00.000Z',
} as const
const saved = { ...receipt, shareDataConsent: false, state: 'saved', contactBy: null } as const
const unsent = { partnerMayHaveIt: false, events: [] }
const at = { now: new Date('2026-11-22T02:30:01.000Z'), timeZone: 'America/New_York' }

describe('confirmation of a consultation request', () => {
  test('repeats what was asked for, on the day of the person who asked', () => {
    expect(confirmationItems(receipt, 'America/New_York')).toEqual([
      { term: 'Request date', description: 'November 21, 2026' },
      { term: 'Preferred contact', description: 'Text message' },
      { term: 'Best time', description: 'Morning (9am-12pm)' },
      { term: 'Data sharing', description: 'You agreed to share your profile' },
    ])
  })

  test('names the facts of the exchange that go with it', () => {
    expect(confirmationItems({ ...receipt, facts: { debtToReplace: 400_000 } }).at(-1)).toEqual({
      term: 'Facts of your exchange that the partner gets',
      description: 'Debt to replace: $400,000',
    })
  })

  test('announces contact within 24 hours, and by when as a clock', () => {
    expect(confirmationTitle(receipt)).toBe('Consultation Request Confirmed')
    expect(whatHappensNext(receipt, undefined, at)).toContain(
      'will contact you within 24 hours in the way you chose, by Sun Nov 22, 9:30 pm Eastern Time.',
    )
  })

  test('has the clock in place of the sentence where the partner rests for longer', () => {
    const late = whatHappensNext({ ...receipt, contactBy: '2026-11-30T16:00:00.000Z' }, undefined, at)
    expect(late).toContain('will contact you by Mon Nov 30, 11:00 am Eastern Time, in the way you chose.')
    expect(late).not.toContain('24 hours')
  })

  test('has the booked time in place of both', () => {
    const booked = { start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T15:30:00.000Z' }
    const words = whatHappensNext(receipt, undefined, { ...at, booked })
    expect(words).toContain('talks with you on Tue Nov 24, 10:00 am to 10:30 am Eastern Time.')
    expect(words).not.toMatch(/24 hours|by Sun/)
  })

  test('has its times in the zone that was given with the request, unlike the device', () => {
    const inHawaii = { ...receipt, contactTimeZone: 'Pacific/Honolulu' }
    expect(whatHappensNext(inHawaii, undefined, { now: at.now })).toContain(
      'by Sun Nov 22, 4:30 pm Hawaii-Aleutian Standard Time.',
    )
    expect(confirmationItems(inHawaii)[0]?.description).toBe('November 21, 2026')
  })

  test.each([
    ['2026-11-22T04:30:00.000Z', true],
    ['2026-11-23T02:30:00.000Z', true],
    ['2026-11-23T02:30:00.001Z', false],
    ['2026-11-24T02:30:00.000Z', false],
  ])('shared at 02:30 on the 22nd and due at %s, “within 24 hours” is true: %s', (contactBy, expected) => {
    expect(keepsPromise({ ...receipt, contactBy })).toBe(expected)
  })

  test('promises no 24 hours where nobody knows since when', () => {
    expect(keepsPromise({ ...receipt, sharedAt: null })).toBe(false)
    expect(keepsPromise({ ...receipt, contactBy: null })).toBe(false)
  })

  test('calls nothing confirmed, and announces no contact, when nothing was shared', () => {
    expect(confirmationTitle(saved)).toBe('Your request is saved')
    expect(confirmationItems(saved)[3]?.description).toBe('Your profile stays private')
    expect(whatHappensNext(saved, undefined, at)).toMatch(/^Nothing was shared with .+, and nobody will call\./)
  })

  test('says what becomes of a consent that was taken back', () => {
    expect(whatHappensNext(saved, acknowledgedConsultation, at)).toContain(
      'We are telling Example Advisory Partners to stop',
    )
    expect(whatHappensNext(saved, { ...acknowledgedConsultation, events: [] }, at)).toContain(
      'It may have reached Example Advisory Partners, which is being told to stop',
    )
    expect(whatHappensNext(saved, { ...acknowledgedConsultation, ...unsent }, at)).toContain(
      'What has not been sent to Example Advisory Partners stays here.',
    )
    expect(whatHappensNext(saved, { ...acknowledgedConsultation, ...saved, ...unsent }, at)).toContain(
      'Nothing was shared',
    )
  })

  test('does not call unshared what the partner had before', () => {
    const earlier = {
      ...acknowledgedConsultation,
      ...saved,
      partnerMayHaveIt: false,
      events: [...acknowledgedConsultation.events, { at: receipt.requestDate, event: 'withdrawal_told' as const }],
    }
    expect(whatHappensNext(saved, earlier, at)).toMatch(
      /^This request is not shared\. Example Advisory Partners was told to stop/,
    )
    expect(receiptToast(saved, earlier)).toBe('Your request is saved. It is not shared.')
  })

  test('says that a coming conversation ends with the consent, and only then', () => {
    const [start, end] = ['2026-11-24T15:00:00.000Z', '2026-11-24T15:30:00.000Z']
    const appointment = { id: 'a', start, end, sequence: 0, way: null }
    const over = { ...at, now: new Date(appointment.end) }
    const words = (moment: typeof at) => whatHappensNext(saved, { ...acknowledgedConsultation, appointment }, moment)
    expect(words(at)).toContain('The conversation that you booked is canceled.')
    expect(words(over)).not.toContain('conversation')
    expect(whatHappensNext(receipt, undefined, { ...over, booked: appointment })).not.toContain('talks with you')
  })

  test('promises no time that has passed', () => {
    expect(whatHappensNext({ ...receipt, contactBy: '2026-11-22T02:30:01.000Z' }, undefined, at)).toContain(
      'will contact you in the way you chose.',
    )
  })

  test('tells in passing what it is', () => {
    expect(receiptToast(receipt, undefined)).toBe('Your consultation has been scheduled successfully!')
    expect(receiptToast(saved, undefined)).toBe('Your request is saved. Nothing was shared.')
    expect(receiptToast(saved, { ...acknowledgedConsultation, ...saved, ...unsent })).toBe(
      'Your request is saved. Nothing was shared.',
    )
    expect(receiptToast(saved, acknowledgedConsultation)).toBe('Your request is saved. It is no longer shared.')
  })
})

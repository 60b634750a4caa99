import { acknowledgedConsultation } from '@dst/api-client/testing'
import { describe, expect, test } from 'vitest'
import { confirmationItems, confirmationTitle, keepsPromise, receiptToast, whatHappensNext } from './confirmation.ts'

const receipt = {
  ...acknowledgedConsultation,
  requestDate: '2026-11-22T02:30:00.000Z',
  preferredContactMethod: 'text',
  bestContactTime: 'morning',
  contactBy: '2026-11-23T02:30:00.000Z',
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
      'will contact you within 24 hours in the way you chose, by Sun Nov 22, 9:30 pm your time.',
    )
  })

  test('has the clock in place of the sentence where the partner rests for longer', () => {
    const late = whatHappensNext({ ...receipt, contactBy: '2026-11-30T16:00:00.000Z' }, undefined, at)
    expect(late).toContain('will contact you by Mon Nov 30, 11:00 am your time, in the way you chose.')
    expect(late).not.toContain('24 hours')
  })

  test('has the booked time in place of both', () => {
    const booked = { start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T15:30:00.000Z' }
    const words = whatHappensNext(receipt, undefined, { ...at, booked })
    expect(words).toContain('talks with you on Tue Nov 24, 10:00 am to 10:30 am your time.')
    expect(words).not.toMatch(/24 hours|by Sun/)
  })

  // A contact time is exactly 24 hours away, or 26 and more; the device's clock may be off by a few minutes.
  test.each([
    [24, true],
    [24.2, true],
    [26, false],
    [25, false],
  ])('due after %d hours, the promise stands: %s', (hours, stored) => {
    expect(keepsPromise(new Date(at.now.getTime() + hours * 3_600_000).toISOString(), at.now)).toBe(stored)
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
    const appointment = { id: 'a', start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T15:30:00.000Z', sequence: 0 }
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

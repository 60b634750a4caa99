import { validate as isUuid } from 'uuid'
import { expect, test } from 'vitest'
import { openingEntry } from './consultation-payload.ts'
import { openingDraft } from './request-draft.ts'

const key = '11111111-1111-4111-8111-111111111111'
const beginning = openingEntry(undefined, '')
const typed = {
  shareDataConsent: true,
  preferredContactMethod: 'text',
  bestContactTime: 'evening',
  contactTimeZone: 'Pacific/Honolulu',
  phoneNumber: '+1 555 555 0102',
  textConsent: true,
  notes: 'After six, please.',
  facts: { debtToReplace: 400_000, lastNamingDay: '2027-01-05' },
} as const

test('who comes back from the sign-in finds everything, consents and key included', () => {
  expect(openingDraft(beginning, { entry: typed, key }, true)).toEqual({ entry: typed, key })
})

test('who opens the form another time finds what was typed, agrees anew, and sends a request of its own', () => {
  const opened = openingDraft(beginning, { entry: typed, key }, false)
  expect(opened.entry).toEqual({ ...typed, shareDataConsent: false, textConsent: false, facts: {} })
  expect(opened.key).not.toBe(key)
  expect(isUuid(opened.key)).toBe(true)
})

test.each([
  undefined,
  null,
  'text',
  7,
  {},
  { entry: 'text', key: 'no uuid' },
  {
    entry: {
      preferredContactMethod: 'toString',
      bestContactTime: 'noon',
      contactTimeZone: 'Mars/Olympus',
      phoneNumber: 7,
      notes: {},
      shareDataConsent: 'yes',
      textConsent: 1,
      facts: { debtToReplace: '400000', lastNamingDay: 5, address: 'Main Street' },
    },
  },
  { entry: { facts: { lastNamingDay: 'soon', lastClosingDay: '2027-13-01', propertyState: 'toString' } } },
])('what the form does not take is dropped: %j', (retained) => {
  const opened = openingDraft(beginning, retained, true)
  expect(opened.entry).toEqual(beginning)
  expect(isUuid(opened.key)).toBe(true)
})

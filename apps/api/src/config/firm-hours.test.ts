import { partnerFirm, type PartnerFirm } from '@dst/content/partner'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { contactBy } from './firm-hours.ts'

const officeDay = { from: '09:00', to: '17:00' } as const
const weekdays: PartnerFirm['hours'] = {
  1: officeDay,
  2: officeDay,
  3: officeDay,
  4: officeDay,
  5: officeDay,
  6: null,
  7: null,
}
const office = { timeZone: 'America/New_York', hours: weekdays, holidays: ['2026-11-26'] as const }
const due = (asked: string, schedule: Parameters<typeof contactBy>[1] = office) =>
  contactBy(Temporal.Instant.from(asked), schedule)
    .toZonedDateTimeISO(schedule.timeZone)
    .toString({ timeZoneName: 'never' })

test.each([
  ['on a Monday morning', '2026-11-23T10:00:00-05:00', '2026-11-24T10:00:00-05:00'],
  ['a minute before the firm closes for the night', '2026-11-23T16:59:00-05:00', '2026-11-24T16:59:00-05:00'],
  ['before a holiday', '2026-11-25T18:00:00-05:00', '2026-11-27T11:00:00-05:00'],
  ['while the firm is at work on the last day of its week', '2026-11-27T16:00:00-05:00', '2026-11-28T16:00:00-05:00'],
  ['after the firm has closed for the weekend', '2026-11-27T18:00:00-05:00', '2026-11-30T11:00:00-05:00'],
  ['on a Saturday', '2026-11-28T08:00:00-05:00', '2026-11-30T11:00:00-05:00'],
  ['on a Sunday after nine, 24 hours reach into Monday', '2026-11-29T09:00:01-05:00', '2026-11-30T09:00:01-05:00'],
  ['on a Sunday at nine, they end as it opens', '2026-11-29T09:00:00-05:00', '2026-11-30T11:00:00-05:00'],
])('%s', (_when, asked, expected) => {
  expect(due(asked)).toBe(expected)
})

test('24 hours are 24 hours when the clocks change', () => {
  expect(due('2026-10-31T12:00:00-04:00', { ...office, hours: partnerFirm.hours })).toBe('2026-11-01T11:00:00-05:00')
  expect(due('2027-03-13T12:00:00-05:00', { ...office, hours: partnerFirm.hours })).toBe('2027-03-14T13:00:00-04:00')
})

test('a firm that opens in the hour that the clocks skip opens when there is one', () => {
  const early = { from: '02:30', to: '04:00' } as const
  const nights: PartnerFirm['hours'] = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: early }
  expect(due('2027-03-10T12:00:00-05:00', { timeZone: 'America/New_York', hours: nights, holidays: [] })).toBe(
    '2027-03-14T05:30:00-04:00',
  )
})

test('the firm of the site can keep its 24 hours on every day that is no holiday', () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const asked = Temporal.Instant.from('2026-11-30T05:00:00Z').add({ hours: hour })
    expect(contactBy(asked, partnerFirm).since(asked).total('hours')).toBe(24)
  }
})

test('a firm that never works has no time to name', () => {
  const never: PartnerFirm['hours'] = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
  expect(() => due('2026-11-23T10:00:00-05:00', { ...office, hours: never })).toThrow('no working day')
})

import { partnerFirm } from '@dst/content/partner'
import type { FirmSchedule } from '@dst/contracts'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { contactBy } from './contact-by.ts'
import { contentSchedule } from './content-schedule.ts'
import type { OpenHours } from './firm-hours.ts'

const officeDay = { from: '09:00', to: '17:00' } as const
const weekdays: FirmSchedule['hours'] = {
  1: officeDay,
  2: officeDay,
  3: officeDay,
  4: officeDay,
  5: officeDay,
  6: null,
  7: null,
}
const never: FirmSchedule['hours'] = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null, 7: null }
const office: OpenHours = {
  timeZone: 'America/New_York',
  hours: weekdays,
  closedDays: ['2026-11-26'],
  blocked: [],
}
const site = contentSchedule(partnerFirm)
/** The promise in the firm's zone, to a person in the same zone unless another is named. */
const due = (asked: string, schedule: OpenHours = office, timeZone = schedule.timeZone) =>
  contactBy({ asked: Temporal.Instant.from(asked), schedule, timeZone })
    ?.toZonedDateTimeISO(schedule.timeZone)
    .toString({ timeZoneName: 'never' })

test.each([
  ['on a Monday morning', '2026-11-23T10:00:00-05:00', '2026-11-24T10:00:00-05:00'],
  ['a minute before the firm closes for the night', '2026-11-23T16:59:00-05:00', '2026-11-24T16:59:00-05:00'],
  ['as it closes for the night', '2026-11-23T17:00:00-05:00', '2026-11-24T17:00:00-05:00'],
  ['in the evening: the next day ends before 24 hours do', '2026-11-23T18:00:00-05:00', '2026-11-24T17:00:00-05:00'],
  ['before a holiday', '2026-11-25T18:00:00-05:00', '2026-11-27T11:00:00-05:00'],
  ['two hours before the last close of its week', '2026-11-27T15:00:00-05:00', '2026-11-27T17:00:00-05:00'],
  ['a second later', '2026-11-27T15:00:01-05:00', '2026-11-30T11:00:00-05:00'],
  ['after the firm has closed for the weekend', '2026-11-27T18:00:00-05:00', '2026-11-30T11:00:00-05:00'],
  ['on a Saturday', '2026-11-28T08:00:00-05:00', '2026-11-30T11:00:00-05:00'],
  ['on a Sunday after nine, 24 hours reach into Monday', '2026-11-29T09:00:01-05:00', '2026-11-30T09:00:01-05:00'],
  ['on a Sunday at nine, they end as it opens', '2026-11-29T09:00:00-05:00', '2026-11-30T11:00:00-05:00'],
])('%s', (_when, asked, expected) => {
  expect(due(asked)).toBe(expected)
})

test('just before it closes for Christmas, the firm of the site promises the day after', () => {
  expect(due('2026-12-24T19:57:00-05:00', site)).toBe('2026-12-26T11:00:00-05:00')
  expect(due('2026-12-24T18:00:00-05:00', site)).toBe('2026-12-24T20:00:00-05:00')
})

test.each([
  // 9 am in New York is 4 am in Honolulu (UTC-10), where calls begin at 8 am: 1 pm in New York.
  ['to Hawaii not before eight there', 'Pacific/Honolulu', '2026-11-23T12:00:00-05:00', '2026-11-23T20:00:00-05:00'],
  ['to Hawaii within the common hours', 'Pacific/Honolulu', '2026-11-23T15:00:00-05:00', '2026-11-24T15:00:00-05:00'],
  // Half past seven in the evening in New York is half past nine in São Paulo (UTC-3): calls end at 7 pm in New York.
  ['to Brazil not after nine there', 'America/Sao_Paulo', '2026-11-23T19:30:00-05:00', '2026-11-24T19:00:00-05:00'],
  // In Kiritimati (UTC+14) it is already tomorrow: 9 am in New York is 4 am, 8 pm is 3 pm there.
  ['across the date line', 'Pacific/Kiritimati', '2026-11-23T10:00:00-05:00', '2026-11-23T20:00:00-05:00'],
])('a call is promised %s', (_where, timeZone, asked, expected) => {
  expect(due(asked, site, timeZone)).toBe(expected)
})

test('where the firm never works while the person may be called, nothing is promised', () => {
  const mornings = { from: '09:00', to: '12:00' }
  const hours = { 1: mornings, 2: mornings, 3: mornings, 4: mornings, 5: mornings, 6: mornings, 7: mornings }
  // 9 am to noon in New York is 11 pm to 2 am in Tokyo.
  expect(due('2026-11-23T10:00:00-05:00', { ...office, hours }, 'Asia/Tokyo')).toBeUndefined()
})

test('two hours of open time are counted over a closing, never beyond it', () => {
  const short = { from: '09:00', to: '10:30' }
  const hours = { ...never, 1: short, 4: short }
  const weekly = { ...office, hours, closedDays: [] }
  expect(due('2026-11-24T08:00:00-05:00', weekly)).toBe('2026-11-30T09:30:00-05:00')
})

test('what is blocked is no open time', () => {
  const meeting = { from: '2026-11-24T14:30:00Z', to: '2026-11-24T16:00:00Z' }
  const asked = '2026-11-23T10:00:00-05:00'
  expect(due(asked, { ...office, blocked: [meeting] })).toBe('2026-11-24T09:30:00-05:00')
  const day = { from: '2026-11-24T00:00:00-05:00', to: '2026-11-25T00:00:00-05:00' }
  expect(due(asked, { ...office, blocked: [day, meeting] })).toBe('2026-11-23T17:00:00-05:00')
  expect(due('2026-11-23T16:00:00-05:00', { ...office, blocked: [day] })).toBe('2026-11-25T11:00:00-05:00')
})

test('24 hours are 24 hours when the clocks change', () => {
  expect(due('2026-10-31T12:00:00-04:00', site)).toBe('2026-11-01T11:00:00-05:00')
  expect(due('2027-03-13T12:00:00-05:00', site)).toBe('2027-03-14T13:00:00-04:00')
})

test('a firm that opens in the hour that the clocks skip opens when there is one', () => {
  const early = { from: '02:30', to: '04:00' } as const
  // Half past three in New York is half past four in the afternoon in Tokyo.
  expect(
    due('2027-03-10T12:00:00-05:00', { ...office, hours: { ...never, 7: early }, closedDays: [] }, 'Asia/Tokyo'),
  ).toBe('2027-03-21T04:00:00-04:00')
})

test('the firm of the site keeps its 24 hours on every day that is no holiday', () => {
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const asked = Temporal.Instant.from('2026-11-30T05:00:00Z').add({ hours: hour })
    const promised = contactBy({ asked, schedule: site, timeZone: site.timeZone })
    expect(promised?.since(asked).total('hours')).toBeLessThanOrEqual(24)
    expect(promised?.since(asked).total('hours')).toBeGreaterThanOrEqual(2)
  }
})

test('a firm that never works has no time to name', () => {
  expect(due('2026-11-23T10:00:00-05:00', { ...office, hours: never })).toBeUndefined()
})

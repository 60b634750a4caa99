import type { DayHours } from '@dst/content/partner'
import type { FirmSchedule } from '@dst/contracts'
import { expect, test } from 'vitest'
import { firmDays, nearest, slotGrid } from './slot-grid.ts'

const every = (hours: DayHours): FirmSchedule['hours'] => ({
  1: hours,
  2: hours,
  3: hours,
  4: hours,
  5: hours,
  6: hours,
  7: hours,
})
const office: DayHours = { from: '09:00', to: '17:00' }
const firm: FirmSchedule = {
  timeZone: 'America/New_York',
  hours: { ...every(office), 6: null, 7: null },
  closedDays: ['2026-11-26'],
  blocked: [],
  conversationMinutes: 30,
  meetingLink: null,
}
const busyAt = (spans: [string, string][]) =>
  spans.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }))

/** To a person in the firm's zone, unless another is named. */
const offered = (
  now: string,
  { person, ...changes }: Partial<FirmSchedule> & { person?: string } = {},
  busy: [string, string][] = [],
) =>
  slotGrid(new Date(now), {
    schedule: { ...firm, ...changes },
    busy: busyAt(busy),
    timeZone: person ?? changes.timeZone ?? firm.timeZone,
  })
const starts = (...given: Parameters<typeof offered>) =>
  offered(...given).map((day) => day.map(({ start }) => start.slice(5, 16)))
const firsts = (...given: Parameters<typeof offered>) => starts(...given).map(([first]) => first)

test('three working days are offered from the opening to the last time that ends by the closing', () => {
  const days = offered('2026-11-22T12:00:00Z')
  expect(days).toHaveLength(3)
  expect(days[0]?.[0]).toEqual({ start: '2026-11-23T14:00:00.000Z', end: '2026-11-23T14:30:00.000Z' })
  expect(days[0]?.at(-1)).toEqual({ start: '2026-11-23T21:30:00.000Z', end: '2026-11-23T22:00:00.000Z' })
  expect(days.map((day) => day.length)).toEqual([16, 16, 16])
})

test('weekends and holidays are no working days', () => {
  expect(firsts('2026-11-25T23:00:00Z')).toEqual(['11-27T14:00', '11-30T14:00', '12-01T14:00'])
})

test.each([
  [25, ['11-23T14:00', '11-23T14:25', '11-23T14:50', '11-23T15:15']],
  [45, ['11-23T14:00', '11-23T14:45']],
  [100, ['11-23T14:00']],
])('conversations of %i minutes never reach over a closing at 10:40', (conversationMinutes, expected) => {
  expect(
    starts('2026-11-22T23:00:00Z', { conversationMinutes, hours: every({ from: '09:00', to: '10:40' }) })[0],
  ).toEqual(expected)
})

test('a day too short for a conversation is none', () => {
  expect(
    offered('2026-11-22T12:00:00Z', { conversationMinutes: 101, hours: every({ from: '09:00', to: '10:40' }) }),
  ).toEqual([])
})

test.each([
  ['2026-11-23T14:29:59.999Z', '11-23T16:30'],
  ['2026-11-23T14:30:00.000Z', '11-23T16:30'],
  ['2026-11-23T14:30:00.001Z', '11-23T17:00'],
  ['2026-11-23T19:30:00.000Z', '11-23T21:30'],
  ['2026-11-23T19:30:00.001Z', '11-24T14:00'],
])('the partner has two hours’ notice: asked at %s, the first time is %s', (now, first) => {
  expect(firsts(now)[0]).toBe(first)
})

test('when the clocks change, times stay those of the wall', () => {
  const hours = every({ from: '09:00', to: '10:00' })
  expect(firsts('2026-10-31T10:00:00Z', { hours })).toEqual(['10-31T13:00', '11-01T14:00', '11-02T14:00'])
  expect(firsts('2027-03-13T10:00:00Z', { hours })).toEqual(['03-13T14:00', '03-14T13:00', '03-15T13:00'])
})

test('in the night of a change each time is offered once, and only if there is one', () => {
  // In Tokyo it is the afternoon, so that the person may be called.
  const hours = every({ from: '00:30', to: '03:30' })
  const person = 'Asia/Tokyo'
  expect(starts('2026-10-31T12:00:00Z', { hours, person })[0]).toEqual([
    '11-01T04:30',
    '11-01T05:00',
    '11-01T05:30',
    '11-01T06:00',
    '11-01T06:30',
    '11-01T07:00',
    '11-01T07:30',
    '11-01T08:00',
  ])
  expect(starts('2027-03-13T12:00:00Z', { hours, person })[0]).toEqual([
    '03-14T05:30',
    '03-14T06:00',
    '03-14T06:30',
    '03-14T07:00',
  ])
})

test('a partner in Arizona or Hawaii never changes its clocks', () => {
  const hours = every({ from: '09:00', to: '10:00' })
  const phoenix = { hours, timeZone: 'America/Phoenix' }
  expect(firsts('2026-10-31T10:00:00Z', phoenix)).toEqual(['10-31T16:00', '11-01T16:00', '11-02T16:00'])
  expect(firsts('2027-03-13T10:00:00Z', phoenix)).toEqual(['03-13T16:00', '03-14T16:00', '03-15T16:00'])
  const honolulu = { hours, timeZone: 'Pacific/Honolulu' }
  expect(firsts('2026-10-31T10:00:00Z', honolulu)).toEqual(['10-31T19:00', '11-01T19:00', '11-02T19:00'])
  // On Sunday evening in Honolulu it is Monday in New York: days and holidays are in the partner's time zone.
  expect(firsts('2026-11-23T05:00:00Z', { ...honolulu, hours: { ...hours, 7: null } })).toEqual([
    '11-23T19:00',
    '11-24T19:00',
    '11-25T19:00',
  ])
})

test('what overlaps something busy is not free, and a day without free times is not offered', () => {
  const hours = every({ from: '09:00', to: '10:30' })
  expect(starts('2026-11-22T23:00:00Z', { hours }, [['2026-11-23T14:10:00Z', '2026-11-23T14:40:00Z']])[0]).toEqual([
    '11-23T15:00',
  ])
  expect(starts('2026-11-22T23:00:00Z', { hours }, [['2026-11-23T14:30:00Z', '2026-11-23T15:00:00Z']])[0]).toEqual([
    '11-23T14:00',
    '11-23T15:00',
  ])
  expect(firsts('2026-11-23T09:00:00Z', { hours }, [['2026-11-23T00:00:00Z', '2026-11-24T00:00:00Z']])).toEqual([
    '11-24T14:00',
    '11-25T14:00',
    '11-27T14:00',
  ])
})

test('the nearest times are the three closest, on either side, the closest first', () => {
  const free = starts('2026-11-22T12:00:00Z')
    .flat()
    .map((start) => ({ start: `2026-${start}:00.000Z`, end: '' }))
  const at = (wanted: string) => nearest(free, new Date(wanted)).map(({ start }) => start.slice(5, 16))
  expect(at('2026-11-23T21:45:00Z')).toEqual(['11-23T21:30', '11-23T21:00', '11-23T20:30'])
  expect(at('2026-11-23T15:10:00Z')).toEqual(['11-23T15:00', '11-23T15:30', '11-23T14:30'])
  expect(nearest([], new Date())).toEqual([])
})

test.each([
  // 8 am in Honolulu is 18:00 UTC, 1 pm in New York.
  ['Pacific/Honolulu', '11-23T18:00', '11-23T21:30'],
  // In Lisbon the firm opens at 2 pm and closes at 10 pm: nothing ends after 9 pm, 21:00 UTC.
  ['Europe/Lisbon', '11-23T14:00', '11-23T20:30'],
  // In Kiritimati (UTC+14) it is Tuesday: 4 am as the firm opens, and 8 am at 18:00 UTC.
  ['Pacific/Kiritimati', '11-23T18:00', '11-23T21:30'],
])('nobody in %s is called before eight or after nine', (person, first, last) => {
  const [day] = starts('2026-11-22T12:00:00Z', { person })
  expect([day?.[0], day?.at(-1)]).toEqual([first, last])
})

test('a slot that would reach over eight in the morning or nine in the evening is not offered', () => {
  // On a grid from 9:15 the person's 8 am, 1 pm in New York, falls into the slot of 12:45.
  const hours = { ...every({ from: '09:15', to: '17:00' }), 6: null, 7: null }
  expect(starts('2026-11-22T12:00:00Z', { hours, person: 'Pacific/Honolulu' })[0]?.[0]).toBe('11-23T18:15')
  expect(starts('2026-11-22T12:00:00Z', { hours, person: 'Europe/Lisbon' })[0]?.at(-1)).toBe('11-23T20:15')
})

test('where the firm is closed all day of the person, nothing is offered', () => {
  expect(
    offered('2026-11-22T12:00:00Z', { hours: every({ from: '09:00', to: '12:00' }), person: 'Asia/Tokyo' }),
  ).toEqual([])
})

test('what is blocked is not offered, and the grid stays', () => {
  const blocked = [{ from: '2026-11-23T14:10:00Z', to: '2026-11-23T15:00:00Z' }]
  expect(starts('2026-11-22T12:00:00Z', { blocked })[0]?.slice(0, 2)).toEqual(['11-23T15:00', '11-23T15:30'])
})

test('the firm sees what can be booked on its next five working days, and what is booked', () => {
  const days = firmDays(new Date('2026-11-24T15:00:00Z'), {
    schedule: {
      ...firm,
      hours: { ...every({ from: '09:00', to: '10:30' }), 6: null, 7: null },
      blocked: [{ from: '2026-11-24T14:40:00Z', to: '2026-11-25T14:20:00Z' }],
    },
    busy: busyAt([['2026-11-24T15:00:00Z', '2026-11-24T15:30:00Z']]),
  })
  expect(days.map((day) => day.map(({ start, state }) => `${start.slice(8, 16)} ${state}`))).toEqual([
    ['24T15:00 booked'],
    ['25T14:00 blocked', '25T14:30 free', '25T15:00 free'],
    ['27T14:00 free', '27T14:30 free', '27T15:00 free'],
    ['30T14:00 free', '30T14:30 free', '30T15:00 free'],
    ['01T14:00 free', '01T14:30 free', '01T15:00 free'],
  ])
})

test('a day that is over for bookings is none of the five', () => {
  const days = firmDays(new Date('2026-11-24T20:30:00Z'), { schedule: firm, busy: [] })
  expect(days.map(([first]) => first?.start.slice(5, 16))).toEqual([
    '11-25T14:00',
    '11-27T14:00',
    '11-30T14:00',
    '12-01T14:00',
    '12-02T14:00',
  ])
})

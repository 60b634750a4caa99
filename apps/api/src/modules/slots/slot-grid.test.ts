import type { DayHours, PartnerFirm } from '@dst/content/partner'
import { expect, test } from 'vitest'
import { nearest, slotGrid } from './slot-grid.ts'

const every = (hours: DayHours): PartnerFirm['hours'] => ({
  1: hours,
  2: hours,
  3: hours,
  4: hours,
  5: hours,
  6: hours,
  7: hours,
})
const office: DayHours = { from: '09:00', to: '17:00' }
const firm = {
  timeZone: 'America/New_York',
  hours: { ...every(office), 6: null, 7: null },
  holidays: ['2026-11-26'],
  conversationMinutes: 30,
} as const satisfies Pick<PartnerFirm, 'timeZone' | 'hours' | 'holidays' | 'conversationMinutes'>

const offered = (now: string, changes: Partial<Parameters<typeof slotGrid>[1]> = {}, busy: [string, string][] = []) =>
  slotGrid(
    new Date(now),
    { ...firm, ...changes },
    busy.map(([startsAt, endsAt]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
  )
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
  const hours = every({ from: '00:30', to: '03:30' })
  expect(starts('2026-10-31T12:00:00Z', { hours })[0]).toEqual([
    '11-01T04:30',
    '11-01T05:00',
    '11-01T05:30',
    '11-01T06:00',
    '11-01T06:30',
    '11-01T07:00',
    '11-01T07:30',
    '11-01T08:00',
  ])
  expect(starts('2027-03-13T12:00:00Z', { hours })[0]).toEqual([
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

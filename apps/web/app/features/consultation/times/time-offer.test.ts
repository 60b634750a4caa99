import type { Slot } from '@dst/contracts'
import { describe, expect, test } from 'vitest'
import { momentOf } from '~/lib/time/moment.ts'
import { byDay, firstChoices, minutesOf, unbookedLabel } from './time-offer.ts'

const eastern = 'America/New_York'
const hawaii = 'Pacific/Honolulu'
const slot = (start: string): Slot => ({ start, end: new Date(new Date(start).getTime() + 1_800_000).toISOString() })
/** Half-hour slots from 9 am to 7:30 pm in New York (UTC-5), on three days. */
const days = ['2026-11-24', '2026-11-25', '2026-11-27'].map((date) =>
  Array.from({ length: 22 }, (_, index) =>
    slot(new Date(new Date(`${date}T14:00:00Z`).getTime() + index * 1_800_000).toISOString()),
  ),
)
const choices = (best: 'morning' | 'afternoon' | 'evening' | 'anytime', zone: string, from = days) =>
  firstChoices(from, best, zone).map(({ start }) => momentOf(start, zone))

describe('the times that are offered first', () => {
  test('are one on each day, in the part of the day that was asked for', () => {
    expect(choices('anytime', eastern)).toEqual(['Tue Nov 24, 9:00 am', 'Wed Nov 25, 9:00 am', 'Fri Nov 27, 9:00 am'])
    expect(choices('afternoon', eastern)[0]).toBe('Tue Nov 24, 12:00 pm')
    expect(choices('evening', eastern)[0]).toBe('Tue Nov 24, 5:00 pm')
  })

  test('are by day where the person is: nobody in Hawaii is called at four in the morning', () => {
    expect(choices('morning', hawaii)).toEqual(['Tue Nov 24, 9:00 am', 'Wed Nov 25, 9:00 am', 'Fri Nov 27, 9:00 am'])
    expect(choices('evening', hawaii)[0]).toBe('Tue Nov 24, 8:00 am')
  })

  test('fall back to what there is, and leave out a day without any', () => {
    expect(choices('evening', eastern, [[slot('2026-11-24T15:00:00Z')], []])).toEqual(['Tue Nov 24, 10:00 am'])
    expect(choices('morning', hawaii, [[slot('2026-11-24T14:00:00Z')]])).toEqual(['Tue Nov 24, 4:00 am'])
  })
})

test('every time stands under the day that it falls on for its person', () => {
  const tokyo = byDay(days.flat(), 'Asia/Tokyo')
  expect(tokyo.map(({ day, slots }) => [day, slots.length])).toEqual([
    ['Tue Nov 24', 2],
    ['Wed Nov 25', 22],
    ['Thu Nov 26', 20],
    ['Fri Nov 27', 2],
    ['Sat Nov 28', 20],
  ])
  expect(byDay(days.flat(), eastern)).toHaveLength(3)
  expect(minutesOf(slot('2026-11-24T15:00:00Z'))).toBe(30)
})

test('the choice to book nothing promises what the partner can keep, in the way that was chosen', () => {
  const now = new Date('2026-11-23T15:00:00Z')
  const request = {
    preferredContactMethod: 'phone',
    contactBy: '2026-11-24T15:00:00Z',
    sharedAt: '2026-11-23T15:00:00Z',
    contactTimeZone: eastern,
  } as const
  expect(unbookedLabel(request, now)).toBe('Call me within 24 hours')
  expect(unbookedLabel({ ...request, preferredContactMethod: 'text' }, now)).toBe('Text me within 24 hours')
  expect(unbookedLabel({ ...request, contactBy: '2026-11-30T16:00:00Z' }, now)).toBe(
    'Call me by Mon Nov 30, 11:00 am Eastern Time',
  )
  for (const contactBy of ['2026-11-23T15:00:00Z', '2026-11-20T15:00:00Z', null])
    expect(unbookedLabel({ ...request, contactBy }, now)).toBe('Book no time')
})

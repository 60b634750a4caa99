import { describe, expect, test } from 'vitest'
import { datedMomentOf, dayOf, hourOf, momentOf, spanOf, timeOf, zoneName } from './moment.ts'

const eastern = 'America/New_York'

describe('a point in time in words', () => {
  test('is told as its person’s calendar and clock have it', () => {
    expect(momentOf('2026-11-24T20:40:00.000Z', eastern)).toBe('Tue Nov 24, 3:40 pm')
    expect(momentOf('2026-11-24T20:40:00.000Z', 'Pacific/Honolulu')).toBe('Tue Nov 24, 10:40 am')
    expect(momentOf('2026-11-25T04:00:00.000Z', 'Asia/Tokyo')).toBe('Wed Nov 25, 1:00 pm')
    expect(datedMomentOf('2026-01-01T04:59:00.000Z', eastern)).toBe('Dec 31, 2025, 11:59 pm')
    expect(timeOf('2026-11-24T05:00:00.000Z', eastern)).toBe('12:00 am')
    expect(timeOf('2026-11-24T17:00:00.000Z', eastern)).toBe('12:00 pm')
    expect(spanOf({ start: '2026-11-24T20:30:00Z', end: '2026-11-24T21:00:00Z' }, eastern)).toBe(
      'Tue Nov 24, 3:30 pm to 4:00 pm',
    )
  })

  // Clocks went back on November 1, 2026, at 2:00 am: since then the same local hour is one hour later in UTC.
  test('follows the change of clocks where there is one', () => {
    expect([timeOf('2026-10-31T14:00:00Z', eastern), timeOf('2026-11-01T14:00:00Z', eastern)]).toEqual([
      '10:00 am',
      '9:00 am',
    ])
    const phoenix = ['2026-10-31T17:00:00Z', '2026-11-01T17:00:00Z'].map((moment) => timeOf(moment, 'America/Phoenix'))
    expect(phoenix).toEqual(['10:00 am', '10:00 am'])
    expect(dayOf('2026-11-01T05:59:00Z', eastern)).toBe('Sun Nov 1')
  })

  test('counts the hours of the day', () => {
    expect(hourOf('2026-11-24T20:30:00Z', eastern)).toBe(15.5)
    expect(hourOf('2026-11-24T05:00:00Z', eastern)).toBe(0)
  })

  test.each([
    [eastern, 'Eastern Time'],
    ['America/Phoenix', 'Mountain Standard Time'],
    ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
    ['UTC', 'Coordinated Universal Time'],
  ])('names the zone %s the whole year round', (zone, name) => {
    expect(zoneName(zone)).toBe(name)
  })
})

import { expect, test } from 'vitest'
import { momentAt, wallClockOf } from './wall-clock.ts'

const eastern = 'America/New_York'
const at = (wallClock: string, timeZone = eastern) => momentAt(wallClock, timeZone)?.toISOString()

test('a time on a wall is a moment in its zone, and back', () => {
  expect(at('2026-11-24T11:00')).toBe('2026-11-24T16:00:00.000Z')
  expect(at('2026-07-24T11:00')).toBe('2026-07-24T15:00:00.000Z')
  expect(at('2026-11-24T11:00', 'Asia/Kathmandu')).toBe('2026-11-24T05:15:00.000Z')
  expect(wallClockOf(new Date('2026-11-24T05:15:00.000Z'), 'Asia/Kathmandu')).toBe('2026-11-24T11:00')
})

// Clocks go forward on March 14, 2027, at 2:00 am, and went back on November 1, 2026, at 2:00 am.
test('a time that the change of clocks leaves out is none, and of one that comes twice it is the first', () => {
  expect(at('2027-03-14T02:30')).toBeUndefined()
  expect(at('2027-03-14T03:00')).toBe('2027-03-14T07:00:00.000Z')
  expect(at('2026-11-01T01:30')).toBe('2026-11-01T05:30:00.000Z')
})

test('what is no time is none', () => {
  expect(['', '2026-11-24', '2026-13-24T11:00'].map((text) => at(text))).toEqual([undefined, undefined, undefined])
})

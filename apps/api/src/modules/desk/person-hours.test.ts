import { expect, test } from 'vitest'
import { isCallingHour } from './person-hours.ts'

// Phoenix is seven hours behind UTC all year.
test.each([
  ['2026-11-30T14:59:59Z', false],
  ['2026-11-30T15:00:00Z', true],
  ['2026-12-01T03:59:59Z', true],
  ['2026-12-01T04:00:00Z', false],
])('at %s a person in Arizona may be called: %j', (moment, expected) => {
  expect(isCallingHour(new Date(moment), 'America/Phoenix')).toBe(expected)
})

test('the hours follow the clock of the person, who may have put it back', () => {
  expect(isCallingHour(new Date('2026-10-30T12:30:00Z'), 'America/New_York')).toBe(true)
  expect(isCallingHour(new Date('2026-11-02T12:30:00Z'), 'America/New_York')).toBe(false)
})

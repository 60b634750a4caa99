import { expect, test } from 'vitest'
import { callingMoment, isWithinCallingHours, nextCallable } from './calling-moment.ts'

const pacific = 'America/Los_Angeles'

// Parameter callingHours: from 8 to 21 hours, where the person is (47 CFR 64.1200(c)(1)).
test.each([
  ['2026-11-23T15:59:59.000Z', false],
  ['2026-11-23T16:00:00.000Z', true],
  ['2026-11-24T04:59:00.000Z', true],
  ['2026-11-24T05:00:00.000Z', false],
])('a person on the West Coast can be called at %s: %s', (moment, isCallable) => {
  expect(isWithinCallingHours(moment, pacific)).toBe(isCallable)
})

test('a moment that is not good says why', () => {
  const early = new Date('2026-11-23T15:00:00.000Z')
  expect(callingMoment(early, pacific)).toEqual({
    good: false,
    text: 'It is 7:00 am there. Don’t call now: only from 8 am to 9 pm their time.',
  })
  expect(callingMoment(early, 'America/New_York')).toEqual({ good: true, text: 'It is 10:00 am there.' })
  expect(callingMoment(early, null).good).toBe(false)
})

test('what is proposed lies in the person’s day', () => {
  const proposed = (wished: string, timeZone: string | null) => nextCallable(new Date(wished), timeZone).toISOString()
  expect(proposed('2026-11-23T20:00:00.000Z', pacific)).toBe('2026-11-23T20:00:00.000Z')
  expect(proposed('2026-11-24T05:15:00.000Z', pacific)).toBe('2026-11-24T16:00:00.000Z')
  expect(proposed('2026-11-23T12:15:00.000Z', pacific)).toBe('2026-11-23T16:00:00.000Z')
  expect(proposed('2026-11-24T05:15:00.000Z', null)).toBe('2026-11-24T05:15:00.000Z')
})

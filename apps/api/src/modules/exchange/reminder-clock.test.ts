import { describe, expect, test } from 'vitest'
import { dayIn, nextCheck, reminderDay } from './reminder-clock.ts'

const at = (moment: string) => new Date(moment)

describe('the next hour of reminders', () => {
  test.each([
    // Winter and summer time, a zone without either, half hours, and both sides of the date line.
    ['America/New_York', '2027-01-15T12:59:59.999Z', '2027-01-15T13:00:00.000Z'],
    ['America/New_York', '2027-01-15T13:00:00.000Z', '2027-01-16T13:00:00.000Z'],
    ['America/New_York', '2027-07-01T11:59:00.000Z', '2027-07-01T12:00:00.000Z'],
    ['America/Phoenix', '2027-07-01T14:59:00.000Z', '2027-07-01T15:00:00.000Z'],
    ['Asia/Kathmandu', '2027-07-01T00:00:00.000Z', '2027-07-01T02:15:00.000Z'],
    ['Pacific/Honolulu', '2027-01-16T00:00:00.000Z', '2027-01-16T18:00:00.000Z'],
    ['Pacific/Auckland', '2027-01-15T18:59:59.999Z', '2027-01-15T19:00:00.000Z'],
    // The clocks go forward on Sunday, March 14, 2027, and back on Sunday, November 7.
    ['America/Los_Angeles', '2027-03-13T16:00:00.000Z', '2027-03-14T15:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-14T15:00:00.000Z', '2027-03-15T15:00:00.000Z'],
    ['America/New_York', '2027-11-06T12:00:00.000Z', '2027-11-07T13:00:00.000Z'],
  ])('in %s after %s is %s', (timeZone, now, next) => {
    expect(nextCheck(at(now), timeZone).toISOString()).toBe(next)
  })
})

test.each([
  ['America/New_York', '2027-01-15T12:59:59.999Z', undefined, '2027-01-15'],
  ['America/New_York', '2027-01-15T13:00:00.000Z', '2027-01-15', '2027-01-15'],
  ['America/New_York', '2027-01-16T04:59:59.999Z', '2027-01-15', '2027-01-15'],
  ['America/New_York', '2027-01-16T05:00:00.000Z', undefined, '2027-01-16'],
  ['Pacific/Auckland', '2027-01-15T19:00:00.000Z', '2027-01-16', '2027-01-16'],
])('in %s at %s the day to remind on is %s, of %s', (timeZone, now, day, today) => {
  expect(reminderDay(at(now), timeZone)).toBe(day)
  expect(dayIn(at(now), timeZone)).toBe(today)
})

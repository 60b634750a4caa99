import { expect, test } from 'vitest'
import {
  firmScheduleSchema,
  firmSlotDaysSchema,
  saveFirmScheduleSchema,
  savedFirmScheduleSchema,
} from '../src/index.ts'

const open = { from: '09:00', to: '17:00' }
const schedule = {
  timeZone: 'America/New_York',
  hours: { 1: open, 2: open, 3: open, 4: open, 5: open, 6: null, 7: null },
  closedDays: ['2026-12-25'],
  blocked: [{ from: '2026-11-24T15:00:00Z', to: '2026-11-24T16:00:00Z' }],
  conversationMinutes: 30,
  meetingLink: null,
}
const refused = (changes: object) => !firmScheduleSchema.safeParse({ ...schedule, ...changes }).success

test('a schedule names each day of the week, closed or with its hours', () => {
  expect(firmScheduleSchema.parse(schedule)).toEqual(schedule)
  const { 7: _, ...sixDays } = schedule.hours
  for (const hours of [
    sixDays,
    { ...schedule.hours, 8: null },
    { ...schedule.hours, 1: { from: '9:00', to: '17:00' } },
  ])
    expect(refused({ hours })).toBe(true)
  expect(refused({ hours: { ...schedule.hours, 1: { from: '09:00', to: '24:00' } } })).toBe(true)
})

test('days, moments and minutes have one form, and nothing else is taken', () => {
  for (const changes of [
    { closedDays: ['12/25/2026'] },
    { closedDays: ['2026-02-30'] },
    { blocked: [{ from: '2026-11-24T15:00', to: '2026-11-24T16:00' }] },
    { conversationMinutes: 22.5 },
    { meetingLink: 'x'.repeat(501) },
    { holidays: [] },
  ])
    expect(refused(changes)).toBe(true)
  expect(refused({ meetingLink: 'https://meet.example.com/fir' })).toBe(false)
})

test('a save names the version that it replaces', () => {
  expect(saveFirmScheduleSchema.parse({ schedule, version: 0 })).toEqual({ schedule, version: 0 })
  expect(saveFirmScheduleSchema.safeParse({ schedule }).success).toBe(false)
  const saved = { schedule, version: 1, updatedAt: '2026-11-24T15:00:00.000Z' }
  expect(savedFirmScheduleSchema.parse(saved)).toEqual(saved)
})

test('the firm’s own view says of each time what became of it', () => {
  const days = [[{ start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T15:30:00.000Z', state: 'booked' }]]
  expect(firmSlotDaysSchema.parse({ timeZone: 'America/New_York', days })).toEqual({
    timeZone: 'America/New_York',
    days,
  })
  const held = days.map((day) => day.map((slot) => ({ ...slot, state: 'held' })))
  expect(firmSlotDaysSchema.safeParse({ timeZone: 'America/New_York', days: held }).success).toBe(false)
})

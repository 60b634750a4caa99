import type { FirmSchedule } from '@dst/contracts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { contactBy } from '../../config/contact-by.ts'
import { slotGrid } from './slot-grid.ts'

// Both sides of the date line, half and three-quarter hours, clocks that change by half an hour, and the south.
const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'America/Phoenix',
  'America/St_Johns',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Europe/Lisbon',
]
const minutesOfDay = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Nobody opens or closes in an hour that clocks skip. */
const dayHours = fc.option(
  fc
    .tuple(fc.integer({ min: 4 * 60, max: 23 * 60 }), fc.integer({ min: 10, max: 12 * 60 }))
    .map(([from, length]) => ({ from: minutesOfDay(from), to: minutesOfDay(Math.min(from + length, 24 * 60 - 1)) })),
)
/** The years 2026 to 2028, in minutes. */
const moment = fc
  .integer({ min: 0, max: 2 * 365 * 24 * 60 })
  .map((minutes) => Temporal.Instant.from('2026-11-29T00:00:00Z').add({ minutes }))
const situation = fc
  .record({
    asked: moment,
    timeZone: fc.constantFrom(...zones),
    firmZone: fc.constantFrom(...zones),
    hours: fc.record({ 1: dayHours, 2: dayHours, 3: dayHours, 4: dayHours, 5: dayHours, 6: dayHours, 7: dayHours }),
    closed: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    blocked: fc.array(fc.tuple(fc.integer({ min: -600, max: 4000 }), fc.integer({ min: 1, max: 900 })), {
      maxLength: 4,
    }),
    conversationMinutes: fc.integer({ min: 15, max: 120 }),
  })
  .map(({ asked, timeZone, firmZone, closed, blocked, ...rest }) => {
    const today = asked.toZonedDateTimeISO(firmZone).toPlainDate()
    const schedule: FirmSchedule = {
      ...rest,
      timeZone: firmZone,
      meetingLink: null,
      closedDays: closed.map((days) => today.add({ days }).toString()),
      blocked: blocked.map(([after, length]) => {
        const from = asked.add({ minutes: after })
        return { from: from.toString(), to: from.add({ minutes: length }).toString() }
      }),
    }
    return { asked, timeZone, schedule }
  })

const clockIn = (instant: Temporal.Instant, timeZone: string) =>
  instant.toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'second' })

/** Whether the firm's own clock and calendar say that it is open just before this moment, and nothing is blocked. */
function isOpenAt(instant: Temporal.Instant, { timeZone, hours, closedDays, blocked }: FirmSchedule): boolean {
  const before = instant.subtract({ seconds: 1 })
  const local = before.toZonedDateTimeISO(timeZone)
  const open = hours[local.dayOfWeek as keyof FirmSchedule['hours']]
  const clock = clockIn(before, timeZone)
  return (
    open !== null &&
    !closedDays.includes(local.toPlainDate().toString()) &&
    clock >= `${open.from}:00` &&
    clock < `${open.to}:00` &&
    !blocked.some(
      ({ from, to }) =>
        Temporal.Instant.compare(before, Temporal.Instant.from(from)) >= 0 &&
        Temporal.Instant.compare(before, Temporal.Instant.from(to)) < 0,
    )
  )
}

test('no promise lies outside the firm’s hours, or before 8 am or after 9 pm where the person is', () => {
  let promised = 0
  fc.assert(
    fc.property(situation, ({ asked, timeZone, schedule }) => {
      const due = contactBy({ asked, timeZone, schedule })
      if (due === undefined) return
      promised += 1
      expect(isOpenAt(due, schedule)).toBe(true)
      expect(clockIn(due, timeZone) > '08:00:00' && clockIn(due, timeZone) <= '21:00:00').toBe(true)
      expect(Temporal.Instant.compare(due, asked)).toBe(1)
    }),
  )
  expect(promised).toBeGreaterThan(30)
})

test('no slot begins before 8 am or ends after 9 pm where the person is, and the firm is open all through it', () => {
  let offered = 0
  fc.assert(
    fc.property(situation, ({ asked, timeZone, schedule }) => {
      const slots = slotGrid(new Date(asked.epochMilliseconds), { schedule, timeZone, busy: [] }).flat()
      offered += slots.length
      for (const slot of slots) {
        const [start, end] = [Temporal.Instant.from(slot.start), Temporal.Instant.from(slot.end)]
        expect(clockIn(start, timeZone) >= '08:00:00' && clockIn(end, timeZone) <= '21:00:00').toBe(true)
        expect(clockIn(start, timeZone) < clockIn(end, timeZone)).toBe(true)
        for (let at = start.add({ minutes: 1 }); Temporal.Instant.compare(at, end) <= 0; at = at.add({ minutes: 1 }))
          expect(isOpenAt(at, schedule)).toBe(true)
      }
    }),
  )
  expect(offered).toBeGreaterThan(100)
})

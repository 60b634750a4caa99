import * as z from 'zod/mini'
import { closedObject } from './closed-object.ts'
import { described } from './described.ts'
import { timestamp } from './fields.ts'
import { inEnglish } from './in-english.ts'
import { slotSchema } from './slot.ts'

const clock = z
  .string('A time of day is written like 09:00')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time of day is written like 09:00'))
const day = z.iso.date('A day is written like 2026-12-25')
const moment = z.iso.datetime('A moment is written like 2026-11-24T15:00:00Z')

/** Opening hours of one day; null when the firm is closed. */
const dayHours = z.nullable(closedObject({ from: clock, to: clock }))

/**
 * When the partner firm can be talked to, and how. Only its form is checked here; the service also checks what it says.
 */
export const firmScheduleSchema = described(
  'When the partner firm can be talked to',
  closedObject({
    /** IANA time zone of hours and closed days. */
    timeZone: z.string(inEnglish).check(z.maxLength(64)),
    /** By day of the week, as ISO 8601 counts them: 1 is Monday. */
    hours: closedObject({
      1: dayHours,
      2: dayHours,
      3: dayHours,
      4: dayHours,
      5: dayHours,
      6: dayHours,
      7: dayHours,
    }),
    closedDays: z.array(day),
    /** Spans in which nobody is free, inside the hours or not. */
    blocked: z.array(closedObject({ from: moment, to: moment })),
    conversationMinutes: z.int('The length of a conversation is a whole number of minutes'),
    /** Standing link at which conversations can take place; null if there is none. */
    meetingLink: z.nullable(z.string(inEnglish).check(z.maxLength(500))),
  }),
)

/** When the partner firm can be talked to, and how. */
export type FirmSchedule = z.output<typeof firmScheduleSchema>

/** The schedule in force. Version 0 is the site's own, in force until the firm saves one. */
export const savedFirmScheduleSchema = described(
  'The schedule of the partner firm and its version',
  z.object({ schedule: firmScheduleSchema, version: z.int(), updatedAt: z.nullable(timestamp) }),
)

/** The schedule in force, the version that a save has to name, and when it was saved; null if it never was. */
export type SavedFirmSchedule = z.output<typeof savedFirmScheduleSchema>

/** A schedule to save, in place of the version that it was made from. */
export const saveFirmScheduleSchema = described(
  'A schedule in place of a version',
  closedObject({ schedule: firmScheduleSchema, version: z.int32('The version is a whole number') }),
)

/** The firm's own view of its next working days, one list per day; days are in the firm's time zone. */
export const firmSlotDaysSchema = described(
  'The times of the firm’s next working days, and what became of each',
  z.object({
    timeZone: z.string(),
    days: z.array(z.array(z.extend(slotSchema, { state: z.enum(['free', 'booked', 'blocked']) }))),
  }),
)

/** The firm's time zone and its next working days: each time is free, booked (or held) or blocked. */
export type FirmSlotDays = z.output<typeof firmSlotDaysSchema>

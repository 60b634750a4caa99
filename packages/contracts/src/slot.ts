import * as z from 'zod'
import { closedObject } from './closed-object'
import { timestamp } from './fields'

/** A time at which the partner can talk. */
export const slotSchema = z.object({ start: timestamp, end: timestamp })
export type Slot = z.output<typeof slotSchema>

/** The free times of the partner's next working days, one list a day; the days are the partner's. */
export const slotDaysSchema = z
  .object({ timeZone: z.string(), days: z.array(z.array(slotSchema)) })
  .meta({ description: 'Free times of the partner’s next three working days' })
export type SlotDays = z.output<typeof slotDaysSchema>

/** Keeps a time from others while its person makes up their mind. */
export const holdRequestSchema = closedObject({
  start: z.iso.datetime('The start of a conversation is a point in time such as 2026-11-24T15:00:00Z'),
}).meta({ description: 'The time to hold' })

export const holdSchema = slotSchema
  .extend({ id: z.uuid(), heldUntil: timestamp })
  .meta({ description: 'A time that is held' })
export type Hold = z.output<typeof holdSchema>

/** Books the time that is held, in place of the one that was booked before. */
export const bookingSchema = closedObject({
  holdId: z.uuid('The id of a hold is a UUID'),
  /** IANA name of the zone that the person's device is in; mails then tell the time in it. One that the server does not know counts as none. */
  timeZone: z.string().max(64).optional(),
}).meta({ description: 'The hold to book' })

/** A booked conversation. `sequence` grows each time it is moved. */
export const appointmentSchema = slotSchema
  .extend({ id: z.uuid(), sequence: z.int() })
  .meta({ description: 'A booked conversation' })
export type Appointment = z.output<typeof appointmentSchema>

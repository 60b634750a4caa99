import * as z from 'zod'
import { closedObject } from './closed-object.ts'
import { timestamp } from './fields.ts'

/** A time slot in which the partner is available. */
export const slotSchema = z.object({ start: timestamp, end: timestamp })
export type Slot = z.output<typeof slotSchema>

/** The free slots on the partner's next working days, one list per day; days are in the partner's time zone. */
export const slotDaysSchema = z
  .object({ timeZone: z.string(), days: z.array(z.array(slotSchema)) })
  .meta({ description: 'Free times of the partner’s next three working days' })
export type SlotDays = z.output<typeof slotDaysSchema>

/** Reserves a slot while the person decides. */
export const holdRequestSchema = closedObject({
  start: z.iso.datetime('The start of a conversation is a point in time such as 2026-11-24T15:00:00Z'),
}).meta({ description: 'The time to hold' })

export const holdSchema = slotSchema
  .extend({ id: z.uuid(), heldUntil: timestamp })
  .meta({ description: 'A time that is held' })
export type Hold = z.output<typeof holdSchema>

/** Books the held slot, replacing any earlier booking. */
export const bookingSchema = closedObject({
  holdId: z.uuid('The id of a hold is a UUID'),
  /**
   * IANA time zone of the person's device; e-mails then show the time in it. A zone that the server does not know is
   * ignored.
   */
  timeZone: z.string().max(64).optional(),
}).meta({ description: 'The hold to book' })

/** A booked appointment. `sequence` is incremented each time it is moved. */
export const appointmentSchema = slotSchema
  .extend({ id: z.uuid(), sequence: z.int() })
  .meta({ description: 'A booked conversation' })
export type Appointment = z.output<typeof appointmentSchema>

import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { timestamp } from './fields.ts'
import { inEnglish } from './in-english.ts'

/** A time slot in which the partner is available. */
export const slotSchema = z.object({ start: timestamp, end: timestamp })

/** A time slot: its start and end (ISO 8601, UTC). */
export type Slot = z.output<typeof slotSchema>

/** The free slots on the partner's next working days, one list per day; days are in the partner's time zone. */
export const slotDaysSchema = described(
  'Free times of the partner’s next three working days',
  z.object({ timeZone: z.string(), days: z.array(z.array(slotSchema)) }),
)

/** Free slots by day, and the partner's IANA time zone, to which the days belong. */
export type SlotDays = z.output<typeof slotDaysSchema>

/** Reserves a slot while the person decides. */
export const holdRequestSchema = described(
  'The time to hold',
  closedObject({
    start: z.iso.datetime('The start of a conversation is a point in time such as 2026-11-24T15:00:00Z'),
  }),
)

/** A slot that is reserved until `heldUntil` (UTC); `id` is what the booking names. */
export const holdSchema = described('A time that is held', z.extend(slotSchema, { id: z.uuid(), heldUntil: timestamp }))

/** A slot that is reserved for the person until `heldUntil`. */
export type Hold = z.output<typeof holdSchema>

/** Books the held slot, replacing any earlier booking. */
export const bookingSchema = described(
  'The hold to book',
  closedObject({
    holdId: z.uuid('The id of a hold is a UUID'),
    /**
     * IANA time zone of the person's device; emails then show the time in it. A zone that the server does not know is
     * ignored.
     */
    timeZone: z.optional(z.string(inEnglish).check(z.maxLength(64))),
  }),
)

/** A booked appointment. `sequence` is incremented each time it is moved. */
export const appointmentSchema = described(
  'A booked conversation',
  z.extend(slotSchema, { id: z.uuid(), sequence: z.int() }),
)

/** A booked slot; `sequence` is 0 at first, and one more each time it is moved. */
export type Appointment = z.output<typeof appointmentSchema>

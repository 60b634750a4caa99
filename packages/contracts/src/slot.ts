import { validateConversationNumber } from '@dst/domain/validation/consultation'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { phoneNumber, timestamp } from './fields.ts'
import { inEnglish } from './in-english.ts'

/** A time slot in which the partner is available. */
export const slotSchema = z.object({ start: timestamp, end: timestamp })

/** A time slot: its start and end (ISO 8601, UTC). */
export type Slot = z.output<typeof slotSchema>

/** The free slots on the partner's next working days, one list per day; days are in the partner's time zone. */
export const slotDaysSchema = described(
  'Free times of the partner’s next three working days',
  z.object({
    timeZone: z.string(),
    /** IANA time zone of the person, within whose day each slot lies; null if it is not known, and has to be asked. */
    personTimeZone: z.nullable(z.string()),
    /** Whether the partner has a standing link at which a conversation can take place. */
    hasMeetingLink: z.boolean(),
    days: z.array(z.array(slotSchema)),
  }),
)

const inZone = z.optional(z.string(inEnglish).check(z.maxLength(64)))

/** Headers of calls about slots; other headers are allowed. */
export const slotHeadersSchema = z.looseObject({
  /** IANA time zone of the person, used while their request has none. One that the server does not know is ignored. */
  'time-zone': inZone,
})

/** Free slots by day, the partner's IANA time zone, to which the days belong, and the person's. */
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

const noNumber = validateConversationNumber('')[0]?.message

/** How a conversation is to take place: a call to a number, or the partner's standing link. */
export const bookingWaySchema = z.discriminatedUnion(
  'kind',
  [
    closedObject({ kind: z.literal('phone'), phoneNumber: phoneNumber().check(z.minLength(1, noNumber)) }),
    closedObject({ kind: z.literal('link') }),
  ],
  'The way to talk is a phone number or the link of the partner',
)

/** How a conversation is to take place, as a booking chooses it. */
export type BookingWay = z.output<typeof bookingWaySchema>

/** How a booked conversation takes place; the link as it was when it was booked. */
export const conversationWaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), phoneNumber: z.string() }),
  z.object({ kind: z.literal('link'), url: z.string() }),
])

/** How a booked conversation takes place: the number that is called, or the link where both sides meet. */
export type ConversationWay = z.output<typeof conversationWaySchema>

/** Books the held slot, replacing any earlier booking. */
export const bookingSchema = described(
  'The hold to book',
  closedObject({
    holdId: z.uuid('The id of a hold is a UUID'),
    /**
     * IANA time zone of the person's device; emails then show the time in it. A zone that the server does not know is
     * ignored.
     */
    timeZone: inZone,
    /** Absent: a call to the number of the request. */
    way: z.optional(bookingWaySchema),
  }),
)

/** A booked appointment. `sequence` is incremented each time it is moved. */
export const appointmentSchema = described(
  'A booked conversation',
  z.extend(slotSchema, {
    id: z.uuid(),
    sequence: z.int(),
    /** Null where it was booked before a way was asked for, and the request has no number. */
    way: z.nullable(conversationWaySchema),
  }),
)

/** A booked slot and how the conversation takes place; `sequence` counts how often it was moved. */
export type Appointment = z.output<typeof appointmentSchema>

import type { FirmSchedule, FirmSlotDays, Slot } from '@dst/contracts'
import { conversationDays, conversationNotice, scheduleDays } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'
import type { Busy } from '../../database/appointments.ts'
import { isWithinCallingHours, workingDays, type Span } from '../../config/firm-hours.ts'

/** So that the partner sees an appointment before it begins. */
const notice = { hours: conversationNotice }

interface Offer {
  schedule: FirmSchedule
  busy: readonly Busy[]
  /** IANA time zone of the person: no slot begins or ends outside the hours in which they may be called. */
  timeZone: string
  /** On how many of the partner's next working days, those without a free slot not counted. */
  days?: number
}

/** The free slots on the partner's next working days that have any, one list per day, earliest first. */
export function slotGrid(now: Date, { schedule, busy, timeZone, days: wanted = conversationDays }: Offer): Slot[][] {
  const asked = instantOf(now)
  const earliest = asked.add(notice)
  const taken = [...busy, ...blockedOf(schedule)]
  const days: Slot[][] = []
  for (const day of workingDays(asked, schedule)) {
    if (days.length === wanted) break
    const free = spansOf(day, schedule).filter(
      (span) =>
        Temporal.Instant.compare(span.from, earliest) >= 0 &&
        !overlapsAny(span, taken) &&
        isWithinCallingHours(span, timeZone),
    )
    if (free.length > 0) days.push(free.map(toSlot))
  }
  return days
}

/**
 * The slots of the firm's next working days that have any, as the firm itself sees them, whatever their person's time
 * zone: those that can still be booked or blocked, and what is booked until it is over.
 */
export function firmDays(now: Date, { schedule, busy }: Pick<Offer, 'schedule' | 'busy'>): FirmSlotDays['days'] {
  const blocked = blockedOf(schedule)
  const asked = instantOf(now)
  const earliest = asked.add(notice)
  const stateOf = (span: Span): FirmSlotDays['days'][number][number]['state'] =>
    overlapsAny(span, busy) ? 'booked' : overlapsAny(span, blocked) ? 'blocked' : 'free'
  const days: FirmSlotDays['days'] = []
  for (const day of workingDays(asked, schedule)) {
    if (days.length === scheduleDays) break
    const slots = spansOf(day, schedule)
      .map((span) => ({ span, state: stateOf(span) }))
      .filter(({ span, state }) =>
        state === 'booked'
          ? Temporal.Instant.compare(span.to, asked) > 0
          : Temporal.Instant.compare(span.from, earliest) >= 0,
      )
    if (slots.length > 0) days.push(slots.map(({ span, state }) => ({ ...toSlot(span), state })))
  }
  return days
}

/** The free slots nearest to one that is not available, at most three, nearest first. */
export function nearest(free: readonly Slot[], wanted: Date): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(new Date(start).getTime() - wanted.getTime())
  return free.toSorted((one, other) => distance(one) - distance(other)).slice(0, 3)
}

/** A working day in conversations, from its opening on; what is left before the closing is too short for one. */
function spansOf(day: Span, { conversationMinutes }: FirmSchedule): Span[] {
  const spans: Span[] = []
  let from = day.from
  for (;;) {
    const to = from.add({ minutes: conversationMinutes })
    if (Temporal.Instant.compare(to, day.to) > 0) return spans
    spans.push({ from, to })
    from = to
  }
}

function blockedOf({ blocked }: FirmSchedule): Busy[] {
  return blocked.map(({ from, to }) => ({ startsAt: new Date(from), endsAt: new Date(to) }))
}

function overlapsAny({ from, to }: Span, busy: readonly Busy[]): boolean {
  return busy.some(
    ({ startsAt, endsAt }) => startsAt.getTime() < to.epochMilliseconds && endsAt.getTime() > from.epochMilliseconds,
  )
}

function toSlot({ from, to }: Span): Slot {
  return { start: iso(from), end: iso(to) }
}

function instantOf(moment: Date): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
}

function iso(time: Temporal.Instant): string {
  return new Date(time.epochMilliseconds).toISOString()
}

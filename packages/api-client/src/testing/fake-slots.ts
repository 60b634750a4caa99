import type { Appointment, BookingWay, Consultation, ConversationWay, Hold, Slot, SlotDays } from '@dst/contracts'
import { succeed, type Result } from '@dst/domain/result'
import { millisecondsPerDay } from '@dst/domain/time'
import { validateConversationNumber, validateTimeZone } from '@dst/domain/validation/consultation'
import type { ApiFailure } from '../api-failure.ts'
import type { FakeConsultations } from './fake-consultations.ts'
import { refuse } from './fake-refusal.ts'
import type { FakeStamps } from './fake-stamps.ts'

const bookable: readonly string[] = ['queued', 'sent', 'acknowledged', 'scheduled', 'failed']
/** Start times of the fake partner's appointments, in minutes after midnight UTC: four half-hour slots from 15:00. */
const starts = [0, 30, 60, 90].map((minutes) => 15 * 60 + minutes)

/** Free slots on the next three days, with the rules of the API that affect what a screen shows. */
export class FakeSlots {
  readonly #stamps: FakeStamps
  readonly #consultations: FakeConsultations
  readonly #taken = new Set<string>()
  #hold: Hold | undefined

  constructor(stamps: FakeStamps, consultations: FakeConsultations) {
    this.#stamps = stamps
    this.#consultations = consultations
  }

  /** Marks a slot as taken by somebody else. */
  take(start: string): void {
    this.#taken.add(start)
  }

  /** The link where the fake partner meets people; null if it has none. */
  meetingLink: string | null = null

  /** The free slots of the next three days in UTC, in ISO 8601; none without a time zone of the person. */
  list(timeZone?: string): SlotDays {
    const midnight = Math.floor(this.#stamps.now().getTime() / millisecondsPerDay) * millisecondsPerDay
    const booked = this.#consultations.all.map(({ appointment }) => appointment?.start)
    const days = [1, 2, 3].map((day) =>
      starts
        .map((minutes) => slotAt(midnight + day * millisecondsPerDay + minutes * 60_000))
        .filter(({ start }) => !this.#taken.has(start) && !booked.includes(start)),
    )
    const personTimeZone = this.#zoneOf(timeZone)
    return {
      timeZone: 'America/New_York',
      personTimeZone,
      hasMeetingLink: this.meetingLink !== null,
      days: personTimeZone === null ? [] : days,
    }
  }

  /** Holds a free slot for ten minutes, in place of an earlier hold; `slot_taken` with the three nearest otherwise. */
  hold(start: string, timeZone?: string): Result<Hold, ApiFailure> {
    if (this.#zoneOf(timeZone) === null) return refuse('validation_failed', { issues: validateTimeZone('') })
    const free = this.list(timeZone).days.flat()
    const wanted = new Date(start).getTime()
    const distance = (slot: Slot) => Math.abs(new Date(slot.start).getTime() - wanted)
    const [nearest, ...others] = free.toSorted((one, other) => distance(one) - distance(other))
    if (!nearest || distance(nearest) > 0)
      return refuse('slot_taken', { slots: nearest ? [nearest, ...others.slice(0, 2)] : [] })
    this.#hold = { ...nearest, id: this.#stamps.id(), heldUntil: this.#stamps.time(10) }
    return succeed(this.#hold)
  }

  /**
   * Books the held slot, or moves the appointment to it; fails with `not_found`, `hold_expired`, or `validation_failed`
   * without a way to talk.
   */
  book(requestId: string, holdId: string, chosen?: BookingWay): Result<Appointment, ApiFailure> {
    const request = this.#consultations.find(requestId)
    if (!request || !bookable.includes(request.state)) return refuse('not_found')
    const way = this.#wayOf(request, chosen)
    if (way === null) return refuse('validation_failed', { issues: validateConversationNumber('') })
    const held = this.#hold
    if (held?.id !== holdId || held.heldUntil <= this.#stamps.time()) return refuse('hold_expired')
    this.#hold = undefined
    const before = request.appointment
    const { start, end } = held
    const appointment = before
      ? { id: before.id, start, end, sequence: before.sequence + 1, way }
      : { id: holdId, start, end, sequence: 0, way }
    this.#consultations.appoint(request, appointment)
    return succeed(appointment)
  }

  /** Removes the appointment of a request; also succeeds without one, and fails with `not_found`. */
  cancel(requestId: string): Result<null, ApiFailure> {
    const request = this.#consultations.find(requestId)
    if (!request) return refuse('not_found')
    if (request.appointment) this.#consultations.appoint(request, null)
    return succeed(null)
  }

  #zoneOf(given: string | undefined): string | null {
    return this.#consultations.open()?.contactTimeZone ?? given ?? null
  }

  #wayOf({ appointment, phoneNumber }: Consultation, chosen: BookingWay | undefined): ConversationWay | null {
    if (chosen?.kind === 'phone') return chosen
    if (chosen) return this.meetingLink === null ? null : { kind: 'link', url: this.meetingLink }
    return appointment?.way ?? (phoneNumber ? { kind: 'phone', phoneNumber } : null)
  }
}

function slotAt(time: number): Slot {
  return { start: new Date(time).toISOString(), end: new Date(time + 30 * 60_000).toISOString() }
}

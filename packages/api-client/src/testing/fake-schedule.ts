import type { FirmSchedule, FirmSlotDays, SavedFirmSchedule } from '@dst/contracts'
import { succeed, type Result } from '@dst/domain/result'
import { millisecondsPerDay } from '@dst/domain/time'
import type { ApiFailure } from '../api-failure.ts'
import { refuse } from './fake-refusal.ts'

/** Times that others have booked, in minutes after midnight UTC of the first day. */
const bookedMinutes = 19 * 60
/** The fake firm's times on each day, in minutes after midnight UTC. */
const starts = [15 * 60, 15 * 60 + 30, 19 * 60, 19 * 60 + 30, 24 * 60]
const slotDays = 5

/** The firm's schedule and times, with the rules of the API that affect what a screen shows. */
export class FakeSchedule {
  saved: SavedFirmSchedule
  readonly #now: () => Date

  constructor(saved: SavedFirmSchedule, now: () => Date) {
    this.saved = saved
    this.#now = now
  }

  /** Saves a schedule in place of a version; fails with `version_conflict` and the one in force for another. */
  save(schedule: FirmSchedule, version: number): Result<SavedFirmSchedule, ApiFailure> {
    if (version !== this.saved.version) return refuse('version_conflict', { schedule: this.saved })
    this.saved = { schedule, version: version + 1, updatedAt: this.#now().toISOString() }
    return succeed(this.saved)
  }

  /** Five times on each of the next five days; the third of the first day is booked. */
  slots(): FirmSlotDays {
    const midnight = Math.floor(this.#now().getTime() / millisecondsPerDay) * millisecondsPerDay
    const { timeZone, conversationMinutes, blocked } = this.saved.schedule
    const slotAt = (day: number, minutes: number) => {
      const time = midnight + day * millisecondsPerDay + minutes * 60_000
      const start = new Date(time).toISOString()
      const end = new Date(time + conversationMinutes * 60_000).toISOString()
      const isBlocked = blocked.some(({ from, to }) => Date.parse(from) < Date.parse(end) && Date.parse(to) > time)
      const isBooked = day === 1 && minutes === bookedMinutes
      return {
        start,
        end,
        state: isBooked ? ('booked' as const) : isBlocked ? ('blocked' as const) : ('free' as const),
      }
    }
    const days = Array.from({ length: slotDays }, (_, day) => starts.map((minutes) => slotAt(day + 1, minutes)))
    return { timeZone, days }
  }
}

import type { FirmSchedule } from '@dst/contracts'
import { callingHours, scheduleHorizon } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'

/** The hours of a schedule, without what is blocked in them. */
export type Hours = Pick<FirmSchedule, 'timeZone' | 'hours' | 'closedDays'>
/** When a firm is open. */
export type OpenHours = Hours & Pick<FirmSchedule, 'blocked'>

/** A time span without a gap; it has a length. */
export interface Span {
  from: Temporal.Instant
  to: Temporal.Instant
}

/** The firm's working days that end after `after`, earliest first: each from its opening to its closing. */
export function* workingDays(after: Temporal.Instant, { timeZone, hours, closedDays }: Hours): Generator<Span> {
  const first = after.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let day = 0; day < scheduleHorizon; day += 1) {
    const date = first.add({ days: day })
    // Weekdays are numbered 1 to 7, as in the schedule.
    const open = hours[date.dayOfWeek as keyof FirmSchedule['hours']]
    if (open === null || closedDays.includes(date.toString())) continue
    const at = (time: string) => instantOf(date, time, timeZone)
    const span = { from: at(open.from), to: at(open.to) }
    if (isBefore(span.from, span.to) && isBefore(after, span.to)) yield span
  }
}

/** The spans after `after` in which the firm is open and nothing is blocked, earliest first. */
export function* openSpans(after: Temporal.Instant, schedule: OpenHours): Generator<Span> {
  const blocked = schedule.blocked
    .map(({ from, to }) => ({ from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) }))
    .toSorted((one, other) => Temporal.Instant.compare(one.from, other.from))
  for (const day of workingDays(after, schedule)) {
    let from = later(day.from, after)
    for (const block of blocked) {
      if (!isBefore(block.from, day.to)) break
      if (isBefore(from, block.from)) yield { from, to: block.from }
      from = later(from, block.to)
    }
    if (isBefore(from, day.to)) yield { from, to: day.to }
  }
}

/**
 * The spans after `after` in which the firm is open and a person in that time zone may be called, earliest first.
 * @source parameter `callingHours`
 */
export function* sharedSpans(after: Temporal.Instant, schedule: OpenHours, timeZone: string): Generator<Span> {
  for (const open of openSpans(after, schedule)) {
    for (const awake of callingSpans(open, timeZone)) {
      const span = { from: later(open.from, awake.from), to: earlier(open.to, awake.to) }
      if (isBefore(span.from, span.to)) yield span
    }
  }
}

/** Whether a span lies within the hours of one day in which a person in that time zone may be called. */
export function isWithinCallingHours(span: Span, timeZone: string): boolean {
  return [...callingSpans(span, timeZone)].some(({ from, to }) => !isBefore(span.from, from) && !isBefore(to, span.to))
}

/** The calling hours of each day, where the person is, that the span touches. */
function* callingSpans({ from, to }: Span, timeZone: string): Generator<Span> {
  const last = to.toZonedDateTimeISO(timeZone).toPlainDate()
  let date = from.toZonedDateTimeISO(timeZone).toPlainDate()
  while (Temporal.PlainDate.compare(date, last) <= 0) {
    yield { from: atHour(date, callingHours.from, timeZone), to: atHour(date, callingHours.to, timeZone) }
    date = date.add({ days: 1 })
  }
}

function atHour(date: Temporal.PlainDate, hour: number, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone, plainTime: { hour } }).toInstant()
}

function instantOf(date: Temporal.PlainDate, time: string, timeZone: string): Temporal.Instant {
  return date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant()
}

function isBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}

function later(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isBefore(one, other) ? other : one
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return isBefore(one, other) ? one : other
}

import type { PlainDate } from '@dst/domain/exchange-file'
import { reminderHour } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'

/** The next moment after now at which it is the hour of reminders in a time zone. */
export function nextCheck(now: Date, timeZone: string): Date {
  const there = timeIn(now, timeZone)
  const today = hourOn(there.toPlainDate(), timeZone)
  const next = today > now ? today : hourOn(there.toPlainDate().add({ days: 1 }), timeZone)
  return next
}

/** The day that it is in a time zone, once it is the hour of reminders there; undefined before. */
export function reminderDay(now: Date, timeZone: string): PlainDate | undefined {
  const day = timeIn(now, timeZone).toPlainDate()
  return hourOn(day, timeZone) > now ? undefined : (day.toString() as PlainDate)
}

/** The day that it is in a time zone. */
export function dayIn(now: Date, timeZone: string): PlainDate {
  return timeIn(now, timeZone).toPlainDate().toString() as PlainDate
}

function timeIn(now: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
}

function hourOn(day: Temporal.PlainDate, timeZone: string): Date {
  const { epochMilliseconds } = day.toZonedDateTime({ timeZone, plainTime: { hour: reminderHour } })
  return new Date(epochMilliseconds)
}

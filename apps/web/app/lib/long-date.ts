import type { CalendarDate } from '@dst/content/sources'

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date in words, e.g. "November 21, 2026", whatever the reader's time zone. */
export function longDate(date: CalendarDate): string {
  return format.format(new Date(`${date}T00:00:00Z`))
}

const dayMs = 86_400_000

/**
 * A time zone without daylight saving time in which it is between 8:00 and 22:00: reminders are sent, and no day ends
 * during a journey.
 */
export const dayZone = zoneAt(new Date().getUTCHours())

/** A day before today in that zone: yyyy-mm-dd. */
export function daysAgo(days: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: dayZone }).format(Date.now() - days * dayMs)
}

function zoneAt(hour: number): string {
  if (hour < 8) return 'Pacific/Kiritimati'
  return hour < 20 ? 'UTC' : 'Pacific/Honolulu'
}

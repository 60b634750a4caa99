/** A calendar date in words, e.g. "November 21, 2026", independent of the time zone. Expects yyyy-mm-dd. */
export function longDate(date: `${number}-${number}-${number}`): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

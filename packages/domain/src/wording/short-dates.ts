type Written = `${number}-${number}-${number}`

/** A calendar date with its weekday, e.g. "Tue Jan 5, 2027", independent of the time zone. Expects yyyy-mm-dd. */
export function weekdayDate(date: Written): string {
  return `${inUtc(date, { weekday: 'short' })} ${shortDate(date)}`
}

/** A calendar date, e.g. "Jan 5, 2027", independent of the time zone. Expects yyyy-mm-dd. */
export function shortDate(date: Written): string {
  return inUtc(date, { dateStyle: 'medium' })
}

/** A month, e.g. "March 2015". Expects yyyy-mm. */
export function longMonth(month: `${number}-${number}`): string {
  return inUtc(`${month}-01` as Written, { month: 'long', year: 'numeric' })
}

function inUtc(date: Written, format: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...format, timeZone: 'UTC' })
}

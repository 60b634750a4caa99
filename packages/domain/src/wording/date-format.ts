/**
 * Writes a calendar date in English, independent of the time zone. Throws on a text that is no date.
 * The format is made at its first use and kept: it takes far longer to make than to use.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
    return format.format(new Date(`${date}T00:00:00Z`))
  }
}

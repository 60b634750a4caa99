const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When something was last saved, in words: "just now" below one minute, then whole minutes, whole hours,
 * and from 24 hours on a date in US English. Partial units are rounded down; a time in the future counts as just now.
 * @param options.timeZone the IANA time zone of the date; defaults to that of the machine
 * @source docs/product/profile.md#last-saved
 */
export function describeLastSaved(savedAt: Date, now: Date, options: { readonly timeZone?: string } = {}): string {
  return `Last saved: ${elapsed(savedAt, now.getTime() - savedAt.getTime(), options)}`
}

function elapsed(savedAt: Date, milliseconds: number, options: { readonly timeZone?: string }): string {
  if (milliseconds < minute) return 'just now'
  if (milliseconds < hour) return ago(Math.floor(milliseconds / minute), 'minute')
  if (milliseconds < day) return ago(Math.floor(milliseconds / hour), 'hour')
  return savedAt.toLocaleDateString('en-US', { ...options, year: 'numeric', month: 'long', day: 'numeric' })
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

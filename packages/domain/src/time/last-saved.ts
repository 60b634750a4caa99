const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When something was last saved, in words: "just now" below one minute, then whole minutes, whole hours,
 * and from 24 hours on a date in US English. Parts are rounded down; a time that lies ahead counts as just now.
 * @param options.timeZone the IANA zone of the date; the machine's own when left out
 * @source specification section 4, Profile entry
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

/**
 * A timestamp in the given time zone, with the zone's name: "Tuesday, November 24, 3:40 PM EST". For emails, whose
 * reader cannot otherwise tell which zone is meant.
 */
export function clockTime(moment: Date, timeZone: string): string {
  const parts = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  } as const
  return new Intl.DateTimeFormat('en-US', parts).format(moment).replace(' at ', ', ').replaceAll('\u202F', ' ')
}

/**
 * A timestamp for the firm: in its own time zone and, where the clock shows something else there, in the person's. An
 * unknown zone of the person is left out.
 */
export function clockTimes(moment: Date, firmZone: string, personZone: string | null | undefined): string {
  const own = clockTime(moment, firmZone)
  const theirs = personZone ? clockTime(moment, personZone) : own
  return own === theirs ? own : `${own} (for the person: ${theirs})`
}

/** What people call a time zone all year round: "Pacific Time". Throws a RangeError for a zone that isn't known. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The name of a time zone that this server knows; null for any other text. */
export function knownZone(name: string | undefined): string | null {
  if (!name) return null
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name
  } catch {
    return null
  }
}

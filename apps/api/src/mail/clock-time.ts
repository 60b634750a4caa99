/**
 * A moment as its reader's clock shows it, with the zone: "Tuesday, November 24, 3:40 PM EST". For mails, which are read
 * where nobody knows the zone.
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

/** The name of a zone, where this server knows it; null for any other text. */
export function knownZone(name: string | undefined): string | null {
  if (!name) return null
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return name
  } catch {
    return null
  }
}

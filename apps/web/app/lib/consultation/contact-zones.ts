import { deviceZone, momentOf, spanOf, zoneName } from '~/lib/time/moment.ts'

/** One zone for each clock of the United States. */
const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]

/** Names that a device reports when it keeps its place to itself, or doesn't know it: nobody lives by these clocks. */
const nowhere = /^(UTC|UCT|GMT|Zulu|Universal|Etc\/.*|[+-].*)?$/

/** Whether a time of day in this zone can be misread: the partner's clock has another name. */
export function isElsewhere(timeZone: string, firmZone: string): boolean {
  return zoneName(timeZone) !== zoneName(firmZone)
}

/** The time zone in which this device says that it is; empty if it doesn't say. */
export function knownDeviceZone(reported: string | undefined = deviceZone()): string {
  return reported !== undefined && !nowhere.test(reported) && isZone(reported) ? reported : ''
}

/**
 * The time zone in which a request's times are shown: the one that its person gave with it, otherwise the device's.
 * Undefined where the browser has to use its own.
 */
export function personZone({ contactTimeZone }: { contactTimeZone: string | null }): string | undefined {
  return contactTimeZone !== null && isZone(contactTimeZone) ? contactTimeZone : undefined
}

/** A moment with the name of its zone: "Tue Nov 24, 3:40 pm Eastern Time". */
export function momentIn(moment: Date | string, timeZone: string | undefined): string {
  return `${momentOf(moment, timeZone)} ${zoneName(timeZone)}`
}

/** A span with the name of its zone: "Tue Nov 24, 3:30 pm to 4:00 pm Eastern Time". */
export function spanIn(span: { start: Date | string; end: Date | string }, timeZone: string | undefined): string {
  return `${spanOf(span, timeZone)} ${zoneName(timeZone)}`
}

/**
 * The zones to choose from, each clock once: this device's first, and the one that was chosen if it is another. Where
 * neither is known, the first choice is none.
 */
export function zoneOptions(device: string, chosen: string): { value: string; label: string }[] {
  const byName = new Map<string, string>()
  for (const zone of [device, ...zones, chosen])
    if (zone !== '' && !byName.has(zoneName(zone))) byName.set(zoneName(zone), zone)
  const options = Array.from(byName, ([label, value]) => ({ value, label }))
  return chosen === '' ? [{ value: '', label: 'Choose your time zone' }, ...options] : options
}

/** Whether this browser knows a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return zoneName(name) !== ''
  } catch {
    return false
  }
}

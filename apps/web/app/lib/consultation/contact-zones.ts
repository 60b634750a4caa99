import { partnerFirm } from '@dst/content/partner'
import { zoneName } from '~/lib/time/moment.ts'

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

/** Whether a time of day in this zone can be misread: the partner's clock has another name. */
export function isElsewhere(timeZone: string): boolean {
  return zoneName(timeZone) !== zoneName(partnerFirm.timeZone)
}

/** The zones to choose from, each clock once: this device's first, and the one that was chosen if it is another. */
export function zoneOptions(device: string, chosen: string): { value: string; label: string }[] {
  const byName = new Map<string, string>()
  for (const zone of [device, ...zones, chosen]) if (!byName.has(zoneName(zone))) byName.set(zoneName(zone), zone)
  return Array.from(byName, ([label, value]) => ({ value, label }))
}

/** Whether this browser knows a zone of that name. */
export function isZone(name: string): boolean {
  try {
    return zoneName(name) !== ''
  } catch {
    return false
  }
}

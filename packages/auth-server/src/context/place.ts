import type { Caller } from './context.ts'
import type { AuthSettings } from '../options/options.ts'

/** Roughly where a caller is: as the host's proxy says, else by the time zone of the browser; null if unknown. */
export function placeOf({ notices }: AuthSettings, { headers, timeZone }: Caller): string | null {
  const header = notices?.placeHeader === undefined ? undefined : headers[notices.placeHeader.toLowerCase()]
  if (typeof header === 'string' && header.trim() !== '') return header.trim().slice(0, 100)
  const city = timeZone?.includes('/') && !timeZone.startsWith('Etc/') ? timeZone.split('/').at(-1) : undefined
  return city === undefined ? null : `around ${city.replaceAll('_', ' ')}, by the clock of that browser`
}

/** The time zone that a browser names, if it is one. */
export function timeZoneFrom(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string' || header.length > 64) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: header }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

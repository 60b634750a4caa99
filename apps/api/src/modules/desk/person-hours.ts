import { callingHours } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'

/**
 * Whether a person in this time zone may be called at this moment.
 * @source parameter `callingHours`
 */
export function isCallingHour(moment: Date, timeZone: string): boolean {
  const { hour } = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone)
  return hour >= callingHours.from && hour < callingHours.to
}

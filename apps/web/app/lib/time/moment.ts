/** A point in time, as returned by the API or as a Date. */
type Moment = Date | string

/** A calendar day, e.g. "Tue Nov 24"; in this device's time zone by default. */
export function dayOf(moment: Moment, timeZone?: string): string {
  const { weekday, month, day } = partsOf(moment, { weekday: 'short', month: 'short', day: 'numeric', timeZone })
  return `${weekday} ${month} ${day}`
}

/** A time of day, e.g. "3:40 pm". */
export function timeOf(moment: Moment, timeZone?: string): string {
  const { hour, minute, dayPeriod } = partsOf(moment, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone })
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`
}

/** Day and time, e.g. "Tue Nov 24, 3:40 pm". */
export function momentOf(moment: Moment, timeZone?: string): string {
  return `${dayOf(moment, timeZone)}, ${timeOf(moment, timeZone)}`
}

/** Date with year and time, for events that may be long ago, e.g. "Nov 24, 2026, 3:40 pm". */
export function datedMomentOf(moment: Moment, timeZone?: string): string {
  const { month, day, year } = partsOf(moment, { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  return `${month} ${day}, ${year}, ${timeOf(moment, timeZone)}`
}

/** A time span, e.g. "Tue Nov 24, 3:30 pm to 4:00 pm". */
export function spanOf({ start, end }: { start: Moment; end: Moment }, timeZone?: string): string {
  return `${momentOf(start, timeZone)} to ${timeOf(end, timeZone)}`
}

/** The IANA name of this device's time zone. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * The year-round name of the time zone, e.g. "Eastern Time"; for zones without daylight saving time, e.g. "Mountain
 * Standard Time".
 */
export function zoneName(timeZone?: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') => partsOf(new Date(), { timeZone, timeZoneName }).timeZoneName
  const name = named('longGeneric')
  // UTC has only a name of the second kind.
  return (name?.startsWith('GMT') ? named('long') : name) ?? 'your time'
}

/** Time since midnight in hours: 15.5 at 3:30 pm. */
export function hourOf(moment: Moment, timeZone?: string): number {
  const { hour, minute } = partsOf(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return Number(hour) + Number(minute) / 60
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

function partsOf(
  moment: Moment,
  options: { [Key in keyof Intl.DateTimeFormatOptions]: Intl.DateTimeFormatOptions[Key] | undefined },
): Parts {
  const format = new Intl.DateTimeFormat('en-US', options as Intl.DateTimeFormatOptions)
  return Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
}

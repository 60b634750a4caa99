/** A point in time as the API gives it, or as a clock reads it. */
type Moment = Date | string

/** A day as its person counts it, e.g. "Tue Nov 24"; in the zone of this device unless one is given. */
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

/** Day, year and time, for what may be long ago, e.g. "Nov 24, 2026, 3:40 pm". */
export function datedMomentOf(moment: Moment, timeZone?: string): string {
  const { month, day, year } = partsOf(moment, { month: 'short', day: 'numeric', year: 'numeric', timeZone })
  return `${month} ${day}, ${year}, ${timeOf(moment, timeZone)}`
}

/** From when to when, e.g. "Tue Nov 24, 3:30 pm to 4:00 pm". */
export function spanOf({ start, end }: { start: Moment; end: Moment }, timeZone?: string): string {
  return `${momentOf(start, timeZone)} to ${timeOf(end, timeZone)}`
}

/** The zone's name the whole year round, e.g. "Eastern Time"; where clocks never change, e.g. "Mountain Standard Time". */
export function zoneName(timeZone?: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') => partsOf(new Date(), { timeZone, timeZoneName }).timeZoneName
  const name = named('longGeneric')
  // Universal time has a name of the second kind alone.
  return (name?.startsWith('GMT') ? named('long') : name) ?? 'your time'
}

/** Hours and minutes since midnight, as hours: 15.5 at half past three in the afternoon. */
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

/** A moment as the clock on the wall shows it in a zone, in the form of a `datetime-local` field: 2026-11-24T15:30. */
export function wallClockOf(moment: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = partsOf(moment, timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/**
 * The moment at which the clock in a zone shows this; undefined if that is no time, or one that the change of clocks
 * leaves out. Of a time that comes twice it is the first.
 */
export function momentAt(wallClock: string, timeZone: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wallClock)) return undefined
  const asUtc = new Date(`${wallClock}Z`)
  if (Number.isNaN(asUtc.getTime())) return undefined
  const candidates = [-1, 1].map((days) => {
    const near = new Date(asUtc.getTime() + days * millisecondsPerDay)
    const lead = new Date(`${wallClockOf(near, timeZone)}Z`).getTime() - Math.floor(near.getTime() / minute) * minute
    return new Date(asUtc.getTime() - lead)
  })
  return candidates
    .filter((moment) => wallClockOf(moment, timeZone) === wallClock)
    .toSorted((one, other) => one.getTime() - other.getTime())[0]
}

const minute = 60_000
const millisecondsPerDay = 24 * 60 * minute

function partsOf(moment: Date, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

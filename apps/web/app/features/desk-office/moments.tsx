import { datedMomentOf, deviceZone, timeOf, zoneName } from '~/lib/time/moment.ts'

/** A moment with its year, in this device's time zone. */
export function When({ at }: { at: string }) {
  const time = timeOf(at)
  const day = datedMomentOf(at).slice(0, -time.length).trim()
  return (
    <time dateTime={at} className="desk-moment">
      <span>{day}</span> <span>{time}</span>
    </time>
  )
}

/** Says once on a page in which zone its times are. */
export function zoneSentence(): string {
  return `Times are in ${zoneName(deviceZone())}.`
}

import { datedMomentOf, deviceZone, zoneName } from '~/lib/time/moment.ts'

/** A moment with its year, in this device's time zone. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="desk-moment">
      {datedMomentOf(at)}
    </time>
  )
}

/** Says once on a page in which zone its times are. */
export function zoneSentence(): string {
  return `Times are in ${zoneName(deviceZone())}.`
}

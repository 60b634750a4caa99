import { dayOf, timeOf, zoneName } from '~/lib/time/moment.ts'

/** The time by the firm's clock, and by this device's where that is another one. */
export function InboxClock({ now, firmTimeZone }: { now: Date; firmTimeZone: string | undefined }) {
  const isElsewhere = firmTimeZone !== undefined && zoneName(firmTimeZone) !== zoneName()
  return (
    <p className="leads-clock">
      <time dateTime={now.toISOString()}>
        <span className="leads-clock-time">{timeOf(now, firmTimeZone)}</span>{' '}
        <span>{`${dayOf(now, firmTimeZone)}, ${zoneName(firmTimeZone)}`}</span>
      </time>
      {isElsewhere ? <span>{`${timeOf(now)} your time, ${zoneName()}`}</span> : null}
    </p>
  )
}

import type { SecurityEvent } from '@dst/contracts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { browserLabel, securityEventLabels } from './security-labels.ts'

/** Props of {@link EventList}. */
export interface EventListProps {
  events: readonly SecurityEvent[]
  /** Name of the time zone of the times. */
  zone: string
}

/** The latest security events of an account. */
export function EventList({ events, zone }: EventListProps) {
  if (events.length === 0) return <p>Nothing yet. Sign-ins and changes to how you sign in are listed here.</p>
  return (
    <>
      <p className="max-w-measure text-ink-muted">
        {`The latest ${events.length === 1 ? 'event' : `${events.length} events`}, the newest first. Times are in ` +
          `${zone}. If one of them was not you, change your password and sign out your other devices.`}
      </p>
      <ol className="security-list">
        {events.map(({ id, kind, at, browser }) => (
          <li key={id} className="security-event">
            <time dateTime={at}>{datedMomentOf(at)}</time>
            <span className="security-name">{securityEventLabels[kind]}</span>
            <span className="security-detail">{browserLabel(browser)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

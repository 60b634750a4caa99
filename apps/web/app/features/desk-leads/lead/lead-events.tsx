import type { DeskLead } from '@dst/contracts/desk'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'
import { leadEventLabel } from '../lead-labels.ts'

/** What has happened to a lead, oldest first. */
export function LeadEvents({ events }: Pick<DeskLead, 'events'>) {
  return (
    <section className="leads-section">
      <h2>What has happened</h2>
      <p className="leads-fine">{`Times are yours, ${zoneName()}.`}</p>
      <ol className="leads-events">
        {events.map((event, index) => (
          // The list only grows at its end.
          <li key={`${index} ${event.at}`}>
            <time dateTime={event.at}>{datedMomentOf(event.at)}</time>
            <span>{leadEventLabel(event)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

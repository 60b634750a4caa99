import type { Consultation } from '@dst/contracts'
import { Disclosure } from '@dst/ui/disclosure'
import { momentOf } from '~/lib/time/moment.ts'
import { eventLabels } from '~/lib/consultation/request-events.ts'

/** The events of a request, newest first. */
export function RequestHistory({ events }: Pick<Consultation, 'events'>) {
  return (
    <Disclosure summary="History">
      <ol className="request-history">
        {events.toReversed().map(({ at, event }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>{momentOf(at)}</time>
            <span>{eventLabels[event]}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
}

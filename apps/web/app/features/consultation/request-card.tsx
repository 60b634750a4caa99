import type { Consultation } from '@dst/contracts'
import { Badge } from '@dst/ui/badge'
import { DescriptionList } from '@dst/ui/description-list'
import { type ReactElement, type RefObject, useEffect, useRef } from 'react'
import { momentOf, spanOf, zoneName } from '~/lib/time/moment.ts'
import { RequestNext } from '~/lib/consultation/request-next.tsx'
import { comingAppointment } from '~/lib/consultation/request-reach.ts'
import { requestCopy } from '~/lib/consultation/request-copy.ts'
import { useNow } from '~/lib/time/use-now.ts'
import { requestDetails } from './request-details.tsx'
import { RequestHistory } from './request-history.tsx'

interface RequestCardProps {
  request: Consultation
  /** The available actions. */
  actions?: ReactElement | null
}

const refreshEvery = 60_000

/** One request: its state, what happens next, what was requested and its history. */
export function RequestCard({ request, actions }: RequestCardProps) {
  const { appointment } = request
  const now = useNow(refreshEvery, request.contactBy !== null || appointment !== null)
  const { label, tone } = requestCopy(request, now)
  const place = useRestoredFocus(request.state)
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={`Request from ${momentOf(request.requestDate)}`}
      className="request-card"
      data-state={request.state}
    >
      <p>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="max-w-measure">
        <RequestNext request={request} now={now} />
      </p>
      {appointment === null ? null : (
        <p className="request-appointment">
          <span>{comingAppointment(request, now) === null ? 'You had booked: ' : 'Your conversation: '}</span>
          <strong>{spanOf(appointment)}</strong> <span>{`(${zoneName()})`}</span>
        </p>
      )}
      {actions}
      <DescriptionList items={requestDetails(request)} />
      <RequestHistory events={request.events} />
    </article>
  )
}

/** Moves focus here when a change of state has removed the button that had it. */
function useRestoredFocus(state: Consultation['state']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus()
  }, [state])
  return place
}

import type { Consultation } from '@dst/contracts'
import { Badge } from '@dst/ui/badge'
import { DescriptionList } from '@dst/ui/description-list'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { momentOf, spanOf, zoneName } from '~/lib/moment'
import { RequestNext } from '~/lib/request-next'
import { comingAppointment } from '~/lib/request-reach'
import { requestWords } from '~/lib/request-words'
import { useNow } from '~/lib/use-now'
import { requestDetails } from './request-details'
import { RequestHistory } from './request-history'

interface RequestCardProps {
  request: Consultation
  /** What can be done about it. */
  actions?: ReactNode
}

const refreshEvery = 60_000

/** One request: how it stands, what happens next, what was asked for and what happened so far. */
export function RequestCard({ request, actions }: RequestCardProps) {
  const { appointment } = request
  const now = useNow(refreshEvery, request.contactBy !== null || appointment !== null)
  const { label, tone } = requestWords(request, now)
  const place = useKeptFocus(request.state)
  return (
    <article
      ref={place}
      tabIndex={-1}
      aria-label={`Request of ${momentOf(request.requestDate)}`}
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
          {comingAppointment(request, now) === null ? 'You had booked: ' : 'Your conversation: '}
          <strong>{spanOf(appointment)}</strong> ({zoneName()})
        </p>
      )}
      {actions}
      <DescriptionList items={requestDetails(request)} />
      <RequestHistory events={request.events} />
    </article>
  )
}

/** Takes the focus when a change of state has removed the button that had it. */
function useKeptFocus(state: Consultation['state']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(state)
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    if (document.activeElement === null || document.activeElement === document.body) place.current?.focus()
  }, [state])
  return place
}

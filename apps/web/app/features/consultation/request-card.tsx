import type { Appointment, Consultation } from '@dst/contracts'
import { Badge } from '@dst/ui/badge'
import { DescriptionList, type DescriptionItem } from '@dst/ui/description-list'
import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react'
import { personZone } from '~/lib/consultation/contact-zones.ts'
import { momentOf, spanOf, zoneName } from '~/lib/time/moment.ts'
import { AddToCalendar } from './times/add-to-calendar.tsx'
import { wayLabel } from './times/way-label.ts'
import { RequestNext } from '~/lib/consultation/request-next.tsx'
import { comingAppointment } from '~/lib/consultation/request-reach.ts'
import { requestCopy } from '~/lib/consultation/request-copy.ts'
import { useNow } from '~/lib/time/use-now.ts'
import { TextLink } from '@dst/ui/link'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { contactMethodLabels, contactTimeLabel } from '~/lib/consultation/contact-choices.ts'
import { factItems } from './facts/fact-items.ts'
import { Disclosure } from '@dst/ui/disclosure'
import { requestHistory } from '~/lib/consultation/request-events.ts'

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
      {appointment === null ? null : <BookedConversation request={request} appointment={appointment} now={now} />}
      {actions}
      <DescriptionList items={requestDetails(request)} />
      <RequestHistory request={request} />
    </article>
  )
}

interface BookedConversationProps {
  request: Consultation
  appointment: Appointment
  now: Date
}

/** When the conversation is, or was, and how it takes place. */
function BookedConversation({ request, appointment, now }: BookedConversationProps) {
  const timeZone = personZone(request)
  const isComing = comingAppointment(request, now) !== null
  return (
    <>
      <div className="request-appointment">
        <p>
          <span>{isComing ? 'Your conversation: ' : 'You had booked: '}</span>
          <strong>{spanOf(appointment, timeZone)}</strong> <span>{`(${zoneName(timeZone)})`}</span>
        </p>
        {isComing ? <p>{wayLabel(appointment.way)}</p> : null}
      </div>
      {isComing ? (
        <div className="request-actions">
          <AddToCalendar appointment={appointment} partner={request.partner.name} />
        </div>
      ) : null}
    </>
  )
}

/** Moves focus here when a change of state has removed the button that had it. */
function useRestoredFocus(state: Consultation['state']): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return undefined
    shown.current = state
    if (document.activeElement !== null && document.activeElement !== document.body) return undefined
    // A dialog that is gone with its opener gives the focus to whatever had it before them, and only then is it ours.
    const timer = setTimeout(() => place.current?.focus())
    return () => clearTimeout(timer)
  }, [state])
  return place
}

/** What was requested, when, and from whom. */
function requestDetails(request: Consultation): DescriptionItem[] {
  const { preferredContactMethod, phoneNumber, notes, partner } = request
  const seen = request.opened.findLast(({ by }) => by === 'partner')
  const method = contactMethodLabels[preferredContactMethod]
  return [
    { term: 'Requested', description: momentOf(request.requestDate) },
    {
      term: 'Preferred contact',
      description: preferredContactMethod === 'email' || phoneNumber === null ? method : `${method}, ${phoneNumber}`,
    },
    { term: 'Best time', description: contactTimeLabel(request) },
    ...(notes === null ? [] : [{ term: 'Notes', description: notes }]),
    ...factItems(request),
    {
      term: 'Partner',
      description: (
        <span>
          <ContentText text={partner.name} />
          <span>{`, CRD number ${partner.crd}, `}</span>
          <TextLink href={partner.formAdvUrl} target="_blank">
            Form ADV (opens a new tab)
          </TextLink>
        </span>
      ),
    },
    ...(seen === undefined
      ? []
      : [
          {
            term: 'Last opened',
            description: (
              <span>
                <span>By </span>
                <ContentText text={partner.name} />
                <span>{` on ${momentOf(seen.at)}`}</span>
              </span>
            ),
          },
        ]),
  ]
}

/** What happened to a request, newest first. */
function RequestHistory({ request }: Pick<RequestCardProps, 'request'>) {
  return (
    <Disclosure summary="History">
      <ol className="request-history">
        {requestHistory(request)
          .toReversed()
          .map(({ at, words }) => (
            <li key={`${at} ${words}`}>
              <time dateTime={at}>{momentOf(at)}</time>
              <span>
                <ContentText text={words} />
              </span>
            </li>
          ))}
      </ol>
    </Disclosure>
  )
}

import type { Appointment } from '@dst/contracts'
import type { DeskLead } from '@dst/contracts/desk'
import { DescriptionList, type DescriptionItem } from '@dst/ui/description-list'
import { Icon } from '@dst/ui/icon'
import { contactMethodLabels, contactTimeLabel } from '~/lib/consultation/contact-choices.ts'
import { bothTimes } from '../both-times.ts'
import { callingMoment } from '../calling-moment.ts'
import type { SharedFacts } from './shared-facts.ts'

interface ReachFactsProps {
  lead: DeskLead
  shared: SharedFacts
  now: Date
}

/** How and when the person wants to be reached, and whether now is a moment for it. */
export function ReachFacts({ lead: { timeZone, appointment }, shared, now }: ReachFactsProps) {
  return (
    <section className="leads-section">
      <h2>How to reach them</h2>
      <CallingMoment now={now} timeZone={timeZone} />
      {appointment === null ? null : (
        <DescriptionList items={[{ term: 'Conversation', description: bookedText(appointment, now, timeZone) }]} />
      )}
      <DescriptionList items={reachItems(shared, timeZone)} />
    </section>
  )
}

function bookedText({ start, way }: Appointment, now: Date, timeZone: string | null) {
  return (
    <span className="leads-booked">
      <span>{bothTimes(start, now, { person: timeZone })}</span>
      {way === null ? null : way.kind === 'phone' ? (
        <span>{`Phone, ${way.phoneNumber}`}</span>
      ) : (
        <a className="leads-reach-link" href={way.url}>
          {way.url}
        </a>
      )}
    </span>
  )
}

function CallingMoment({ now, timeZone }: { now: Date; timeZone: string | null }) {
  const { good, text } = callingMoment(now, timeZone)
  return (
    <p className="leads-calling" data-good={good}>
      <Icon name={good ? 'clock' : 'alert'} size="small" />
      <span>{text}</span>
    </p>
  )
}

function reachItems({ method, time, phoneNumber, email, calls, textMessages }: SharedFacts, timeZone: string | null) {
  const items: DescriptionItem[] = [
    { term: 'Wants', description: contactMethodLabels[method] },
    { term: 'Best time', description: contactTimeLabel({ bestContactTime: time, contactTimeZone: timeZone }) },
    {
      term: 'Phone',
      description:
        phoneNumber === null ? (
          'None given'
        ) : (
          <a className="leads-reach-link" href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
            {phoneNumber}
          </a>
        ),
    },
    {
      term: 'Email',
      description: (
        <a className="leads-reach-link" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    },
    { term: 'Calls', description: agreedLabel(calls) },
    { term: 'Text messages', description: agreedLabel(textMessages) },
  ]
  return items
}

function agreedLabel(agreed: boolean) {
  return (
    <span className="leads-agreed">
      <Icon name={agreed ? 'check' : 'close'} size="small" />
      <span>{agreed ? 'Agreed' : 'Not agreed'}</span>
    </span>
  )
}

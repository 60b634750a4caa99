import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { momentIn, personZone } from './contact-zones.ts'
import { stateLabels } from './request-events.ts'
import { comingAppointment, reachOf, stopMessage } from './request-reach.ts'

/** The state of a request as text for the user. */
export interface RequestCopy {
  label: string
  tone: 'neutral' | 'positive' | 'caution' | 'info'
  /** What happens next, or why nothing does. */
  next: string
  /** Set when a promised time has passed: when the user should contact us, as the start of a sentence. */
  late?: string
}

type Next = Pick<RequestCopy, 'next' | 'late'>

const approach = { phone: 'call you', email: 'write to you', text: 'text you' } as const

/** What the partner does, in the contact method that the user chose: "call you". */
function approachOf({ preferredContactMethod }: Pick<ConsultationReceipt, 'preferredContactMethod'>): string {
  return approach[preferredContactMethod]
}

/** The state of a request and what happens next; times are in the zone of its person unless another is given. */
export function requestCopy(request: Consultation, now: Date, timeZone = personZone(request)): RequestCopy {
  const partner = request.partner.name
  const label = stateLabels[request.state]
  switch (request.state) {
    case 'saved':
      return { label, tone: 'neutral', next: savedNext(request) }
    case 'queued':
      return { label, tone: 'info', ...queuedNext(request, now, timeZone) }
    case 'sent':
      return {
        label,
        tone: 'info',
        ...contactNext(
          request,
          `Your request was sent to ${partner}, which has yet to confirm that it has it.`,
          now,
          timeZone,
        ),
      }
    case 'acknowledged':
      return { label, tone: 'positive', ...contactNext(request, `${partner} has your request.`, now, timeZone) }
    case 'called':
      return {
        label,
        tone: 'positive',
        next: `${partner} says that it has been in touch with you. You can ask for another conversation.`,
      }
    case 'scheduled':
      return { label, tone: 'positive', next: `${partner} says that it has arranged a conversation with you.` }
    case 'closed':
      return { label, tone: 'neutral', next: `${partner} has closed this request. You can ask again.` }
    case 'failed':
      return { label, tone: 'caution', next: failedNext(request) }
    case 'withdrawn':
      return { label, tone: 'neutral', next: withdrawnNext(request) }
  }
}

/** When the partner plans to get in touch, as long as that time is in the future. */
export function reachMessage(
  request: Pick<ConsultationReceipt, 'contactBy' | 'preferredContactMethod' | 'contactTimeZone'>,
  now: Date,
  timeZone = personZone(request),
): string | undefined {
  const { contactBy } = request
  if (contactBy === null || new Date(contactBy) <= now) return undefined
  return `plans to ${approachOf(request)} by ${momentIn(contactBy, timeZone)}.`
}

/** A request that is being sent: a time that passes before it has arrived can't be kept. */
function queuedNext(request: Consultation, now: Date, timeZone: string | undefined): Next {
  const { partner, contactBy, appointment } = request
  const changed = reachOf(request) === 'certain'
  const coming = comingAppointment(request, now)
  const overdue = (contactBy !== null && new Date(contactBy) <= now) || (appointment !== null && coming === null)
  if (!overdue)
    return contactNext(
      request,
      `Your ${changed ? 'change' : 'request'} is on its way to ${partner.name}.`,
      now,
      timeZone,
    )
  const late = 'If it is urgent'
  if (changed)
    return {
      next: `Your change has not reached ${partner.name} yet, which has your earlier request. We keep trying.`,
      late,
    }
  const known =
    reachOf(request) === 'perhaps'
      ? `${partner.name} has not confirmed that it has your request.`
      : `It has not reached ${partner.name} yet.`
  if (coming !== null)
    return { next: `${known} We keep trying; the conversation that you booked can take place only once it has.`, late }
  return { next: `${known} We keep trying; until then ${nobody(request)}.`, late }
}

/**
 * A request that was sent: when the appointment is, or by when the partner gets in touch, and what to do once that has
 * passed.
 */
function contactNext(request: Consultation, beginning: string, now: Date, timeZone: string | undefined): Next {
  const { contactBy, appointment, partner } = request
  if (comingAppointment(request, now) !== null) return { next: `${beginning} You talk at the time that you booked.` }
  if (appointment !== null && !askedSince(request, appointment.end)) {
    return {
      next: `${beginning} You talked, or were to talk, on ${momentIn(appointment.start, timeZone)}.`,
      late: 'If nobody was in touch',
    }
  }
  const due = reachMessage(request, now, timeZone)
  if (due !== undefined) return { next: `${beginning} It ${due}` }
  if (contactBy === null) return { next: beginning }
  if (canceledAfter(request, contactBy))
    return { next: `${beginning} The conversation that you booked is canceled. You can choose another time to talk.` }
  return {
    next:
      `${partner.name} planned to ${approachOf(request)} by ${momentIn(contactBy, timeZone)}. That ` +
      'time has passed.',
    late: 'If nobody has',
  }
}

/** Even a failed attempt may have arrived, so it is never certain that no call will come. */
function nobody(request: Consultation): string {
  return reachOf(request) === 'perhaps'
    ? `do not expect anyone to ${approachOf(request)}`
    : `nobody can ${approachOf(request)}`
}

function failedNext(request: Consultation): string {
  const alerted = 'Whoever runs this site has been alerted and can send it again.'
  const partner = request.partner.name
  if (reachOf(request) === 'certain')
    return `We could not deliver your change to ${partner}, which still has your earlier request. ${alerted}`
  return `We could not deliver your request to ${partner}. ${alerted} Until then, ${nobody(request)}.`
}

function savedNext(request: Consultation): string {
  const reach = reachOf(request)
  if (reach === 'nothing')
    return `Nothing was shared with ${request.partner.name}, and nobody will ${approachOf(request)}.`
  return `You no longer share this request. ${stopMessage(request.partner.name, reach)}`
}

function withdrawnNext(request: Consultation): string {
  const reach = reachOf(request)
  return reach === 'nothing'
    ? 'It had not been sent: nothing was shared, and nobody will contact you about it.'
    : stopMessage(request.partner.name, reach)
}

/** A request that was changed or shared after the appointment asks for another one. */
function askedSince({ events }: Consultation, moment: string): boolean {
  return events.some(({ event, at }) => (event === 'changed' || event === 'shared') && at > moment)
}

/** A user who cancels an appointment that is later than the promised time gives up that promise as well. */
function canceledAfter({ events }: Consultation, moment: string): boolean {
  const last = events.findLast(({ event }) => event === 'booked' || event === 'moved' || event === 'cancelled')
  return last?.event === 'cancelled' && last.at > moment
}

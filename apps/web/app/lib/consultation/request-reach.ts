import type { Appointment, Consultation, RequestEvent } from '@dst/contracts'

/**
 * What the partner has received of a request. `perhaps`: something was sent, but its arrival isn't confirmed. `told`:
 * the partner has been told to stop, after everything that was sent.
 */
export type Reach = 'nothing' | 'perhaps' | 'certain' | 'told'

const arrivals: readonly RequestEvent[] = [
  'sent',
  'acknowledged',
  'called',
  'not_reached',
  'scheduled',
  'closed',
  'declined',
]

/** What the partner has received of a request, as far as it is known. */
export function reachOf({
  events,
  opened,
  partnerMayHaveIt,
}: Pick<Consultation, 'events' | 'opened' | 'partnerMayHaveIt'>): Reach {
  const reported = events.findLastIndex(({ event }) => event === 'withdrawal_told')
  if (events.findLastIndex(({ event }) => arrivals.includes(event)) > reported) return 'certain'
  if (partnerMayHaveIt) return opened.some(({ by }) => by === 'partner') ? 'certain' : 'perhaps'
  return reported === -1 ? 'nothing' : 'told'
}

/** The booked appointment, unless it is over. */
export function comingAppointment({ appointment }: Pick<Consultation, 'appointment'>, now: Date): Appointment | null {
  return appointment !== null && new Date(appointment.end) > now ? appointment : null
}

/** What happens after a consent is withdrawn, for a partner that has been reached. */
export function stopMessage(partner: string, reach: Exclude<Reach, 'nothing'>): string {
  if (reach === 'told') return `${partner} was told to stop and not to contact you.`
  if (reach === 'certain') return `We are telling ${partner} to stop and not to contact you.`
  return `It may have reached ${partner}, which is being told to stop and not to contact you.`
}

/** Appended when an action ends a request that has an appointment. */
export const bookedIsCanceled = 'The conversation that you booked is canceled.'

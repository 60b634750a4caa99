import type { Appointment, Consultation, RequestEvent } from '@dst/contracts'

/**
 * What the partner has of a request. `perhaps`: something left, and no answer says that it arrived. `told`: it has been
 * told to stop, of all that left.
 */
export type Reach = 'nothing' | 'perhaps' | 'certain' | 'told'

const arrivals: readonly RequestEvent[] = ['sent', 'acknowledged', 'called', 'scheduled', 'closed']

/** What the partner has of a request, as far as it is known. */
export function reachOf({ events, partnerMayHaveIt }: Pick<Consultation, 'events' | 'partnerMayHaveIt'>): Reach {
  const told = events.findLastIndex(({ event }) => event === 'withdrawal_told')
  if (events.findLastIndex(({ event }) => arrivals.includes(event)) > told) return 'certain'
  if (partnerMayHaveIt) return 'perhaps'
  return told === -1 ? 'nothing' : 'told'
}

/** The booked conversation, unless it is over. */
export function comingAppointment({ appointment }: Pick<Consultation, 'appointment'>, now: Date): Appointment | null {
  return appointment !== null && new Date(appointment.end) > now ? appointment : null
}

/** What becomes of the consent that was taken back, of a partner who has been reached. */
export function stopWords(partner: string, reach: Exclude<Reach, 'nothing'>): string {
  if (reach === 'told') return `${partner} was told to stop and not to contact you.`
  if (reach === 'certain') return `We are telling ${partner} to stop and not to contact you.`
  return `It may have reached ${partner}, which is being told to stop and not to contact you.`
}

/** Follows what ends a request that has a conversation booked. */
export const bookedIsCancelled = 'The conversation that you booked is cancelled.'

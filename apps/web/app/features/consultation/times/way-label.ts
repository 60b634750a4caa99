import type { Appointment } from '@dst/contracts'

/** How a booked conversation takes place, as a sentence for its person. */
export function wayLabel(way: Appointment['way']): string {
  if (way === null) return 'How you talk is not chosen yet: move the conversation to choose.'
  return way.kind === 'phone' ? `They call you at ${way.phoneNumber}.` : `You both open ${way.url}`
}

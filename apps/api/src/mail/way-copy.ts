import type { ConversationWay } from '@dst/contracts'
import { oneLine } from './one-line.ts'

/** How a conversation takes place, for the person. */
export function wayForPerson(way: ConversationWay | null): string {
  if (way === null) return 'Not chosen yet: please move the conversation on your profile, and choose how you talk'
  return way.kind === 'phone' ? `They call you at ${oneLine(way.phoneNumber)}` : `You both open ${oneLine(way.url)}`
}

/** How a conversation takes place, for the partner. */
export function wayForPartner(way: ConversationWay | null): string {
  if (way === null) return 'The person has not chosen yet how you talk. Please write to them before it begins.'
  return way.kind === 'phone' ? `Please call ${oneLine(way.phoneNumber)}` : `At your link: ${oneLine(way.url)}`
}

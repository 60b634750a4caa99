import type { ConversationWay } from '@dst/contracts'
import { oneLine } from './one-line.ts'

/** How a conversation takes place, for the person. */
export function wayForPerson(way: ConversationWay | null): string {
  if (way === null) return 'Not chosen yet: please move the conversation on your profile, and choose how you talk'
  return way.kind === 'phone' ? `They call you at ${oneLine(way.phoneNumber)}` : `You both open ${oneLine(way.url)}`
}

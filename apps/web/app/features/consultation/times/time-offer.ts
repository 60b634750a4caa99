import type { ConsultationReceipt, Slot } from '@dst/contracts'
import { dayOf, hourOf, momentOf } from '~/lib/moment'
import { keepsPromise } from '../confirmation'
import type { ContactTime } from '~/lib/contact-choices'

interface Hours {
  from: number
  to: number
}

/** The hours that the words of each choice name. */
const wanted = {
  morning: { from: 9, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 20 },
  anytime: { from: 9, to: 17 },
} as const satisfies Record<ContactTime, Hours>
const awake: Hours = { from: 8, to: 21 }

/** One time of each day: the first in the part of the day that the person asked for, else the first by day. */
export function firstChoices(days: readonly (readonly Slot[])[], best: ContactTime, timeZone?: string): Slot[] {
  return days.flatMap((day) => {
    const within = ({ from, to }: Hours) =>
      day.find(({ start }) => hourOf(start, timeZone) >= from && hourOf(start, timeZone) < to)
    return within(wanted[best]) ?? within(awake) ?? day[0] ?? []
  })
}

/** Every time under the day that it falls on for its person. */
export function byDay(slots: readonly Slot[], timeZone?: string): { day: string; slots: Slot[] }[] {
  const days = Array.from(new Set(slots.map(({ start }) => dayOf(start, timeZone))))
  return days.map((day) => ({ day, slots: slots.filter(({ start }) => dayOf(start, timeZone) === day) }))
}

/** Length of a conversation in minutes. */
export function minutesOf({ start, end }: Slot): number {
  return (new Date(end).getTime() - new Date(start).getTime()) / 60_000
}

const verbs = { phone: 'Call', email: 'Write to', text: 'Text' } as const

/** The choice to book nothing: "Call me within 24 hours", or by when where the partner rests for longer, until that has passed. */
export function unbookedLabel(
  { preferredContactMethod, contactBy }: Pick<ConsultationReceipt, 'preferredContactMethod' | 'contactBy'>,
  now: Date,
  timeZone?: string,
): string {
  if (contactBy === null || new Date(contactBy) <= now) return 'Book no time'
  const me = `${verbs[preferredContactMethod]} me`
  if (keepsPromise(contactBy, now)) return `${me} within 24 hours`
  return `${me} by ${momentOf(contactBy, timeZone)}`
}

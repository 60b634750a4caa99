import type { ConsultationReceipt, Slot } from '@dst/contracts'
import { callingHours, contactPromise } from '@dst/domain/parameters'
import { momentIn, personZone } from '~/lib/consultation/contact-zones.ts'
import { dayOf, hourOf } from '~/lib/time/moment.ts'
import { keepsPromise } from '../confirmation.ts'
import type { ContactTime } from '~/lib/consultation/contact-choices.ts'

interface Hours {
  from: number
  to: number
}

/** The hours that each option's label names. */
const wanted = {
  morning: { from: 9, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 20 },
  anytime: { from: 9, to: 17 },
} as const satisfies Record<ContactTime, Hours>

/** One time per day: the first in the preferred part of the day, else the first in the daytime, else the first. */
export function firstChoices(days: readonly (readonly Slot[])[], best: ContactTime, timeZone?: string): Slot[] {
  return days.flatMap((day) => {
    const within = ({ from, to }: Hours) =>
      day.find(({ start }) => hourOf(start, timeZone) >= from && hourOf(start, timeZone) < to)
    return within(wanted[best]) ?? within(callingHours) ?? day[0] ?? []
  })
}

/** All times grouped by day in the user's time zone. */
export function byDay(slots: readonly Slot[], timeZone?: string): { day: string; slots: Slot[] }[] {
  const days = Array.from(new Set(slots.map(({ start }) => dayOf(start, timeZone))))
  return days.map((day) => ({ day, slots: slots.filter(({ start }) => dayOf(start, timeZone) === day) }))
}

/** Length of a conversation in minutes. */
export function minutesOf({ start, end }: Slot): number {
  return (new Date(end).getTime() - new Date(start).getTime()) / 60_000
}

const verbs = { phone: 'Call', email: 'Write to', text: 'Text' } as const

/**
 * The option to book nothing: "Call me within 24 hours", or by what time when the partner is closed for longer, until
 * that time has passed.
 */
export function unbookedLabel(
  request: Pick<ConsultationReceipt, 'preferredContactMethod' | 'contactBy' | 'sharedAt' | 'contactTimeZone'>,
  now: Date,
): string {
  const { preferredContactMethod, contactBy } = request
  if (contactBy === null || new Date(contactBy) <= now) return 'Book no time'
  const me = `${verbs[preferredContactMethod]} me`
  if (keepsPromise(request)) return `${me} within ${contactPromise} hours`
  return `${me} by ${momentIn(contactBy, personZone(request))}`
}

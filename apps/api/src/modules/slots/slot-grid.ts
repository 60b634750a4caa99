import type { PartnerFirm } from '@dst/content/partner'
import type { Slot } from '@dst/contracts'
import { conversationDays, conversationNotice } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'
import type { Busy } from '../../database/appointments.ts'
import { openSpans } from '../../config/firm-hours.ts'

/** So that the partner sees an appointment before it begins. */
const notice = { hours: conversationNotice }

type Schedule = Pick<PartnerFirm, 'timeZone' | 'hours' | 'holidays' | 'conversationMinutes'>

/** The free slots on the partner's next working days that have any, one list per day, earliest first. */
export function slotGrid(now: Date, firm: Schedule, busy: readonly Busy[]): Slot[][] {
  const asked = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const earliest = asked.add(notice)
  const days: Slot[][] = []
  for (const { from, to } of openSpans(asked, firm)) {
    if (days.length === conversationDays) break
    const slots: Slot[] = []
    let start = from.toInstant()
    for (;;) {
      const end = start.add({ minutes: firm.conversationMinutes })
      if (Temporal.Instant.compare(end, to.toInstant()) > 0) break
      if (Temporal.Instant.compare(start, earliest) >= 0 && !isBusy(start, end, busy))
        slots.push({ start: iso(start), end: iso(end) })
      start = end
    }
    if (slots.length > 0) days.push(slots)
  }
  return days
}

/** The free slots nearest to one that is not available, at most three, nearest first. */
export function nearest(free: readonly Slot[], wanted: Date): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(new Date(start).getTime() - wanted.getTime())
  return free.toSorted((one, other) => distance(one) - distance(other)).slice(0, 3)
}

function isBusy(start: Temporal.Instant, end: Temporal.Instant, busy: readonly Busy[]): boolean {
  return busy.some(
    ({ startsAt, endsAt }) => startsAt.getTime() < end.epochMilliseconds && endsAt.getTime() > start.epochMilliseconds,
  )
}

function iso(time: Temporal.Instant): string {
  return new Date(time.epochMilliseconds).toISOString()
}

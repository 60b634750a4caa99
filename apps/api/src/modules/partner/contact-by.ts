import type { PartnerFirm, Weekday } from '@dst/content/partner'
import { Temporal } from 'temporal-polyfill'

type Schedule = Pick<PartnerFirm, 'timeZone' | 'hours' | 'holidays'>

/** One stretch of a day on which the firm works. */
export interface OpenSpan {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
}

const promise = { hours: 24 }
/** What the firm has after it next opens, where 24 hours would all fall into its rest. */
const afterOpening = { hours: 2 }

/**
 * By when the firm can keep "within 24 hours": 24 hours of the clock after the request, where it works at any time in
 * between; otherwise two hours after it next opens. Daylight saving does not lengthen or shorten it. Throws for a firm
 * that has no working day in the next 60.
 */
export function contactBy(asked: Temporal.Instant, schedule: Schedule): Temporal.Instant {
  const due = asked.add(promise)
  const [next] = openSpans(asked, schedule)
  if (!next) throw new Error('the partner has no working day within 60 days')
  const opening = Temporal.Instant.compare(next.from.toInstant(), asked) > 0 ? next.from.toInstant() : asked
  return Temporal.Instant.compare(opening, due) < 0 ? due : opening.add(afterOpening)
}

/** The firm's working times that end after `after`, the next one first, for 60 days. */
export function* openSpans(after: Temporal.Instant, { timeZone, hours, holidays }: Schedule): Generator<OpenSpan> {
  const first = after.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let day = 0; day < 60; day += 1) {
    const date = first.add({ days: day })
    // Weekdays are counted from 1 to 7, as the configuration counts them.
    const open = hours[date.dayOfWeek as Weekday]
    if (open === null || holidays.some((holiday) => holiday === date.toString())) continue
    const at = (time: string) => date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    const span = { from: at(open.from), to: at(open.to) }
    if (Temporal.Instant.compare(span.to.toInstant(), after) > 0) yield span
  }
}

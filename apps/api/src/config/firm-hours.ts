import type { PartnerFirm, Weekday } from '@dst/content/partner'
import { contactPromise } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'

type Schedule = Pick<PartnerFirm, 'timeZone' | 'hours' | 'holidays'>

/** A time span on one day in which the firm is open. */
export interface OpenSpan {
  from: Temporal.ZonedDateTime
  to: Temporal.ZonedDateTime
}

const promise = { hours: contactPromise }
/** Time that the firm gets after it next opens, if the whole promised period is outside its hours. */
const afterOpening = { hours: 2 }

/**
 * The time by which the firm can keep its promise: the promised number of elapsed hours after the request if the firm
 * is open at any time in between, otherwise two hours after it next opens. Daylight saving time does not lengthen or
 * shorten the period. Throws for a firm without a working day in the next 60 days.
 */
export function contactBy(asked: Temporal.Instant, schedule: Schedule): Temporal.Instant {
  const due = asked.add(promise)
  const [next] = openSpans(asked, schedule)
  if (!next) throw new Error('the partner has no working day within 60 days')
  const opening = Temporal.Instant.compare(next.from.toInstant(), asked) > 0 ? next.from.toInstant() : asked
  return Temporal.Instant.compare(opening, due) < 0 ? due : opening.add(afterOpening)
}

/** The firm's opening times that end after `after`, earliest first, for 60 days. */
export function* openSpans(after: Temporal.Instant, { timeZone, hours, holidays }: Schedule): Generator<OpenSpan> {
  const first = after.toZonedDateTimeISO(timeZone).toPlainDate()
  for (let day = 0; day < 60; day += 1) {
    const date = first.add({ days: day })
    // Weekdays are numbered 1 to 7, as in the configuration.
    const open = hours[date.dayOfWeek as Weekday]
    if (open === null || holidays.some((holiday) => holiday === date.toString())) continue
    const at = (time: string) => date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) })
    const span = { from: at(open.from), to: at(open.to) }
    if (Temporal.Instant.compare(span.to.toInstant(), after) > 0) yield span
  }
}

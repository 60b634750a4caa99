import { contactAfterOpening, contactPromise } from '@dst/domain/parameters'
import { Temporal } from 'temporal-polyfill'
import { sharedSpans, type OpenHours, type Span } from './firm-hours.ts'

const needed = Temporal.Duration.from({ hours: contactAfterOpening }).total('milliseconds')

interface Asked {
  asked: Temporal.Instant
  schedule: OpenHours
  /** IANA time zone of the person. */
  timeZone: string
}

/**
 * The moment by which the firm gets in touch; always one at which it is open and the person may be called. That is the
 * promised number of elapsed hours after the request, if it is such a moment; otherwise the last such moment before it,
 * if there were two open hours until then; otherwise the end of the first two open hours after the next opening. The
 * moment of an opening doesn't count: nobody has had time by then. Undefined if there is none in the next 60 days.
 * @source docs/product/consultation.md#contact-promise; parameters `contactPromise`, `contactAfterOpening`
 */
export function contactBy({ asked, schedule, timeZone }: Asked): Temporal.Instant | undefined {
  const due = asked.add({ hours: contactPromise })
  const spans = [...sharedSpans(asked, schedule, timeZone)]
  const begun = spans.filter(({ from }) => Temporal.Instant.compare(from, due) < 0)
  const last = begun.at(-1)
  if (last && Temporal.Instant.compare(due, last.to) <= 0) return due
  const opened = begun.reduce((sum, span) => sum + lengthOf(span), 0)
  if (last && opened >= needed) return last.to
  return endOf(
    needed,
    spans.filter(({ from }) => Temporal.Instant.compare(from, asked) > 0),
  )
}

/** When that much time of the spans has passed. */
function endOf(milliseconds: number, spans: readonly Span[]): Temporal.Instant | undefined {
  let left = milliseconds
  for (const span of spans) {
    if (lengthOf(span) >= left) return span.from.add({ milliseconds: left })
    left -= lengthOf(span)
  }
  return undefined
}

function lengthOf({ from, to }: Span): number {
  return to.epochMilliseconds - from.epochMilliseconds
}

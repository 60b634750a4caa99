import type { FirmSchedule, FirmSlotDays, Slot } from '@dst/contracts'

type Spans = FirmSchedule['blocked']
/** One time of the firm, and what became of it. */
export type FirmSlot = FirmSlotDays['days'][number][number]

const overlaps = (span: Spans[number], { start, end }: Slot) =>
  Date.parse(span.from) < Date.parse(end) && Date.parse(span.to) > Date.parse(start)

/** Whether a time lies in a blocked span, wholly or in part. */
export function isBlocked(spans: Spans, slot: Slot): boolean {
  return spans.some((span) => overlaps(span, slot))
}

/** Blocks a time. */
export function blockSlot(spans: Spans, slot: Slot): Spans {
  return isBlocked(spans, slot) ? spans : [...spans, { from: slot.start, to: slot.end }]
}

/** Frees a time: what is blocked before and after it stays so. */
export function freeSlot(spans: Spans, { start, end }: Slot): Spans {
  return spans.flatMap((span) => {
    if (!overlaps(span, { start, end })) return [span]
    return [
      { from: span.from, to: start },
      { from: end, to: span.to },
    ].filter(({ from, to }) => Date.parse(from) < Date.parse(to))
  })
}

/** Spans that are still to come, and touch none of the times that are shown. */
export function otherSpans(spans: Spans, slots: readonly Slot[], now: Date): Spans {
  return spans.filter((span) => new Date(span.to) > now && !slots.some((slot) => overlaps(span, slot)))
}

/** Without those that are over. */
export function comingSpans(spans: Spans, now: Date): Spans {
  return spans.filter(({ to }) => new Date(to) > now)
}
